import { describe, expect, it } from 'vitest';
import { BOT_NAMES } from '../src/index.ts';
import { allConfigs } from './games.ts';
import { errorsOf, playAll } from './native/playAll.ts';
import type { Task } from './native/player.ts';

const SEARCHING = ['flatMonteCarlo', 'search', 'nunatak'];
/** Enough to go through every branch of the search. */
const PLAYOUTS = 12;
const GAMES = 12;

describe('bots play legal moves only', () => {
  it('in every mode, with every option', async () => {
    const tasks = allConfigs().flatMap((config) =>
      BOT_NAMES.flatMap((name, i): Task[] =>
        Array.from({ length: SEARCHING.includes(name) ? 1 : GAMES }, (_, game) => ({
          config,
          seed: `legal/${name}/${game}`,
          bots: Array.from({ length: config.players }, (_seat, seat) =>
            seat === 0 ? name : BOT_NAMES[(i + seat + game) % 2],
          ),
          playouts: PLAYOUTS,
        })),
      ),
    );
    const played = await playAll(tasks);
    expect(errorsOf(played)).toEqual([]);
    expect(played.length).toBeGreaterThan(1000);
  }, 300_000);
});
