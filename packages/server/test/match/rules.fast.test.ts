import { BLESSING_IDS, editionOf } from '@nunatak/engine';
import { expect, test } from 'vitest';
import { factsFor, oneMore, toOpen } from '../../src/match/facts.ts';

test('a match that was stored without a version of the rules goes on by the first, with the edition of that time', () => {
  const { config } = factsFor({ players: 2, options: {} });
  expect(config).toMatchObject({ rules: 1, edition: editionOf(1) });
});

test('a new match is played by the rules of today, and so is one more of an old table', () => {
  expect(factsFor(toOpen({ players: 2, options: {} })).config).toMatchObject({
    rules: 2,
    edition: editionOf(2),
  });
  expect(oneMore({ players: 3, rules: 1, options: {} })).toMatchObject({ rules: 2 });
});

test('one more of a game that the rules of today do not allow is played as before', () => {
  const withMoon = { players: 2, options: { blessings: BLESSING_IDS.filter((id) => id === 'moon') } } as const;
  expect(oneMore(withMoon)).toBe(withMoon);
});
