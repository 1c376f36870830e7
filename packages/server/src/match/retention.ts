import { dayAt } from '../daily/leaderboards.ts';
import type { Matches } from './matches.ts';
import { forgetEveryone } from './people.ts';

/** How long what is over is kept as it is; for ever where it is not said. */
export interface Keeping {
  /** After so many days the logs of finished matches are put into less space. */
  readonly archiveDays?: number | undefined;
  /** After so many days finished matches forget their people and what they wrote, and leaderboards and tournaments are dropped. */
  readonly namesDays?: number | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 50;

/** Puts away what is over for long enough, a little at a time, so that nobody waits for it. */
export async function putAway(matches: Matches, { archiveDays, namesDays }: Keeping): Promise<void> {
  const { store, world } = matches;
  const each = async (
    days: number | undefined,
    find: typeof store.archivable,
    work: (id: string) => Promise<unknown>,
  ) => {
    if (days === undefined) return;
    for (;;) {
      const ids = await find(world.now() - days * DAY_MS, AT_ONCE);
      for (const id of ids) {
        await work(id);
        await world.nextTurn();
      }
      if (ids.length < AT_ONCE) return;
    }
  };
  await each(
    archiveDays,
    (before, limit) => store.archivable(before, limit),
    (id) => store.archive(id, world.now()),
  );
  await each(
    namesDays,
    (before, limit) => store.forgettable(before, limit),
    (id) => forgetEveryone(store, id, world.now()),
  );
  if (namesDays === undefined) return;
  const before = world.now() - namesDays * DAY_MS;
  await store.dropBoards(dayAt(before));
  await store.dropTournaments(before);
}
