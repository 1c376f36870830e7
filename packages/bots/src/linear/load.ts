import type { PlayerCount } from '@nunatak/engine';
import players1 from './weights/players1.json' with { type: 'json' };
import players2 from './weights/players2.json' with { type: 'json' };
import players3 from './weights/players3.json' with { type: 'json' };
import players4 from './weights/players4.json' with { type: 'json' };
import { readWeights, type Weights } from './weights.ts';

const FILES = { 1: players1, 2: players2, 3: players3, 4: players4 } as const;
const loaded = new Map<PlayerCount, Weights>();

/** The tuned weights for a number of players, read when first asked for. */
export function weightsFor(players: PlayerCount): Weights {
  const known = loaded.get(players);
  if (known !== undefined) return known;
  const weights = readWeights(FILES[players]);
  loaded.set(players, weights);
  return weights;
}
