import type { Review } from '@nunatak/bots/review';
import { keptReviews } from '../notes/reviews.ts';

/** The reviews that are kept, by the game they are of; none where they cannot be read. */
export async function keptReviewsById(): Promise<ReadonlyMap<string, Review>> {
  const notes = await keptReviews.list().catch(() => []);
  return new Map(notes.map(({ id, review }) => [id, review]));
}
