import { describe, expect, it } from 'vitest';
import { runArena } from '../node/arena.ts';
import { BOT_NAMES, botNamed, botNameOf, doesSearch, LEVEL_IDS, LEVELS } from '../src/index.ts';

describe('the bots', () => {
  it('are eight with eight names, six of them levels', () => {
    expect(new Set(BOT_NAMES.map((name) => botNamed(name))).size).toBe(8);
    expect(BOT_NAMES.map((name) => botNamed(name).name)).toEqual([...BOT_NAMES]);
    expect(LEVEL_IDS).toHaveLength(6);
  });

  it('two of them search', () => {
    expect(BOT_NAMES.filter(doesSearch)).toEqual(['flatMonteCarlo', 'nunatak']);
  });

  it('are found under the names of earlier matches', () => {
    expect([botNameOf('greedy'), botNameOf('search'), botNameOf('drift'), botNameOf('yeti')]).toEqual([
      'serac',
      'nunatak',
      'drift',
      undefined,
    ]);
  });
});

describe('the levels', () => {
  it('each have at least the insights of the level below, and no more noise', () => {
    for (let i = 1; i < LEVEL_IDS.length; i++) {
      const upper = LEVELS[LEVEL_IDS[i]];
      const lower = LEVELS[LEVEL_IDS[i - 1]];
      expect(lower.insights.every((insight) => upper.insights.includes(insight))).toBe(true);
      expect(upper.noise).toBeLessThanOrEqual(lower.noise);
    }
  });

  it('each quick level beats a table of the level below', async () => {
    for (const [upper, lower] of [
      ['drift', 'pebble'],
      ['ridge', 'drift'],
      ['serac', 'ridge'],
      ['glacier', 'serac'],
    ]) {
      const arena = { bots: [upper, lower], games: 60, players: 3, seed: 'levels', jobs: 2, luck: false } as const;
      const { standings } = await runArena(arena);
      const wins = standings.find(({ bot }) => bot === upper)?.wins;
      expect(wins?.low, upper).toBeGreaterThan(1 / 3);
    }
  });
});
