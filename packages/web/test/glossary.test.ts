import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@nunatak/words';
import { describe, expect, it } from 'vitest';
import { literalsUnder, type TextAt, textsOf } from '../../words/test/gather.ts';
import { conceptsOf, GLOSSARY, otherWordsIn } from '../../words/test/glossary.ts';

function folderOf(language: Language): string {
  return fileURLToPath(new URL(`../src/words/${language}/`, import.meta.url));
}

/** What the files of a language export, file by file. */
async function decksOf(language: Language): Promise<Readonly<Record<string, object>>> {
  const files = readdirSync(folderOf(language)).map((file) => file.replace('.ts', ''));
  const decks = files.map(async (file) => [file, await import(`../src/words/${language}/${file}.ts`)] as const);
  return Object.fromEntries(await Promise.all(decks));
}

async function everyText(language: Language): Promise<readonly TextAt[]> {
  return [...textsOf(await decksOf(language)), ...literalsUnder(folderOf(language))];
}

describe('the page keeps to one word for one thing', () => {
  it.each(LANGUAGES)('%s has no second word for any', async (language) => {
    expect(otherWordsIn(await everyText(language), language, 'page')).toEqual([]);
  });

  it.each(LANGUAGES)('%s uses the word of every thing that only the page has', async (language) => {
    const all = (await everyText(language)).map(([, text]) => text.toLowerCase());
    const own = GLOSSARY[language].filter(({ only }) => only?.join() === 'page');
    const unused = own.filter(({ word }) => !all.some((text) => text.includes(word.toLowerCase())));
    expect(unused.map(({ concept, word }) => `${concept}: ${word}`)).toEqual([]);
  });

  it.each(LANGUAGES)('a second word planted in the texts of the table is found (%s)', async (language) => {
    const { table } = await decksOf(language);
    for (const { concept, wrong } of conceptsOf(language, 'page')) {
      const planted = { table: { ...table, newGame: wrong, handOver: (_name: string) => wrong } };
      const found = otherWordsIn(textsOf(planted), language, 'page').filter((line) => line.includes(`for ${concept};`));
      expect(found, wrong).toContainEqual(expect.stringMatching(/^table\.newGame: /));
      expect(found, wrong).toContainEqual(expect.stringMatching(/^table\.handOver\(\): /));
    }
  });
});
