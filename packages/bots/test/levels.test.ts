import { describe, expect, it } from 'vitest';
import { runArena } from '../node/arena.ts';
import { createBot, LEVEL_IDS, LEVELS } from '../src/index.ts';

describe('the five levels', () => {
  it('have names of their own, keys for words, and grow in what they understand', () => {
    expect(LEVEL_IDS).toHaveLength(5);
    for (const id of LEVEL_IDS) {
      expect(createBot(id).name).toBe(id);
      expect(LEVELS[id].nameKey).toBe(`bots.${id}.name`);
      expect(LEVELS[id].characterKey).toBe(`bots.${id}.character`);
    }
    const understood = LEVEL_IDS.map((id) => LEVELS[id].insights.length);
    expect(understood).toEqual(understood.toSorted((a, b) => a - b));
  });

  it('each of the quick ones beats a table of the one below', async () => {
    for (const [upper, lower] of [
      ['drift', 'pebble'],
      ['ridge', 'drift'],
      ['serac', 'ridge'],
    ]) {
      const { standings } = await runArena({ bots: [upper, lower], games: 60, players: 3, seed: 'levels', jobs: 2 });
      const wins = standings.find(({ bot }) => bot === upper)?.wins;
      expect(wins?.low, upper).toBeGreaterThan(1 / 3);
    }
  }, 60_000);
});
