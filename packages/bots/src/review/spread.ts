import type { PlayerCount } from '@nunatak/engine';
import document from './spread.json' with { type: 'json' };

/** How far a result may lie below and above what was expected, in 8 games of 10. */
export interface Spread {
  readonly low: number;
  readonly high: number;
}

const MEASURED: Readonly<Record<string, readonly (readonly number[])[]>> = document;

/** The likely range of the points after a share of the game, as scripts/spread.ts has measured it in games of bots. */
export function spreadAt(players: PlayerCount, share: number): Spread {
  const ranges = MEASURED[players];
  const at = Math.min(1, Math.max(0, share)) * (ranges.length - 1);
  const before = Math.floor(at);
  const after = Math.min(ranges.length - 1, before + 1);
  const between = (end: 0 | 1): number =>
    ranges[before][end] + (at - before) * (ranges[after][end] - ranges[before][end]);
  return { low: between(0), high: between(1) };
}
