import type { Review } from '@nunatak/bots/review';
import { library } from '../library/library.ts';
import { type DrilledGame, drillOf, drills, drillsOf } from './drills.ts';

/** The game of the library that a review is of; undefined where it is none of the library's. */
async function drilledGame(id: string, record: string): Promise<DrilledGame | undefined> {
  const kept = await library.read(id);
  return kept?.ok === true ? { summary: kept.value.summary, record } : undefined;
}

/** Makes a drill of each mistake in a game of one's own. */
export async function makeDrills(id: string, record: string, review: Review): Promise<void> {
  const game = await drilledGame(id, record);
  if (game !== undefined) await drills.add(drillsOf(review, game, Date.now()));
}

/** Makes a drill of one decision, whoever made it, and gives its id. */
export async function makeDrill(
  id: string,
  record: string,
  review: Review,
  decision: number,
): Promise<string | undefined> {
  const game = await drilledGame(id, record);
  const found = review.decisions[decision];
  if (game === undefined || found === undefined) return undefined;
  const drill = drillOf(found, decision, game, Date.now());
  await drills.add([drill]);
  return drill.id;
}
