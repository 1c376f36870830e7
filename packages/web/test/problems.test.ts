import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { problemText } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { readSummary } from '../src/library/kept.ts';
import { readLibrary } from '../src/library/libraryFile.ts';
import { recordingOf } from '../src/replay/recording.ts';
import { readCode } from '../src/share/gameCode.ts';
import { problems as de } from '../src/words/de/problems.ts';
import { problems as en, type ProblemTexts } from '../src/words/en/problems.ts';
import { problems as nl } from '../src/words/nl/problems.ts';
import { sayProblem } from '../src/words/sayProblem.ts';
import { thousandGames } from './library/thousand.ts';

const ENGINE = fileURLToPath(new URL('../../engine/src', import.meta.url));

/** The texts in what readers throw: with `1` for all that they fill in, and without ids and fields, which are one word. */
function phrasesOf(source: string): readonly string[] {
  const thrown = source.match(/new (InvalidField|FoundText)\([^;]*;/g) ?? [];
  const texts = thrown.flatMap((call) => call.match(/'[^']*'|`[^`]*`/g) ?? []);
  return texts.map((text) => text.slice(1, -1).replace(/\$\{[^}]*\}/g, '1')).filter((text) => /[a-z] [a-z]/.test(text));
}

describe('what is wrong with a file', () => {
  it('is said in words of the language, and what stands in the file as it stands there', () => {
    const list = readLibrary({ format: 'nunatak-library/2', games: 'x a list' });
    if (list.ok) throw new Error('read');
    expect(sayProblem(problemText(list.reason), de)).toBe('games: gefunden "x a list", erwartet eine Liste');
    const format = recordingOf({ format: 7 });
    if (format.ok) throw new Error('read');
    expect(sayProblem(problemText(format.reason), nl)).toBe('format: gevonden 7, verwacht "nunatak-record/1"');
    const link = readCode('g1.2.1.friends');
    if (link.ok) throw new Error('read');
    expect(sayProblem(problemText(link.reason), de)).toBe(
      'link: gefunden 4 Teile, erwartet g1 und sechs weitere Teile',
    );
    const type = readSummary({ id: 7 });
    if (type.ok) throw new Error('read');
    expect(sayProblem(`games[0].summary.${type.reason}`, nl)).toBe(
      'games[0].summary.id: gevonden 7, verwacht een tekst',
    );
  });

  it('is said of a broken game of a library as a person would say it, in every language', () => {
    const game = thousandGames()[0];
    if (game === undefined) throw new Error('a game is needed');
    const { body: _, ...bodyless } = game;
    const { turn: __, ...turnless } = game.summary;
    const broken = [
      bodyless,
      { ...game, summary: { ...game.summary, turn: 1.5 } },
      { ...game, summary: turnless },
      { ...game, summary: { ...game.summary, over: 'yes' } },
      { ...game, summary: { ...game.summary, points: 7 } },
      7,
    ];
    const read = readLibrary({ format: 'nunatak-library/2', games: broken });
    if (!read.ok) throw new Error('the library should be read');
    const reasons = read.value.broken.map(({ reason }) => reason);
    expect(reasons).toEqual([
      'games[0].body is missing',
      'games[1].summary.turn: found 1.5, expected a whole number',
      'games[2].summary.turn is missing',
      'games[3].summary.over: found "yes", expected true or false',
      'games[4].summary.points: found 7, expected a list',
      'games[5].document: found 7, expected an object',
    ]);
    expect(reasons.map((reason) => sayProblem(reason, de))).toEqual([
      'games[0].body fehlt',
      'games[1].summary.turn: gefunden 1.5, erwartet eine ganze Zahl',
      'games[2].summary.turn fehlt',
      'games[3].summary.over: gefunden "yes", erwartet true oder false',
      'games[4].summary.points: gefunden 7, erwartet eine Liste',
      'games[5].document: gefunden 7, erwartet ein Objekt',
    ]);
  });

  it('has words for everything that the rules say of a record or an edition', () => {
    const files = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const phrases = files.flatMap((file) => phrasesOf(readFileSync(`${ENGINE}/${file}`, 'utf8')));
    expect(phrases.length).toBeGreaterThan(30);
    // A text that was found is quoted; the plural of a word is filled in, too.
    const said = (phrase: string) => [phrase, `"${phrase}"`, phrase.replace(/player1$/, 'players')];
    const isSaid = (phrase: string, texts: ProblemTexts) => said(phrase).some((one) => sayProblem(one, texts) !== one);
    expect(phrases.filter((phrase) => ![de, nl].every((texts) => isSaid(phrase, texts)))).toEqual([]);
  });

  it('fills in the same in every language, and is in English what it was', () => {
    const slots = (text: string) => new Set(text.match(/\$\d/g));
    for (const [id, text] of Object.entries(en) as [keyof typeof en, string][]) {
      for (const texts of [de, nl]) expect(slots(texts[id]), id).toEqual(slots(text));
      const phrase = text.replaceAll(/\$\d/g, '7');
      expect(sayProblem(phrase, en)).toBe(phrase);
    }
  });
});
