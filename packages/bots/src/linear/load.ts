import type { PlayerCount } from '@nunatak/engine';
import guide3 from './weights/guide3.json' with { type: 'json' };
import players1 from './weights/players1.json' with { type: 'json' };
import players2 from './weights/players2.json' with { type: 'json' };
import players3 from './weights/players3.json' with { type: 'json' };
import players4 from './weights/players4.json' with { type: 'json' };
import { readWeights, type Weights } from './weights.ts';

const TUNED = { 1: players1, 2: players2, 3: players3, 4: players4 } as const;
/** Fitted to how the net tells plans apart (`learn/refit.ts`), where a search with it was seen to win more. */
const FITTED_GUIDES: Readonly<Partial<Record<PlayerCount, typeof guide3>>> = { 3: guide3 };
const loaded = new Map<object, Weights>();

/** The tuned weights for a number of players, which say what a position is worth. */
export function weightsFor(players: PlayerCount): Weights {
  return load(TUNED[players]);
}

/** The weights by which plans are proposed to those who ask a judge about them. */
export function guideWeightsFor(players: PlayerCount): Weights {
  return load(FITTED_GUIDES[players] ?? TUNED[players]);
}

/** Reads a file when it is first asked for. */
function load(file: typeof guide3): Weights {
  const known = loaded.get(file);
  if (known !== undefined) return known;
  const weights = readWeights(file);
  loaded.set(file, weights);
  return weights;
}
