import type { Store } from '../store/store.ts';

/** For so long after a release has changed a database that was in use, processes of the one before may work on it too. */
const TOGETHER_MS = 24 * 60 * 60 * 1000;

/** The first migration of those that know more than the first rules. */
const SECOND_RULES = '0003_fillfactor';
/** The first migration of those that find the number of its step in a snapshot: to those before it is that of the last one. */
const NUMBERED_SNAPSHOTS = '0008_daily';
/** The migration of the release that brought the second version of the log. */
const SECOND_LOG = '0016_log_versions';

/** Until when which releases before this one may be at work beside it, and have to read what it writes. */
export interface Neighbours {
  /** Those that know the first rules alone: they would go on with any game by those. */
  readonly firstRulesUntil: number;
  /** Those that take every snapshot for that of the last step. */
  readonly lastSnapshotsUntil: number;
  /** Those that know the first version of the log alone. */
  readonly firstLogUntil: number;
}

export const NO_NEIGHBOURS: Neighbours = {
  firstRulesUntil: Number.NEGATIVE_INFINITY,
  lastSnapshotsUntil: Number.NEGATIVE_INFINITY,
  firstLogUntil: Number.NEGATIVE_INFINITY,
};

export async function neighboursOn(store: Store): Promise<Neighbours> {
  const until = async (migration: string) => {
    const upgradedAt = await store.upgradedAt(migration);
    return upgradedAt === undefined ? Number.NEGATIVE_INFINITY : upgradedAt + TOGETHER_MS;
  };
  return {
    firstRulesUntil: await until(SECOND_RULES),
    lastSnapshotsUntil: await until(NUMBERED_SNAPSHOTS),
    firstLogUntil: await until(SECOND_LOG),
  };
}
