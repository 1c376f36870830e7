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

/** What a seat decided in one go: as far as nothing was revealed and nobody else decided. */
export interface Decision {
  readonly seat: number;
  readonly turn: number;
  /** What the game waited for. */
  readonly kind: View['phase'];
  /** The steps of the record before it, and after it. */
  readonly from: number;
  readonly to: number;
  readonly view: View;
  readonly played: readonly Action[];
  /** There was nothing else to do. */
  readonly isForced: boolean;
  /** Something was revealed before the next decision, which is luck's part. */
  readonly reveals: boolean;
}

const REVEALS: ReadonlySet<GameEvent['type']> = new Set([
  'tileRevealed',
  'cardRevealed',
  'blessingRevealed',
  'reshuffled',
]);

/** All decisions of a game in their order, without chance's own steps. */
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

/** A plan goes on while the card that was taken is still to be placed, or the end blessings of one seat are decided (F1). */
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

/** Whether what began in one view is not decided to its end in another. */
export function isPlanOpen(began: View, { decider, phase }: View): boolean {
  if (decider !== began.decider) return false;
  return phase === 'useFor' || phase === 'placeBlock' || (began.phase === 'endBlessing' && phase === 'endBlessing');
}

function nextDecision(steps: readonly Step[], from: number): number {
  let next = from;
  while (next < steps.length && steps[next].type === 'reshuffle') next++;
  return next;
}

/** Whether the last step of a plan revealed something, or chance was due after it, written down (T4) or not. */
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
