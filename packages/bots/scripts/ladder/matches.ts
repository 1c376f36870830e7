import type { PlayerCount } from '@nunatak/engine';
import { type FrozenName, LEVEL_IDS } from '../../src/index.ts';

/** One bot at a table of others, or alone in the solo game. */
export interface Match {
  readonly bots: readonly string[];
  readonly players: PlayerCount;
  readonly games: number;
  /** `ladder`: the deals of earlier ladders. `eval`: deals that no setting was ever chosen by. */
  readonly seed: 'ladder' | 'eval';
}

export interface Counts {
  /** Number of games of a rung, and of a duel. */
  readonly games: number;
  readonly solo: number;
  readonly yardstick: number;
  readonly ceiling: number;
}

/** All matches of the ladder, by part. */
export interface Matches {
  readonly rungs: readonly Match[];
  readonly duels: readonly Match[];
  readonly ceiling: readonly Match[];
  readonly solo: readonly Match[];
  readonly yardstick: readonly Match[];
}

const TOP = 'nunatak';
const BEFORE: FrozenName = 'nunatak-1';
const TABLES: readonly PlayerCount[] = [2, 3, 4];
/** Budgets in ms per decision: equal time (short and long), and a tenth of it. */
const TIME_BUDGETS = [
  [50, 50],
  [250, 250],
  [5, 50],
] as const;
/** Budgets in playouts: ten and a hundred times as many, and ten times the level's own. */
const PLAYOUT_BUDGETS = [
  [10_000, 1000],
  [100_000, 1000],
  [80_000, 8000],
] as const;

export function matchesOf({ games, solo, yardstick, ceiling }: Counts): Matches {
  return {
    rungs: TABLES.flatMap((players) =>
      LEVEL_IDS.map(
        (upper, i): Match => ({ bots: [upper, LEVEL_IDS[i - 1] ?? 'random'], players, games, seed: 'ladder' }),
      ),
    ),
    duels: TIME_BUDGETS.flatMap(([own, other]) =>
      TABLES.map(
        (players): Match => ({ bots: [`${TOP}@${own}ms`, `${BEFORE}@${other}ms`], players, games, seed: 'eval' }),
      ),
    ),
    ceiling: PLAYOUT_BUDGETS.map(
      ([more, base]): Match => ({
        bots: [`${TOP}@${more}`, `${TOP}@${base}`],
        players: 3,
        games: ceiling,
        seed: 'eval',
      }),
    ),
    solo: [TOP, 'glacier', BEFORE].map((bot): Match => ({ bots: [bot], players: 1, games: solo, seed: 'ladder' })),
    yardstick: [{ bots: [`${TOP}@1000ms`, 'flatMonteCarlo'], players: 3, games: yardstick, seed: 'ladder' }],
  };
}
