import { describe, expect, it } from 'vitest';
import { BOT_NAMES, doesSearch } from '../src/index.ts';
import { allConfigs, otherConfigs } from './games.ts';
import { errorsOf, playAll } from './native/playAll.ts';
import type { Task } from './native/player.ts';

/** Enough playouts to reach every branch of the search. */
const PLAYOUTS = 12;
const GAMES = 6;
/**
 * Editions per mode: some near the built-in one, where the nets judge, some far from it, where the linear model does.
 */
const EDITIONS = 4;
const QUICK = ['random', 'serac'];

describe('bots play legal moves only', () => {
  it('in every mode, with every option', async () => {
    const tasks = allConfigs().flatMap((config) =>
      BOT_NAMES.flatMap((name, i): Task[] =>
        Array.from({ length: doesSearch(name) ? 1 : GAMES }, (_, game) => ({
          config,
          seed: `legal/${name}/${game}`,
          bots: Array.from({ length: config.players }, (_seat, seat) =>
            seat === 0 ? name : QUICK[(i + seat + game) % QUICK.length],
          ),
          playouts: PLAYOUTS,
        })),
      ),
    );
    const played = await playAll(tasks);
    expect(errorsOf(played)).toEqual([]);
    const searching = BOT_NAMES.filter(doesSearch).length;
    expect(played.length).toBe(24 * ((BOT_NAMES.length - searching) * GAMES + searching));
  }, 300_000);

  it('in every mode of random editions', async () => {
    const tasks = otherConfigs(EDITIONS).flatMap((config) =>
      ['glacier', 'nunatak'].map(
        (name): Task => ({
          config,
          seed: `edition/${name}`,
          bots: Array.from({ length: config.players }, (_, seat) => (seat === 0 ? name : 'serac')),
          playouts: PLAYOUTS,
        }),
      ),
    );
    const played = await playAll(tasks);
    expect(errorsOf(played)).toEqual([]);
    expect(played.length).toBe(2 * 4 * EDITIONS);
  }, 300_000);
});
