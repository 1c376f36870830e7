import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { countFrom, type GoldenCount, type GoldenGame, replay } from './golden.ts';

function read<Document>(name: string): Document {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, name), 'utf8'));
}

const games = readdirSync(import.meta.dirname).filter((name) => /game-.*\.json$/.test(name));

test('there is a golden game for every version of the rules and every mode with two sets of options', () => {
  expect(games).toEqual(
    ['', 'rules-2-'].flatMap((version) =>
      [1, 2, 3, 4].flatMap((players) =>
        ['plain', 'varied'].map((options) => `${version}game-${players}-${options}.json`),
      ),
    ),
  );
});

describe('golden games play out as recorded', () => {
  test.each(games)('%s', (name) => {
    const golden = read<GoldenGame>(name);
    expect(replay(golden, golden.actions)).toEqual(golden);
  });
});

describe('perft: the number of action sequences is unchanged', () => {
  const counted = ['perft.json', 'rules-2-perft.json'].flatMap((name) => read<GoldenCount[]>(name));
  test.each(counted)('$game after $after actions', ({ game, after, counts }) => {
    expect(countFrom(read<GoldenGame>(game), after, counts.length)).toEqual(counts);
  });
});
