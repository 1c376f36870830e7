import { seedRng } from '@nunatak/engine';
import { expect, test } from 'vitest';
import { SiblingReader } from '../../learn/siblings.ts';
import { LinearGuide } from '../../src/linear/linearGuide.ts';
import { LinearJudge } from '../../src/linear/linearJudge.ts';
import { weightsFor } from '../../src/linear/load.ts';
import { PLAYER_COUNTS } from '../games.ts';
import { factsFor, turnsOf } from '../net/positions.ts';

test.each(PLAYER_COUNTS)('features give the same differences between plans as the guide: %i players', (players) => {
  const weights = weightsFor(players);
  const guide = new LinearGuide(weights);
  const reader = new SiblingReader(new LinearJudge(weights), guide, weights);
  const rng = seedRng('siblings');
  let plans = 0;
  let largest = 0;
  // Without blessings no other seat reacts, so what follows a plan is due to the plan alone.
  for (const { view } of turnsOf(factsFor({ players, options: { blessings: [] } }), 'siblings')) {
    const siblings = reader.read(view, rng);
    if (siblings === undefined) continue;
    const { phase, all } = siblings;
    const gaps = all.map(({ plan, value, toCome, at, amount }) => {
      const features = at.reduce((sum, feature, i) => sum + weights.phases[phase][feature] * amount[i], 0);
      return value - toCome + features - plan.worth;
    });
    plans += gaps.length;
    largest = Math.max(largest, Math.max(...gaps) - Math.min(...gaps));
  }
  expect(plans).toBeGreaterThan(200);
  expect(largest).toBeLessThan(1e-9);
});
