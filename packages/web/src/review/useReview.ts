import { createReviewPool } from '@nunatak/bots/browser/review';
import {
  type DecisionReview,
  type Review,
  type ReviewedGame,
  type ReviewProgress,
  type ReviewRefusal,
  readReviewedGame,
  reviewedSoFar,
} from '@nunatak/bots/review';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RecordedGame } from '../replay/recording.ts';
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

/** Reviews are kept while the page lives: who comes back need not wait again. */
const known = new WeakMap<ReviewedGame, Review>();
const BEGUN: Reviewing = { kind: 'underWay', decisions: [], progress: undefined };

/** Reviews a recorded game in workers, which end with the screen; `again` begins anew after a failure. */
export function useReview(game: RecordedGame): { readonly reviewing: Reviewing; again(): void } {
  const read = useMemo(() => readReviewedGame(game.referee.record()), [game]);
  const [tries, setTries] = useState(0);
  const [reviewing, setReviewing] = useState<Reviewing>(BEGUN);
  useEffect(() => {
    if (!read.ok) return;
    const found = known.get(read.value);
    if (found !== undefined) {
      setReviewing({ kind: 'done', review: found });
      return;
    }
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
    pool.review(read.value, { onProgress, onNetTrouble: maybeWarn }).then(
      (review) => {
        known.set(read.value, review);
        show({ kind: 'done', review });
      },
      () => show({ kind: 'failed' }),
    );
    return () => {
      isWanted = false;
      pool.close();
    };
  }, [read, tries]);
  const again = useCallback(() => setTries((before) => before + 1), []);
  return { reviewing: read.ok ? reviewing : { kind: 'refused', refusal: read.reason }, again };
}
