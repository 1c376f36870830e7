import { nextInt, type PlayerCount, type Rng, seedRng } from '@nunatak/engine';
import { layoutFor } from '../../src/net/layout.ts';
import { type Net, type NetShape, partSizes } from '../../src/net/net.ts';

/** Returns a net of random weights; `most` is the fraction of the range that the format allows. */
export function randomNet(
  players: PlayerCount,
  seed: string,
  { hidden = 128, inner = 32, buckets = 6, most = 1 } = {},
): Net {
  const { features, figures } = layoutFor(players);
  const shape: NetShape = { players, features, figures, hidden, inner, buckets };
  const sizes = partSizes(shape);
  const rng = seedRng(seed);
  return {
    shape,
    featureHidden: fill(new Int8Array(sizes.featureHidden), 127 * most, rng),
    featureOutput: fill(new Int16Array(sizes.featureOutput), 32767 * most, rng),
    figureHidden: fill(new Int16Array(sizes.figureHidden), 32767 * most, rng),
    figureOutput: fill(new Int16Array(sizes.figureOutput), 32767 * most, rng),
    hiddenBias: fill(new Int16Array(sizes.hiddenBias), 2000 * most, rng),
    inner: fill(new Int8Array(sizes.inner), 127 * most, rng),
    innerBias: fill(new Int32Array(sizes.innerBias), 30000 * most, rng),
    last: fill(new Int16Array(sizes.last), 8191 * most, rng),
    outputBias: fill(new Int32Array(sizes.outputBias), 30000 * most, rng),
    spread: fill(new Uint16Array(sizes.spread), 1000, rng, 2000),
  };
}

function fill<T extends Int8Array | Int16Array | Uint16Array | Int32Array>(
  list: T,
  most: number,
  rng: Rng,
  least = -most,
): T {
  const range = Math.floor(most) + Math.floor(least < 0 ? -least : 0) + 1;
  for (let i = 0; i < list.length; i++) list[i] = Math.ceil(least) + nextInt(rng, range);
  return list;
}
