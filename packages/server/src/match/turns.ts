import { type Action, submit } from '@nunatak/engine';
import { LIMITS, type MadeBy } from '@nunatak/protocol';
import { Refused } from '../refused.ts';
import { graceOf, grant, turnClock } from './clock.ts';
import { backAfter, type Made, makeAction, makeUndo } from './log.ts';
import { botOf, deciderOf, type Line, type Match, type Room } from './match.ts';
import { orderedAnswer } from './orders.ts';
import { provingNext } from './proof.ts';

/** An action that arrived, for a match at an expected sequence number. */
export interface Submission {
  readonly seat: number;
  readonly seq: number;
  readonly by: MadeBy;
  readonly actionId?: string;
  readonly action: unknown;
}

/** A match after steps that are not committed yet. */
export interface Played {
  readonly next: Match;
  readonly made: readonly Made[];
}

/** The position of a running match, or a refusal. */
export function positionAt(match: Match, seq?: number): Line {
  const { state, line, status } = match;
  if (state === undefined || status === 'open') throw new Refused('notPlaying', 'The game has not started');
  if (seq !== undefined && seq !== match.seq) {
    throw new Refused('stale', `The match is at step ${match.seq}, not ${seq}`, { seq: match.seq });
  }
  if (status !== 'playing') throw new Refused('notPlaying', 'The game is over');
  return { state, line };
}

/** Plays what a seat submitted, and what standing orders answer to it. */
export function playAction(match: Match, { seat, seq, by, actionId, action }: Submission, now: number): Played {
  const before = positionAt(match, seq);
  const checked = submit(before.state, seat, action);
  if (!checked.ok) {
    const { reason } = checked;
    throw new Refused('refused', `The rules do not allow this: ${reason.code}`, {
      refusal: {
        code: reason.code,
        parameters: { ...reason.parameters },
        ...('rule' in reason ? { rule: reason.rule } : {}),
      },
    });
  }
  // The engine has just taken the document for an action of its own.
  const entry = { seq: seq + 1, seat, by, at: now, actionId, action: action as Action };
  const first = makeAction(before, entry, provingNext(match, match.proof), checked.value);
  const made = [first, ...orderedAnswers(match, first, now)];
  return { next: settle(match, made, now), made };
}

function orderedAnswers(match: Match, first: Made, now: number): Made[] {
  const made: Made[] = [];
  for (let last = first; last.state.view.phase !== 'over'; ) {
    const seat = last.state.view.decider;
    const place = match.room.seats[seat];
    if (place?.kind !== 'person' || place.botPlays) break;
    const action = orderedAnswer(last.state.view, place.orders);
    if (action === undefined) break;
    const entry = { seq: last.stored.seq + 1, seat, by: 'order' as const, at: now, action };
    last = makeAction(last, entry, provingNext(match, last.stored.hash));
    made.push(last);
  }
  return made;
}

/** Goes back along the line of decisions, to a position that the caller has found. */
export function playBack(match: Match, back: Line, seat: number, now: number, actionId?: string): Played {
  const before = positionAt(match);
  const undone = match.seq - match.line.length;
  if (undone >= LIMITS.undoneSteps) {
    throw new Refused('tooMany', 'So much was taken back in this match that it can only go on', {
      found: `${undone} steps taken back`,
      expected: `at most ${LIMITS.undoneSteps}`,
    });
  }
  const entry = {
    seq: match.seq + 1,
    seat,
    by: 'seat' as const,
    at: now,
    actionId,
    action: { type: 'undo' as const, to: back.line.length },
  };
  const made = [makeUndo(before, back, entry, provingNext(match, match.proof))];
  return { next: settle(match, made, now), made };
}

/** The match after its last step: whose time runs now, whether it is over, and no question about what is past. */
function settle(match: Match, made: readonly Made[], now: number): Match {
  const last = made[made.length - 1];
  const { state, line } = last;
  const isOver = state.view.phase === 'over';
  const next: Match = {
    ...match,
    seq: last.stored.seq,
    proof: last.stored.hash,
    state,
    line,
    back: backAfter(match, made),
    room: withoutTakeBack(match.room),
    status: isOver ? 'finished' : match.status,
    finishedAt: isOver ? now : match.finishedAt,
  };
  return withClock(next, now);
}

function withoutTakeBack(room: Room): Room {
  if (room.takeBack === undefined) return room;
  const { takeBack: _, ...kept } = room;
  return kept;
}

/** Lets the clock run for whoever decides now; bots have all the time they like. */
export function withClock(match: Match, now: number): Match {
  const { room, clock } = match;
  if (clock === undefined && room.timeout === undefined) return match;
  const decider = deciderOf(match);
  const person = decider !== undefined && botOf(room, decider) === undefined ? decider : undefined;
  const { timeout, ...kept } = room;
  const isAnswered = timeout !== undefined && timeout.seat !== person;
  const next = isAnswered ? { ...match, room: kept } : match;
  if (clock === undefined) return next;
  const turned = turnClock(clock, room.settings.clock, person, now);
  // Who moves after the time was up goes on with the grace, and not with nothing.
  const late = clock.running;
  const isLate = isAnswered && late?.seat === timeout.seat;
  return { ...next, clock: isLate ? grant(turned, late.seat, graceOf(room.settings.clock)) : turned };
}
