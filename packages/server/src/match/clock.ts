import type { Clock } from '@nunatak/protocol';
import type { ClockState } from './match.ts';

const SECOND = 1000;
const LIVE_GRACE = 30 * SECOND;
const SLOW_GRACE = 12 * 60 * 60 * SECOND;

/** How long the others wait for a seat whose time is up before a bot plays for it, and how long a granted wait is. */
export function graceOf(clock: Clock): number {
  if (clock.kind !== 'perTurn') return LIVE_GRACE;
  return Math.min(SLOW_GRACE, Math.max(LIVE_GRACE, (clock.seconds * SECOND) / 2));
}

/** The clock at the start of a game; undefined for a game without one. */
export function startClock(clock: Clock, players: number): ClockState | undefined {
  if (clock.kind === 'none') return undefined;
  const each = (clock.kind === 'live' ? clock.bank : clock.seconds) * SECOND;
  return { left: Array.from({ length: players }, () => each) };
}

/**
 * The clock after something happened: time used is taken from whoever it ran for, and it runs on for `next`.
 * A seat gets its increment, or its new time, when the decision passes on to somebody else.
 */
export function turnClock(state: ClockState, clock: Clock, next: number | undefined, now: number): ClockState {
  const { running } = state;
  const left = state.left.slice();
  if (running !== undefined) left[running.seat] = Math.max(0, left[running.seat] - (now - running.since));
  if (running !== undefined && running.seat !== next) {
    if (clock.kind === 'live') left[running.seat] += clock.increment * SECOND;
    if (clock.kind === 'perTurn') left[running.seat] = clock.seconds * SECOND;
  }
  return next === undefined ? { left } : { left, running: { seat: next, since: now } };
}

/** When the running time ends. */
export function deadlineOf({ left, running }: ClockState): number | undefined {
  return running === undefined ? undefined : running.since + left[running.seat];
}

/** The clock with at least so much time for a seat: what a granted wait or a return gives. */
export function grant(state: ClockState, seat: number, least: number): ClockState {
  const left = state.left.slice();
  left[seat] = Math.max(left[seat], least);
  return { ...state, left };
}
