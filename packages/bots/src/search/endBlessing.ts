import { cloneState, determinize, NONE, type State, seedRng, type View } from '@nunatak/engine';
import { type Move, makeLegalMove } from '@nunatak/engine/fast';
import { endBlessingMoves } from '../guide/endBlessingMoves.ts';
import type { Guide } from '../guide/guide.ts';
import { BestPlan } from '../guide/plans.ts';
import { emptyVerdict, judgeEnd, MOST_PEOPLE } from '../judge/judge.ts';
import { addValues } from '../judge/objective.ts';

/**
 * F1: returns the best way to decide the seat's next end blessing, by trying all combinations of its decisions; the
 * other seats answer by the guide. A win counts first, then the margin. Nothing hidden is left by then, so the result
 * is exact except for the other seats' answers.
 */
export function bestEndBlessing(view: View, guide: Guide): Move {
  const verdict = emptyVerdict();
  const values = new Float64Array(MOST_PEOPLE);
  const answer = new BestPlan();
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
    for (const move of endBlessingMoves(from.view)) {
      const next = cloneState(from);
      makeLegalMove(next, move);
      explore(next, first === NONE ? move : first);
    }
  };

  const settle = (end: State): number => {
    while (end.view.phase !== 'over') {
      answer.clear();
      guide.plans(end.view, answer);
      makeLegalMove(end, answer.moves[0]);
    }
    judgeEnd(end.view, verdict);
    values.fill(0);
    addValues(verdict, end.view.facts.players, 1, values);
    return values[seat];
  };

  explore(determinize(view, seedRng('end')), NONE);
  return best;
}
