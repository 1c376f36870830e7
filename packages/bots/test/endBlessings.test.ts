import { type State, score, setup } from '@nunatak/engine';
import { legalMoves, MoveList, makeLegalMove } from '@nunatak/engine/fast';
import { describe, expect, it } from 'vitest';
import { createBot, weightsFor } from '../src/index.ts';
import { Policy } from '../src/policy/policy.ts';
import { bestEndBlessing } from '../src/search/endBlessing.ts';
import { step } from './games.ts';

/** Games that come to end blessings, at the first such decision. */
function endings(count: number): State[] {
  const found: State[] = [];
  for (let game = 0; found.length < count; game++) {
    const state = setup({ players: 3 }, `end/${game}`);
    const bot = createBot('greedy', game);
    while (state.view.phase !== 'over' && state.view.phase !== 'endBlessing') step(state, bot);
    if (state.view.phase === 'endBlessing') found.push(state);
  }
  return found;
}

function finish(state: State, first: (state: State) => number): number {
  const copy = structuredClone(state);
  const seat = copy.view.decider;
  const policy = new Policy(weightsFor(3));
  while (copy.view.phase !== 'over') {
    makeLegalMove(copy, copy.view.decider === seat ? first(copy) : policy.fresh(copy.view));
  }
  return score(copy.view, seat).total;
}

describe('end blessings (F1)', () => {
  it('are decided at least as well as by their own points, and better than by the first move offered', () => {
    const policy = new Policy(weightsFor(3));
    const moves = new MoveList();
    let exact = 0;
    let first = 0;
    for (const state of endings(6)) {
      const best = finish(state, ({ view }) => bestEndBlessing(view, policy));
      expect(best).toBeGreaterThanOrEqual(finish(state, ({ view }) => policy.fresh(view)));
      exact += best;
      first += finish(state, ({ view }) => {
        legalMoves(view, moves);
        return moves.moves[0];
      });
    }
    expect(exact).toBeGreaterThanOrEqual(first);
  });
});
