import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import * as v from 'valibot';
import type { Ending } from '../practice/solver.ts';

/** When a drill comes back, and what that is worked out from; moments are in milliseconds since 1970. */
export const Schedule = v.object({
  due: v.number(),
  stability: v.number(),
  difficulty: v.number(),
  scheduledDays: v.number(),
  tries: v.number(),
  lapses: v.number(),
  state: v.picklist([0, 1, 2, 3]),
  last: v.optional(v.number()),
});
export type Schedule = v.InferOutput<typeof Schedule>;

/** A drill comes back on another day, never twice on the same. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

const GRADES: Readonly<Record<Ending, Grade>> = { alone: Rating.Good, helped: Rating.Hard, shown: Rating.Again };

/** Something new is due at once. */
export function newSchedule(now: number): Schedule {
  return scheduleOf(createEmptyCard(now));
}

/** When a drill comes back after it ended like this. */
export function afterEnding(schedule: Schedule, ending: Ending, now: number): Schedule {
  return scheduleOf(scheduler.next(cardOf(schedule), now, GRADES[ending]).card);
}

function scheduleOf({ due, stability, difficulty, scheduled_days, reps, lapses, state, last_review }: Card): Schedule {
  return {
    due: due.getTime(),
    stability,
    difficulty,
    scheduledDays: scheduled_days,
    tries: reps,
    lapses,
    state,
    ...(last_review === undefined ? {} : { last: last_review.getTime() }),
  };
}

function cardOf({ due, stability, difficulty, scheduledDays, tries, lapses, state, last }: Schedule): Card {
  return {
    due: new Date(due),
    stability,
    difficulty,
    elapsed_days: 0,
    scheduled_days: scheduledDays,
    learning_steps: 0,
    reps: tries,
    lapses,
    state,
    ...(last === undefined ? {} : { last_review: new Date(last) }),
  };
}
