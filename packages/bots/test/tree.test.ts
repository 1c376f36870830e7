import { NONE } from '@nunatak/engine';
import { fieldA, makeMove, PLACE_BLOCK, SWAP_TILES, TAKE_CARD, USE_BLESSING } from '@nunatak/engine/fast';
import { describe, expect, it } from 'vitest';
import { cardClassesIn } from '../src/guide/equivalence.ts';
import { type Guide, STEPS } from '../src/guide/guide.ts';
import { guideFor, judgeFor } from '../src/registry.ts';
import { Chooser } from '../src/search/chooser.ts';
import { FewPlans } from '../src/search/fewPlans.ts';
import { PLANS_PER_ENTRY, PlanCache } from '../src/search/planCache.ts';
import { errorOf, meanOf, Searcher } from '../src/search/searcher.ts';
import { STRONGEST } from '../src/search/settings.ts';
import { TranspositionKey } from '../src/search/transpositionKey.ts';
import { Tree } from '../src/search/tree.ts';
import { midGame } from './games.ts';

const { view } = midGame({ players: 3 }, 'halving', 8);

function plans(...worths: readonly number[]): FewPlans {
  const few = new FewPlans(4);
  worths.forEach((worth, i) => {
    few.add(worth, makeMove(TAKE_CARD, 0), NONE, NONE, makeMove(PLACE_BLOCK, 10 + i));
  });
  return few;
}

describe('the few best plans', () => {
  it('are kept in order, whatever order they are added in', () => {
    const few = plans(3, 9, 1, 7, 5, 8);
    expect([...few.worth]).toEqual([9, 8, 7, 5]);
    expect(new Set([0, 1, 2, 3].map((i) => few.key(i, cardClassesIn(view)))).size).toBe(4);
  });

  it('have one key for equivalent cards, and two for a swap and a Movement to the same cell', () => {
    const few = new FewPlans(4);
    const take = (card: number): number => makeMove(TAKE_CARD, card);
    const place = makeMove(PLACE_BLOCK, 12);
    few.add(4, take(0), NONE, NONE, place);
    few.add(3, take(1), NONE, NONE, place);
    few.add(2, take(0), NONE, makeMove(SWAP_TILES, 3, 12), place);
    few.add(1, take(0), NONE, makeMove(USE_BLESSING, 3, 12, 1), place);
    const [a, b, swap, movement] = [0, 1, 2, 3].map((i) => few.key(i, cardClassesIn(view)));
    expect(a).toBe(b);
    expect(new Set([a, swap, movement]).size).toBe(3);
  });
});

describe('the tree', () => {
  it('finds again what was added, however large it grows', () => {
    const tree = new Tree();
    const nodes = Array.from({ length: 20_000 }, (_, i) => tree.after(i % 7 === 0 ? 0 : i >> 1, i));
    expect(new Set(nodes).size).toBe(20_000);
    for (const [i, node] of nodes.entries()) expect(tree.find(i % 7 === 0 ? 0 : i >> 1, i)).toBe(node);
    expect(tree.find(3, 20_001)).toBe(0);
    tree.clear();
    expect(tree.find(0, 0)).toBe(0);
  });
});

describe('the choice inside the tree', () => {
  /** Returns a guide that proposes the cells from 10 on, with the given worths. */
  const guideOf = (...worths: readonly number[]): Guide => ({
    plans: (_, sink) => {
      worths.forEach((worth, i) => {
        sink.add(worth, makeMove(TAKE_CARD, 0), NONE, NONE, makeMove(PLACE_BLOCK, 10 + i));
      });
    },
  });

  it('begins with the plan that looks best', () => {
    const cache = new PlanCache(guideOf(1, 2, 3));
    const entry = cache.at(view, new TranspositionKey());
    const chosen = new Chooser(new Tree(), cache).choose(0, entry, 0);
    const last = (entry * PLANS_PER_ENTRY + chosen + 1) * STEPS - 1;
    expect(fieldA(cache.moves[last])).toBe(12);
  });

  it('prefers plans that were good for the mover, not for others', () => {
    const tree = new Tree();
    const cache = new PlanCache(guideOf(5, 4.9));
    const entry = cache.at(view, new TranspositionKey());
    for (let i = 0; i < 2; i++) {
      const next = tree.after(0, cache.keys[entry * PLANS_PER_ENTRY + i]);
      for (let visit = 0; visit < 500; visit++) {
        tree.learn(next, Float64Array.from(i === 0 ? [0.2, 0.6, 0, 0] : [0.6, 0.2, 0, 0]));
      }
    }
    const chooser = new Chooser(tree, cache);
    expect(chooser.choose(0, entry, 0)).toBe(1);
    expect(chooser.choose(0, entry, 1)).toBe(0);
  });
});

describe('a search', () => {
  it('spends its playouts on fewer and fewer candidates, within its budget', () => {
    const found = new Searcher(judgeFor(view.facts), guideFor(3), STRONGEST).search(view, { playouts: 240 }, 's');
    const playouts = found.map((candidate) => candidate.playouts);
    expect(playouts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(240);
    expect(playouts[0]).toBe(Math.max(...playouts));
    expect(Math.min(...playouts)).toBeLessThan(playouts[0]);
    for (const candidate of found) {
      expect(meanOf(candidate)).toBeGreaterThan(-0.1);
      expect(errorOf(candidate)).toBeGreaterThanOrEqual(0);
    }
  });
});
