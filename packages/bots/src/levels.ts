import { INSIGHTS, type Insight } from './linear/maskWeights.ts';
import type { LevelId } from './names.ts';

/** How a level plays. Its name and description for players are in the words package. */
export interface Level {
  /** What the level can value beyond the points scored at once. */
  readonly insights: readonly Insight[];
  /** Strength of the random noise added to each plan's worth, in points; 0 for none. */
  readonly noise: number;
  /**
   * Number of best plans whose resulting position the judge evaluates; undefined if the level doesn't use a judge this
   * way.
   */
  readonly looksAt: number | undefined;
  /**
   * Search budget per decision: playouts, or milliseconds if a clock is available. Undefined if the level doesn't
   * search.
   */
  readonly search: { readonly playouts: number; readonly milliseconds: number } | undefined;
}

/**
 * Pebble values three kinds of cards; Drift also the temple and the track; Ridge values everything, but with noise;
 * Serac has no noise; Glacier also judges the position after each plan; Nunatak searches ahead.
 */
export const LEVELS: Readonly<Record<LevelId, Level>> = {
  pebble: { insights: ['sculptors', 'artisans', 'beasts'], noise: 6, looksAt: undefined, search: undefined },
  drift: {
    insights: ['temple', 'track', 'sculptors', 'artisans', 'beasts'],
    noise: 2.5,
    looksAt: undefined,
    search: undefined,
  },
  ridge: { insights: INSIGHTS, noise: 1.5, looksAt: undefined, search: undefined },
  serac: { insights: INSIGHTS, noise: 0, looksAt: undefined, search: undefined },
  glacier: { insights: INSIGHTS, noise: 0, looksAt: 24, search: undefined },
  nunatak: { insights: INSIGHTS, noise: 0, looksAt: undefined, search: { playouts: 8000, milliseconds: 1000 } },
};
