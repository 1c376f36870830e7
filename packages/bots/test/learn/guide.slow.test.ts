import { seedRng } from '@nunatak/engine';
import { expect, test } from 'vitest';
import { loadNet } from '../../learn/nets.ts';
import { SiblingReader } from '../../learn/siblings.ts';
import { LinearGuide } from '../../src/linear/linearGuide.ts';
import { guideWeightsFor, weightsFor } from '../../src/linear/load.ts';
import type { Weights } from '../../src/linear/weights.ts';
import { NetJudge } from '../../src/net/netJudge.ts';
import { factsFor, turnsOf } from '../net/positions.ts';

const GAMES = 6;
const judge = new NetJudge(loadNet(new URL('../../nets/players3.net', import.meta.url).pathname, 3));

/** Returns the total loss of a guide's first choices by the net's judgement, over the same turns for all weights. */
function lostBy(weights: Weights): number {
  const reader = new SiblingReader(judge, new LinearGuide(weights), weights);
  const rng = seedRng('guide');
  let lost = 0;
  for (let game = 0; game < GAMES; game++) {
    for (const { view } of turnsOf(factsFor({ players: 3 }), `guide/${game}`)) {
      const all = reader.read(view, rng)?.all ?? [];
      if (all.length === 0) continue;
      const first = all.reduce((best, sibling) => (sibling.plan.worth > best.plan.worth ? sibling : best));
      lost += Math.max(...all.map(({ value }) => value)) - first.value;
    }
  }
  return lost;
}

test('the guide of three players, fitted to the net, loses less than half as much with its first choice as the tuned guide', () => {
  expect(lostBy(guideWeightsFor(3))).toBeLessThan(0.5 * lostBy(weightsFor(3)));
});

test('guides of other numbers of players use the tuned weights', () => {
  for (const players of [1, 2, 4] as const) expect(guideWeightsFor(players)).toBe(weightsFor(players));
});
