import { type State, score, setup, winners } from '@nunatak/engine';
import { blessingField, legalMoves, type Move, MoveList, makeLegalMove } from '@nunatak/engine/fast';
import { describe, expect, it } from 'vitest';
import { AllPlans } from '../src/guide/plans.ts';
import { botNamed } from '../src/index.ts';
import { guideFor } from '../src/registry.ts';
import { bestEndBlessing } from '../src/search/endBlessing.ts';
import { step } from './games.ts';

/** Returns games at their first end-blessing decision. */
function endings(count: number): State[] {
  const found: State[] = [];
  for (let game = 0; found.length < count; game++) {
    const state = setup({ players: 3 }, `end/${game}`);
    while (state.view.phase !== 'over' && state.view.phase !== 'endBlessing') step(state, botNamed('serac'));
    if (state.view.phase === 'endBlessing') found.push(state);
  }
  return found;
}

/** Ends a game: one seat decides by `decide`, the others by the quick bot. */
function finish(state: State, decide: (state: State) => Move): State {
  const copy = structuredClone(state);
  const seat = copy.view.decider;
  while (copy.view.phase !== 'over') {
    if (copy.view.decider === seat) makeLegalMove(copy, decide(copy));
    else step(copy, botNamed('serac'));
  }
  return copy;
}

function movesOf({ view }: State): Move[] {
  const moves = new MoveList();
  legalMoves(view, moves);
  return moves.toArray();
}

describe('end blessings (F1)', () => {
  const found = endings(12);
  const best = ({ view }: State): Move => bestEndBlessing(view, guideFor(3));

  it('are each listed with the points that the engine would give their owner', () => {
    for (const state of found) {
      const seat = state.view.decider;
      const all = new AllPlans();
      guideFor(3).plans(state.view, all);
      for (const { worth, moves } of all.plans) {
        const copy = structuredClone(state);
        makeLegalMove(copy, moves[0]);
        expect(worth).toBe(score(copy.view, seat).total);
      }
    }
  });

  it('the quick answer scores as many points by the engine as any other single decision', () => {
    for (const state of found) {
      const seat = state.view.decider;
      const quick = botNamed('serac').decide(state.view, 's').moves[0];
      const others = movesOf(state).filter((move) => blessingField(move) === blessingField(quick));
      const pointsBy = (move: Move): number => {
        const copy = structuredClone(state);
        makeLegalMove(copy, move);
        return score(copy.view, seat).total;
      };
      expect(pointsBy(quick)).toBe(Math.max(...others.map(pointsBy)));
    }
  });

  it('are decided to keep a win at any cost in points, but never lose points without need', () => {
    for (const state of found) {
      const seat = state.view.decider;
      const exact = finish(state, best);
      for (const other of movesOf(state)) {
        const tried = finish(state, (now) => (now.view.decided === state.view.decided ? other : best(now)));
        const won = (end: State): number => (winners(end.view).includes(seat) ? 1 / winners(end.view).length : 0);
        expect(won(exact)).toBeGreaterThanOrEqual(won(tried));
      }
    }
  });
});
