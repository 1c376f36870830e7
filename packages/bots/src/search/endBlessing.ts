import { BLESSING_IDS, cloneState, determinize, NONE, type State, seedRng, type View } from '@nunatak/engine';
import { blessingField, legalMoves, type Move, MoveList, makeLegalMove } from '@nunatak/engine/fast';
import { emptyVerdict, judgeEnd, MOST_PEOPLE } from '../judge/judge.ts';
import { addValues } from '../judge/objective.ts';
import type { Policy } from '../policy/policy.ts';

const TRANSFERENCE = BLESSING_IDS.indexOf('transference');

/**
 * F1: the best end blessing to decide now, by trying every way to decide all of them; others answer by their own points. A win
 * first, then the margin.
 * The order within a seat does not matter, so the blessings are decided in the order offered, Transference last: nothing
 * hidden is left in the game, which makes the answer exact but for the others' answers.
 */
export function bestEndBlessing(view: View, policy: Policy): Move {
  const state = determinize(view, seedRng('end'));
  const verdict = emptyVerdict();
  const values = new Float64Array(MOST_PEOPLE);
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
    judgeEnd(end.view, verdict);
    values.fill(0);
    addValues(verdict, end.view.facts.players, 1, values);
    return values[seat];
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
