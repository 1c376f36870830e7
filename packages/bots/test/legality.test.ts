import { describe, expect, it } from 'vitest';
import { BOT_NAMES, createBot } from '../src/index.ts';
import { allConfigs, playGame } from './games.ts';

/** Small enough to play many games, large enough to go through every branch of the search. */
const TINY = { playouts: 8 };

describe('bots play legal moves only', () => {
  for (const config of allConfigs()) {
    it(`${config.players} players, ${JSON.stringify(config.options ?? 'default options')}`, () => {
      for (const [i, name] of BOT_NAMES.entries()) {
        const isSlow = !['random', 'greedy', 'pebble', 'drift', 'ridge'].includes(name);
        for (let game = 0; game < (isSlow ? 1 : 4); game++) {
          const seed = `legal/${name}/${game}`;
          const bots = Array.from({ length: config.players }, (_, seat) =>
            seat === 0 || !isSlow
              ? createBot(name, `${seed}/${seat}`, TINY)
              : createBot(BOT_NAMES[(i + seat) % 2], `${seed}/${seat}`),
          );
          expect(playGame(config, seed, bots).state.view.phase).toBe('over');
        }
      }
    }, 60_000);
  }
});
