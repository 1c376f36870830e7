import { useEffect, useState } from 'react';
import { library } from '../library/library.ts';
import { takenOver } from '../library/takeOver.ts';
import { keptReviews } from '../notes/reviews.ts';
import { type Drill, drills, dueOf } from './drills.ts';

/** The drills that are due, read when the screen opens; undefined until they were. */
export function useDue(now: number): readonly Drill[] | undefined {
  const [due, setDue] = useState<readonly Drill[]>();
  useEffect(() => {
    readDue(now).then(setDue, () => setDue([]));
  }, [now]);
  return due;
}

async function readDue(now: number): Promise<readonly Drill[]> {
  await takenOver();
  const [games, all] = await Promise.all([library.list(), drills.list()]);
  const there = new Set(games.map(({ id }) => id));
  await keptReviews.prune(there);
  return dueOf(all, there, now);
}
