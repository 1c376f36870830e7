import { TYPE_COUNT } from '@nunatak/engine/fast';

/** Number of possible card faces: each type alone, and each pair of types. */
export const FACE_KINDS = TYPE_COUNT + (TYPE_COUNT * (TYPE_COUNT - 1)) / 2;

/** Maps a set of one or two types (as bits) to its number below FACE_KINDS; -1 for any other set. */
export const KIND_OF_SYMBOLS: Readonly<Int32Array> = kindsOfSymbols();

function kindsOfSymbols(): Int32Array {
  const kinds = new Int32Array(1 << TYPE_COUNT).fill(-1);
  let next = 0;
  for (let type = 0; type < TYPE_COUNT; type++) kinds[1 << type] = next++;
  for (let a = 0; a < TYPE_COUNT; a++) {
    for (let b = a + 1; b < TYPE_COUNT; b++) kinds[(1 << a) | (1 << b)] = next++;
  }
  return kinds;
}
