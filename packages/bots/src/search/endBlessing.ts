import {
  BLESSING_IDS,
  blessingField,
  cloneState,
  determinize,
  legalMoves,
  type Move,
  MoveList,
  makeLegalMove,
  NONE,
  type State,
  seedRng,
  type View,
} from '@nunatak/engine';
import type { Policy } from '../policy/policy.ts';
import { chanceOf } from './objective.ts';

const SEATS = 4;
/** Among lines that win alike, the wider margin: a spread at which the curve still bends. */
const MARGIN_SPREAD = 12;
const TRANSFERENCE = BLESSING_IDS.indexOf('transference');

/**
 * F1: the best end blessing to decide now, by trying every way to decide all of them; others answer by their own points.
 * The order within a seat does not matter, so the blessings are decided in the order offered, Transference last: nothing
 * hidden is left in the game, which makes the answer exact but for the others' answers.
 */
export function bestEndBlessing(view: View, policy: Policy): Move {
  const state = determinize(view, seedRng('end'));
  const points = new Float64Array(SEATS);
  const seat = view.decider;
  let best: Move = NONE;
  let most = Number.NEGATIVE_INFINITY;

  const explore = (from: State, first: Move): void => {
    if (from.view.phase === 'over' || from.view.decider !== seat) {
      const value = settle(from);
      if (value > most) {
        most = value;
        best = first;
      }
      return;
    }
    for (const move of nextMoves(from.view)) {
      const next = cloneState(from);
      makeLegalMove(next, move);
      explore(next, first === NONE ? move : first);
    }
  };

  const settle = (end: State): number => {
    while (end.view.phase !== 'over') makeLegalMove(end, policy.fresh(end.view));
    for (let i = 0; i < end.view.facts.players; i++) points[i] = end.view.points[i];
    return chanceOf(points, end.view.facts.players, seat, MARGIN_SPREAD);
  };

  explore(state, NONE);
  return best;
}

/** The ways to decide one blessing: the first offered that is not Transference, or Transference when it alone is left. */
function nextMoves(view: View): Move[] {
  const moves = new MoveList();
  legalMoves(view, moves);
  const all = moves.toArray();
  const blessing = blessingField(all.find((move) => blessingField(move) !== TRANSFERENCE) ?? all[0]);
  return all.filter((move) => blessingField(move) === blessing);
}
