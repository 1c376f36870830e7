import { describe, expect, it } from 'vitest';
import { BOT_NAMES, botNamed, explain } from '../src/index.ts';
import { midGame, PLAYER_COUNTS } from './games.ts';

// Bots get a View, which holds no hidden information, so no test of secrecy is needed here.
describe('a bot does not change the view', () => {
  for (const players of PLAYER_COUNTS) {
    it(`deciding and explaining, ${players} players`, () => {
      const { view } = midGame({ players }, `untouched/${players}`, 16);
      const before = structuredClone(view);
      for (const name of BOT_NAMES) botNamed(name).decide(view, '7', { playouts: 24 });
      explain(view, { playouts: 24 }, { samples: 2 });
      expect(view).toEqual(before);
    });
  }
});
