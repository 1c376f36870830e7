import { INSIGHTS, type Insight } from './linear/maskWeights.ts';
import type { LevelId } from './names.ts';

/** How a level plays. Its name and character are words of the interface. */
export interface Level {
  /** What it sees the worth of beyond points at once. */
  readonly insights: readonly Insight[];
  /** Points by which its judgement of a plan is shaken. */
  readonly noise: number;
  /** For a level that looks once at the position after a plan, as its judge sees it: at how many of the best plans. */
  readonly looksAt: number | undefined;
  /** For a level that searches: playouts a decision, and the time that it takes instead where there is a clock. */
  readonly search: { readonly playouts: number; readonly milliseconds: number } | undefined;
}

/**
 * Pebble grabs what shines; Drift also minds the temple; Ridge knows it all but is careless; Serac is not;
 * Glacier also judges where a plan leads; Nunatak looks ahead.
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
