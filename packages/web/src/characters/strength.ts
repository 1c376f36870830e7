import type { BotLevel } from '../session/levels.ts';

/**
 * How many of 100 games of three a level wins against two of the level below, the weakest against two that move at random;
 * a third would be even. As docs/ladder.md has measured it; undefined where that has no figure yet.
 */
export const STRENGTH: Readonly<Record<BotLevel, number | undefined>> = {
  pebble: 52,
  drift: 83,
  ridge: 85,
  serac: 62,
  glacier: 52,
  nunatak: 45,
};
