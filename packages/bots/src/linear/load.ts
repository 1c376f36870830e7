import type { PlayerCount } from '@nunatak/engine';
import guide3 from './weights/guide3.json' with { type: 'json' };
import players1 from './weights/players1.json' with { type: 'json' };
import players2 from './weights/players2.json' with { type: 'json' };
import players3 from './weights/players3.json' with { type: 'json' };
import players4 from './weights/players4.json' with { type: 'json' };
import { readWeights, type Weights } from './weights.ts';

const TUNED = { 1: players1, 2: players2, 3: players3, 4: players4 } as const;
/**
 * Guide weights fitted to the net's ranking of plans (`learn/refit.ts`), for numbers of players where search measured
 * better with them.
 */
const FITTED_GUIDES: Readonly<Partial<Record<PlayerCount, typeof guide3>>> = { 3: guide3 };
const loaded = new Map<object, Weights>();

/** Returns the tuned weights that evaluate positions, for a number of players. */
export function weightsFor(players: PlayerCount): Weights {
  return load(TUNED[players]);
}

/** Returns the weights of the guide that proposes plans to bots with a judge. */
export function guideWeightsFor(players: PlayerCount): Weights {
  return load(FITTED_GUIDES[players] ?? TUNED[players]);
}

/** Parses a weights file on first use. */
function load(file: typeof guide3): Weights {
  const known = loaded.get(file);
  if (known !== undefined) return known;
  const weights = readWeights(file);
  loaded.set(file, weights);
  return weights;
}
