import { describe, expect, it } from 'vitest';
import { PLACE, PLACES } from '../src/linear/layout.ts';
import { weightsFor } from '../src/linear/load.ts';
import { INSIGHTS, maskWeights } from '../src/linear/maskWeights.ts';
import { readWeights, writeWeights } from '../src/linear/weights.ts';
import { PLAYER_COUNTS } from './games.ts';

describe('the weights of the linear model', () => {
  it('are read and written without loss', () => {
    for (const players of PLAYER_COUNTS) {
      const weights = weightsFor(players);
      expect(readWeights(writeWeights(weights))).toEqual(weights);
    }
  });

  it('are rejected with the reason if a file is invalid', () => {
    expect(() => readWeights({ ...writeWeights(weightsFor(3)), players: 5 })).toThrow(/expected 1, 2, 3 or 4/);
    expect(() => readWeights({ ...writeWeights(weightsFor(3)), phases: ['1 2 3'] })).toThrow(/expected 9 phases/);
  });

  it('with all insights are the tuned ones', () => {
    expect(maskWeights(weightsFor(3), INSIGHTS).phases).toEqual(weightsFor(3).phases);
  });

  it('without insights are 0 except for the place in the order of play', () => {
    for (const phase of maskWeights(weightsFor(3), []).phases) {
      const seen = [...phase.entries()].filter(([, weight]) => weight !== 0).map(([feature]) => feature);
      expect(seen.every((feature) => feature >= PLACE && feature < PLACE + PLACES)).toBe(true);
    }
  });

  it('with one insight are the tuned ones in its range and 0 elsewhere', () => {
    const { phases } = weightsFor(3);
    const union = new Set<number>();
    for (const insight of INSIGHTS) {
      const [, , , , seen] = maskWeights(weightsFor(3), [insight]).phases;
      for (const [feature, weight] of seen.entries()) {
        if (weight === 0 || feature < PLACE + PLACES) continue;
        expect(weight).toBe(phases[4][feature]);
        expect(union.has(feature), `feature ${feature} belongs to two insights`).toBe(false);
        union.add(feature);
      }
    }
    const all = phases[4].filter((weight, feature) => weight !== 0 && feature >= PLACE + PLACES);
    expect(union.size).toBe(all.length);
  });
});
