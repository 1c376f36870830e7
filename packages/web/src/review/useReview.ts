import { createReviewPool } from '@nunatak/bots/browser/review';
import {
  type DecisionReview,
  type Review,
  type ReviewedGame,
  type ReviewPool,
  type ReviewProgress,
  type ReviewRefusal,
  readReviewedGame,
  reviewedSoFar,
} from '@nunatak/bots/review';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { makeDrills } from '../drills/makeDrills.ts';
import { keptReviews } from '../notes/reviews.ts';
import { type RecordedGame, recordHash } from '../replay/recording.ts';
import { maybeWarn } from '../session/netTrouble.ts';

/** How far the review of a game is. */
export type Reviewing =
  | { readonly kind: 'refused'; readonly refusal: ReviewRefusal }
  | {
      readonly kind: 'underWay';
      readonly decisions: readonly DecisionReview[];
      readonly progress: Pick<ReviewProgress, 'pass' | 'done' | 'all'> | undefined;
    }
  | { readonly kind: 'done'; readonly review: Review }
  | { readonly kind: 'failed' };

const BEGUN: Reviewing = { kind: 'underWay', decisions: [], progress: undefined };

/** A recorded game with the id it is kept by. */
export interface NamedGame {
  readonly id: string;
  readonly game: RecordedGame;
}

/** Reviews a recorded game in workers, which end with the screen; `again` begins anew after a failure. A review is kept. */
export function useReview({ id, game }: NamedGame): { readonly reviewing: Reviewing; again(): void } {
  const read = useMemo(() => readReviewedGame(game.referee.record()), [game]);
  const [tries, setTries] = useState(0);
  const [reviewing, setReviewing] = useState<Reviewing>(BEGUN);
  useEffect(() => {
    if (!read.ok) return undefined;
    const pool = createReviewPool();
    let isWanted = tries >= 0;
    const show = (next: Reviewing) => {
      if (isWanted) setReviewing(next);
    };
    show(BEGUN);
    const onProgress = ({ decisions, sheet, pass, done, all }: ReviewProgress) =>
      show({
        kind: 'underWay',
        decisions: reviewedSoFar(read.value, decisions, sheet),
        progress: { pass, done, all },
      });
    reviewOnce(pool, id, recordHash(game), read.value, onProgress).then(
      (review) => show({ kind: 'done', review }),
      () => show({ kind: 'failed' }),
    );
    return () => {
      isWanted = false;
      pool.close();
    };
  }, [id, game, read, tries]);
  const again = useCallback(() => setTries((before) => before + 1), []);
  return { reviewing: read.ok ? reviewing : { kind: 'refused', refusal: read.reason }, again };
}

/** The review of a game: the one that is kept, else a new one, which is kept and of whose mistakes drills are made. */
async function reviewOnce(
  pool: ReviewPool,
  id: string,
  record: string,
  game: ReviewedGame,
  onProgress: (progress: ReviewProgress) => void,
): Promise<Review> {
  const kept = await keptReviews.find(id, record).catch(() => undefined);
  if (kept !== undefined) return kept;
  const review = await pool.review(game, { onProgress, onNetTrouble: maybeWarn });
  // Where there is no room it is shown all the same, and computed again next time.
  await keptReviews
    .keep(id, record, review)
    .then(() => makeDrills(id, record, review))
    .catch(() => undefined);
  return review;
}
