import {
  type Action,
  type GameEvent,
  type Replay,
  replay,
  type State,
  type Step,
  settled,
  type View,
} from '@nunatak/engine';
import { legalMoves, MoveList, makeLegalMove, toMove } from '@nunatak/engine/fast';
import type { ReviewedGame } from './reviewedGame.ts';

/** The actions a seat decided at once: until something was revealed or another seat decided. */
export interface Decision {
  readonly seat: number;
  readonly turn: number;
  /** The phase of the game that asked for the decision. */
  readonly kind: View['phase'];
  /** Number of steps of the record before the decision, and after it. */
  readonly from: number;
  readonly to: number;
  readonly view: View;
  readonly played: readonly Action[];
  /** True if each action of the decision was the only legal one. */
  readonly isForced: boolean;
  /** True if something was revealed before the next decision; its effect counts as luck. */
  readonly reveals: boolean;
}

const REVEALS: ReadonlySet<GameEvent['type']> = new Set([
  'tileRevealed',
  'cardRevealed',
  'blessingRevealed',
  'reshuffled',
]);

/** Returns the decisions of a game in order; steps made by chance are skipped. */
export function decisionsOf({ initial, steps }: ReviewedGame): Decision[] {
  const game = replay(initial, steps);
  const decisions: Decision[] = [];
  let at = 0;
  while (at < steps.length) {
    if (steps[at].type === 'reshuffle') {
      at++;
      continue;
    }
    const state = settled(game.stateAt(at));
    const to = endOfPlan(state, steps, at);
    const next = nextDecision(steps, to);
    decisions.push({ ...readDecision(state, steps, at, to), reveals: hasRevealed(game, to, next) });
    at = next;
  }
  return decisions;
}

/**
 * Returns the end of a plan. A plan lasts until the taken card is placed, or until all end blessings of the seat are
 * decided (F1).
 */
function endOfPlan(before: State, steps: readonly Step[], at: number): number {
  const state = settled(before);
  let to = at;
  do {
    const step = steps[to];
    if (step.type === 'reshuffle') break;
    makeLegalMove(state, toMove(state.view.facts, step));
    to++;
  } while (to < steps.length && isPlanOpen(before.view, state.view));
  return to;
}

/** Returns true if the decision that began in one view is not complete in the other. */
export function isPlanOpen(began: View, { decider, phase }: View): boolean {
  if (decider !== began.decider) return false;
  return phase === 'useFor' || phase === 'placeBlock' || (began.phase === 'endBlessing' && phase === 'endBlessing');
}

function nextDecision(steps: readonly Step[], from: number): number {
  let next = from;
  while (next < steps.length && steps[next].type === 'reshuffle') next++;
  return next;
}

/**
 * Returns true if the plan's last step revealed something, or if a reshuffle by chance followed it, whether or not it
 * is in the record (T4).
 */
function hasRevealed({ stateAt, eventsAt }: Replay, to: number, next: number): boolean {
  if (next > to || stateAt(to).view.phase === 'reshuffle') return true;
  return eventsAt(to).some(({ type }) => REVEALS.has(type));
}

const moves = new MoveList();

function readDecision(before: State, steps: readonly Step[], from: number, to: number): Omit<Decision, 'reveals'> {
  const state = settled(before);
  const { decider: seat, turn, phase: kind } = state.view;
  const played: Action[] = [];
  let isForced = true;
  for (const step of steps.slice(from, to)) {
    if (step.type === 'reshuffle') continue;
    legalMoves(state.view, moves);
    isForced &&= moves.count === 1;
    makeLegalMove(state, toMove(state.view.facts, step));
    played.push(step);
  }
  return { seat, turn, kind, from, to, view: before.view, played, isForced };
}
