import { deadlineOf } from './clock.ts';
import { botOf, deciderOf, type Match } from './match.ts';

/** When the server itself has to act for a match: a bot's decision now, a time-out at its moment, or never. */
export function dueOf(match: Omit<Match, 'dueAt'>, now: number): number | undefined {
  const decider = deciderOf({ ...match, dueAt: undefined });
  if (decider === undefined) return undefined;
  const { room } = match;
  if (botOf(room, decider) !== undefined) return now;
  if (room.timeout !== undefined) return room.timeout.until;
  return room.clock === undefined ? undefined : deadlineOf(room.clock);
}
