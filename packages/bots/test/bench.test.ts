import { describe, expect, it } from 'vitest';
import { benchSearch } from '../src/index.ts';

describe('the benchmark of the search', () => {
  it('divides the number of judged positions by the time on the clock', () => {
    let now = 0;
    const { searchedPerSecond } = benchSearch(3, 600, () => {
      now += 500;
      return now;
    });
    // Half a second for each of the three measurements, and about 600 playouts after halving.
    expect(searchedPerSecond).toBeGreaterThan(600);
    expect(searchedPerSecond).toBeLessThanOrEqual(1200);
  });
});
