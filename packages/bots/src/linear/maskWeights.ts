import { BLESSING_COUNT, TYPE_COUNT } from '@nunatak/engine/fast';
import * as F from './layout.ts';
import type { Weights } from './weights.ts';

/** What a bot may be able to value; points scored at once are seen by all bots. */
export const INSIGHTS = [
  'temple',
  'track',
  'builders',
  'sculptors',
  'artisans',
  'beasts',
  'elders',
  'blessings',
  'sets',
  'outer',
] as const;
export type Insight = (typeof INSIGHTS)[number];

/** Feature ranges of each insight: start and length. */
const BLOCKS: Readonly<Record<Insight, readonly (readonly [start: number, length: number])[]>> = {
  temple: [[F.SQUARE, F.FEATURES - F.SQUARE]],
  track: [[F.ARCHITECTS, F.ELDERS - F.ARCHITECTS]],
  builders: [
    [F.BUILDERS, F.SCULPTORS - F.BUILDERS],
    [F.CONSTRUCTION_LEAD, 1],
  ],
  sculptors: [
    [F.SCULPTORS, F.TOOL - F.SCULPTORS],
    [F.DECORATION_GAIN, 1],
  ],
  artisans: [
    [F.TOOL, F.BEASTS - F.TOOL],
    [F.PROGRESS_GAIN, 1],
  ],
  beasts: [[F.BEASTS, F.ARCHITECTS - F.BEASTS]],
  elders: [[F.ELDERS, F.MOST_ELDERS + 2 + TYPE_COUNT]],
  blessings: [
    [F.BLESSING, BLESSING_COUNT + 1],
    [F.DIVERSITY_SETS, 1],
    [F.EDGE_BLOCKS, 2],
  ],
  sets: [[F.SETS, F.OUTER_LEAD - F.SETS]],
  outer: [[F.OUTER_LEAD, F.BLESSING - F.OUTER_LEAD]],
};

/** Returns the weights with all features outside the given insights set to 0. */
export function maskWeights(weights: Weights, insights: readonly Insight[]): Weights {
  const blind = INSIGHTS.filter((insight) => !insights.includes(insight)).flatMap((insight) => BLOCKS[insight]);
  const phases = weights.phases.map((phase) => {
    const seen = Float64Array.from(phase);
    for (const [start, length] of blind) seen.fill(0, start, start + length);
    return seen;
  });
  return { ...weights, phases };
}
