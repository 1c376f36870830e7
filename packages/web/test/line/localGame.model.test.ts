import type { PlayerCount } from '@nunatak/engine';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { WindowChannel } from './model/channel.ts';
import { stepLists } from './model/intents.ts';
import { LocalModel } from './model/localModel.ts';
import { setups } from './model/setups.ts';

/**
 * `npm test` plays few games from a fixed seed. The long run draws its own seed, prints it with what it finds, and takes it
 * back as NUNATAK_MODEL_SEED:
 *
 *     NUNATAK_MODEL_GAMES=2000 npm run vitest -- run packages/web/test/line/localGame.model
 */
const { NUNATAK_MODEL_GAMES: games, NUNATAK_MODEL_INTENTS: intents = '40', NUNATAK_MODEL_SEED: seed } = process.env;
const SHORT_RUN = { numRuns: 50, seed: 29 };
const RUN =
  games === undefined ? SHORT_RUN : { numRuns: Number(games), ...(seed !== undefined && { seed: Number(seed) }) };
const LONGEST_MS = 3_600_000;

describe('a game at this screen, played by random intents', () => {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('BroadcastChannel', WindowChannel);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it.each([1, 2, 3, 4] satisfies readonly PlayerCount[])(
    'keeps the rules of the table with %i',
    async (players) => {
      await fc.assert(fc.asyncProperty(setups(players), stepLists(Number(intents)), LocalModel.play), RUN);
    },
    LONGEST_MS,
  );
});
