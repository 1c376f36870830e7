import { dayAt } from '../daily/leaderboards.ts';
import type { Matches } from './matches.ts';
import { forgetEveryone } from './people.ts';

/** How long what is over is kept as it is; for ever where it is not said. */
export interface Keeping {
  /** After so many days finished matches forget their people and what they wrote, and leaderboards and tournaments are dropped. */
  readonly namesDays?: number | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 50;

/** Puts away what is over for long enough, a little at a time, so that nobody waits for it. */
export async function putAway({ store, world }: Matches, { namesDays }: Keeping): Promise<void> {
  if (namesDays === undefined) return;
  const before = world.now() - namesDays * DAY_MS;
  for (;;) {
    const ids = await store.forgettable(before, AT_ONCE);
    for (const id of ids) {
      await forgetEveryone(store, id, world.now());
      await world.nextTurn();
    }
    if (ids.length < AT_ONCE) break;
  }
  await store.dropBoards(dayAt(before));
  await store.dropTournaments(before);
}
