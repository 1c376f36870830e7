import { deadlineOf } from './clock.ts';
import { botOf, deciderOf, type Match } from './match.ts';

/**
 * When the server itself has to act for a match: a bot's decision now, a time-out at its moment, or never. A decision that
 * was due before a change stays due since then: whoever changes something else again and again must not hide that it is late.
 */
export function dueOf(
  match: Omit<Match, 'dueAt'>,
  now: number,
  before: Pick<Match, 'seq' | 'dueAt'>,
): number | undefined {
  const decider = deciderOf(match);
  if (decider === undefined) return undefined;
  const { room, clock } = match;
  if (botOf(room, decider) !== undefined) {
    return before.seq === match.seq ? Math.min(before.dueAt ?? now, now) : now;
  }
  if (room.timeout !== undefined) return room.timeout.until;
  return clock === undefined ? undefined : deadlineOf(clock);
}
