import { describe, expect, it } from 'vitest';
import { bestOfSearches } from '../src/search/mergeSearches.ts';

const byName = (plan: string): string => plan;

describe('merged searches', () => {
  it('add up, so that one lucky search does not outweigh all others', () => {
    const one = [
      { plan: 'a', playouts: 100, value: 60 },
      { plan: 'b', playouts: 100, value: 50 },
    ];
    const two = [
      { plan: 'b', playouts: 100, value: 58 },
      { plan: 'a', playouts: 100, value: 40 },
    ];
    expect(bestOfSearches([one, two], byName)).toBe('b');
    expect(bestOfSearches([one], byName)).toBe('a');
  });

  it('do not choose a plan that was dropped early', () => {
    const search = [
      { plan: 'a', playouts: 400, value: 220 },
      { plan: 'b', playouts: 12, value: 11 },
    ];
    expect(bestOfSearches([search, search], byName)).toBe('a');
  });

  it('return undefined without searches', () => {
    expect(bestOfSearches([], byName)).toBeUndefined();
  });
});
