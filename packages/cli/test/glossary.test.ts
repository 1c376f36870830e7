import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language, words } from '@nunatak/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { literalsOf, literalsUnder, type TextAt } from '../../words/test/gather.ts';
import { conceptsOf, otherWordsIn } from '../../words/test/glossary.ts';
import { nunatak, scratchFolder } from './nunatak.ts';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const folder = scratchFolder();
const game = path.join(folder, 'game-0.json');

/** Inputs that produce every kind of text at the table: greeting, help, refusals, choices and the game itself. */
const ANSWERS = ['three', '2', '1', '', 'help', 'board', 'undo', 'dance', '99', 'list', 'take', 'save', 'rules B'];

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  await nunatak(['simulate', '--players', '2', '--seed', 'glossary', '--records', folder]);
});

/** Returns what the CLI prints in a language, line by line: a game, a replayed saved game, and all rules. */
async function printed(language: Language): Promise<readonly TextAt[]> {
  const answers = [...ANSWERS, ...Array.from({ length: 60 }, () => '1')].join('\n');
  const calls = [
    ['play', await nunatak(['play', '--seed', 'glossary', '--language', language], answers)],
    ['replay', await nunatak(['replay', game, '--board', '--language', language])],
    ['rules', await nunatak(['rules', '--language', language])],
  ] as const;
  return calls.flatMap(([call, { stdout, stderr }]) =>
    `${stdout}\n${stderr}`.split('\n').map((line): TextAt => [call, line]),
  );
}

describe('the CLI uses one word for one thing', () => {
  test('in its own texts', () => {
    const said = literalsUnder(SRC);
    expect(said.length).toBeGreaterThan(100);
    expect(otherWordsIn(said, 'en', 'cli')).toEqual([]);
  });

  test.each(LANGUAGES)('in everything it prints (%s)', async (language) => {
    expect(otherWordsIn(await printed(language), language, 'cli')).toEqual([]);
  });

  test('a forbidden word inserted into its own texts is found', () => {
    for (const { wrong } of conceptsOf('en', 'cli')) {
      const planted = literalsOf(`throw usageError(\`cannot read \${file}: ${wrong}\`);`, 'files.ts');
      expect(otherWordsIn(planted, 'en', 'cli'), wrong).toContainEqual(expect.stringMatching(/^files\.ts: /));
    }
  });

  test.each(LANGUAGES)('a forbidden word inserted into its output is found (%s)', async (language) => {
    const { terminal } = words(language);
    const { greeting } = terminal;
    const concepts = conceptsOf(language, 'cli');
    Object.assign(terminal, { greeting: concepts.map(({ wrong }) => wrong) });
    try {
      const found = otherWordsIn(await printed(language), language, 'cli');
      for (const { concept } of concepts) {
        expect(found).toContainEqual(expect.stringMatching(`^play: “.+” for ${concept}; `));
      }
    } finally {
      Object.assign(terminal, { greeting });
    }
  });
});
