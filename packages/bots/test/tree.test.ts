import { NONE } from '@nunatak/engine';
import { makeMove, PLACE_BLOCK, TAKE_CARD } from '@nunatak/engine/fast';
import { describe, expect, it } from 'vitest';
import { LinearJudge } from '../src/eval/linearJudge.ts';
import { createBot, STRONGEST, weightsFor } from '../src/index.ts';
import { Policy } from '../src/policy/policy.ts';
import { errorOf, meanOf, Searcher } from '../src/search/searcher.ts';
import { choosePlan, FewPlans, TreeNode } from '../src/search/tree.ts';
import { midGame } from './games.ts';

function plans(...worths: readonly number[]): FewPlans {
  const few = new FewPlans(4);
  worths.forEach((worth, card) => {
    few.begin(makeMove(TAKE_CARD, card), NONE);
    few.add(worth, NONE, makeMove(PLACE_BLOCK, 10 + card));
  });
  return few;
}

describe('the few best plans', () => {
  it('are kept in order, whatever order they come in', () => {
    const few = plans(3, 9, 1, 7, 5, 8);
    expect([...few.worth]).toEqual([9, 8, 7, 5]);
    expect(new Set([0, 1, 2, 3].map((i) => few.key(i))).size).toBe(4);
  });
});

describe('the choice within the tree', () => {
  it('begins with the plan that looks best', () => {
    expect(choosePlan(new TreeNode(), plans(1, 2, 3), 0)).toBe(0);
  });

  it('turns to what served the mover, not what served others', () => {
    const node = new TreeNode();
    const few = plans(5, 4.9);
    for (let i = 0; i < 2; i++) {
      const next = node.after(few.key(i));
      next.visits = 500;
      next.chances[0] = i === 0 ? 100 : 300;
      next.chances[1] = i === 0 ? 300 : 100;
    }
    expect(choosePlan(node, few, 0)).toBe(1);
    expect(choosePlan(node, few, 1)).toBe(0);
  });
});

describe('a search', () => {
  it('spends its playouts on fewer and fewer candidates, and no more than it has', () => {
    const { view } = midGame({ players: 3 }, 'halving', createBot('greedy'), 8);
    const found = new Searcher(new LinearJudge(weightsFor(3)), new Policy(weightsFor(3)), STRONGEST).search(
      view,
      { playouts: 240 },
      's',
    );
    const playouts = found.map((candidate) => candidate.playouts);
    expect(playouts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(240);
    expect(playouts[0]).toBe(Math.max(...playouts));
    expect(Math.min(...playouts)).toBeLessThan(playouts[0]);
    for (const candidate of found) {
      expect(meanOf(candidate)).toBeGreaterThan(0);
      expect(errorOf(candidate)).toBeGreaterThanOrEqual(0);
    }
  });
});
