import { type Action, legalActions, namedPosition } from '@nunatak/engine';
import type { Legal, NamedView, Step } from '@nunatak/protocol';
import { Refused } from '../refused.ts';
import type { Made } from './log.ts';
import { botOf, deciderOf, type Match } from './match.ts';
import { clockOf } from './roomView.ts';

/** The position of a match that has started, whole and in names, for a program that has no engine. */
export function namedViewOf({ state, line, seq, clock }: Match): NamedView | undefined {
  if (state === undefined) return undefined;
  return { seq, position: namedPosition(state.view), line, ...clockOf({ clock }) };
}

/** The position after a step, with all that happened in it. */
export function namedStepOf({ state, line, stored, action, events }: Made, { clock }: Step): NamedView {
  const { seq, seat, by, at } = stored;
  const done = action.type === 'undo' ? { undoTo: action.to } : { action };
  return {
    seq,
    position: namedPosition(state.view),
    line,
    ...(clock === undefined ? {} : { clock }),
    step: { seq, seat, by, at, ...done, events: [...events] },
  };
}

/** All that a seat may do now, as it may be submitted; undefined while nothing is asked of its person. */
export function legalFor(match: Match, seat: number | undefined): Action[] | undefined {
  const isAsked = seat !== undefined && deciderOf(match) === seat && botOf(match.room, seat) === undefined;
  return isAsked && match.state !== undefined ? legalActions(match.state.view) : undefined;
}

/** All that the seat which decides may do, whoever asks. */
export function legalOf(match: Match): Legal {
  const seat = deciderOf(match);
  if (seat === undefined || match.state === undefined) {
    throw new Refused('notPlaying', match.status === 'open' ? 'The game has not started' : 'The game is over');
  }
  return { seq: match.seq, seat, actions: legalActions(match.state.view) };
}
