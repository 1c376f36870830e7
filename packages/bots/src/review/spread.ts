import type { PlayerCount } from '@nunatak/engine';
import document from './spread.json' with { type: 'json' };

/** Limits between which the result is 80% likely to be, relative to the expected points. */
export interface Spread {
  readonly low: number;
  readonly high: number;
}

const MEASURED: Readonly<Record<string, readonly (readonly number[])[]>> = document;

/**
 * Returns the likely range of the result after a fraction of the game, as measured by scripts/spread.ts in games of
 * bots.
 */
export function spreadAt(players: PlayerCount, share: number): Spread {
  const ranges = MEASURED[players];
  const at = Math.min(1, Math.max(0, share)) * (ranges.length - 1);
  const before = Math.floor(at);
  const after = Math.min(ranges.length - 1, before + 1);
  const between = (end: 0 | 1): number =>
    ranges[before][end] + (at - before) * (ranges[after][end] - ranges[before][end]);
  return { low: between(0), high: between(1) };
}
