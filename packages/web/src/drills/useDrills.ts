import { useEffect, useState } from 'react';
import { library } from '../library/library.ts';
import { takenOver } from '../library/takeOver.ts';
import { keptReviews } from '../notes/reviews.ts';
import type { LossKind } from '../statistics/losses.ts';
import { type Drill, drills, dueOf } from './drills.ts';

/** The drills that are due, of one kind where one is asked for; undefined until they were read, when the screen opens. */
export function useDue(now: number, kind?: LossKind): readonly Drill[] | undefined {
  const [due, setDue] = useState<readonly Drill[]>();
  useEffect(() => {
    readDue(now, kind).then(setDue, () => setDue([]));
  }, [now, kind]);
  return due;
}

async function readDue(now: number, kind: LossKind | undefined): Promise<readonly Drill[]> {
  await takenOver();
  const [games, all] = await Promise.all([library.list(), drills.list()]);
  const there = new Set(games.map(({ id }) => id));
  await keptReviews.prune(there);
  return dueOf(all, there, now, kind);
}
