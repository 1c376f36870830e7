import * as v from 'valibot';
import { readJson, type Shelf, shelf } from '../session/storage.ts';

/** Where the game lies that was set up last. */
export const LAST_CONFIG = 'nunatak/lastConfig';

const Named = v.object({ seats: v.array(v.object({ name: v.string() })) });

/** Who played last time. Whether such a game can be begun is seen when it is: that takes the rules. */
export function lastNames(from: Shelf = shelf): readonly string[] | undefined {
  const read = v.safeParse(Named, readJson(from, LAST_CONFIG));
  return read.success ? read.output.seats.map(({ name }) => name) : undefined;
}
