import type { Review } from '@nunatak/bots/review';
import { useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { canDrill } from '../drills/drills.ts';
import { makeDrill } from '../drills/makeDrills.ts';
import { LINKED } from '../notes/linked.ts';
import { type RecordedGame, recordHash } from '../replay/recording.ts';
import { useWayOut } from '../ui/useWayOut.ts';
import { useReviewTexts } from '../words/useWords.ts';
import { Arrow } from './Arrow.tsx';
import { WhatIfSheet } from './WhatIfSheet.tsx';

interface NextStepsProps {
  id: string;
  game: RecordedGame;
  review: Review;
  /** The turn that is looked at, 0 before the first; and how many entries of the line lie before it. */
  turn: number;
  from: number;
  /** The decision of this turn that is told as a moment. */
  decision: number | undefined;
  /** Whoever plays on. */
  seat: number;
  /** The way to the moments before and after, where the thumb should have it; undefined where there is none that way. */
  moments?: { readonly previous: (() => void) | undefined; readonly next: (() => void) | undefined } | undefined;
}

/** What to do with a turn: try it oneself, or play on from before it. */
export function NextSteps({ id, game, review, turn, from, decision, seat, moments }: NextStepsProps) {
  const { screen } = useReviewTexts();
  const [isAsking, setAsking] = useState(false);
  const found = decision === undefined ? undefined : review.decisions[decision];
  const takeWay = useWayOut();
  const canTry = found !== undefined && canDrill(found) && !id.startsWith(LINKED);

  async function tryIt(): Promise<string | undefined> {
    if (decision === undefined) return undefined;
    const drill = await makeDrill(id, recordHash(game), review, decision);
    return drill === undefined ? undefined : hrefOf('drills', drill);
  }

  return (
    <footer className="nk-review-next">
      {moments && (
        <Arrow way="previous" label={screen.previousMoment} disabled={!moments.previous} onClick={moments.previous} />
      )}
      {moments && <Arrow way="next" label={screen.nextMoment} disabled={!moments.next} onClick={moments.next} />}
      <button
        type="button"
        className="nk-button nk-button-primary"
        title={screen.tryItLine}
        disabled={!canTry}
        onClick={() => takeWay(tryIt)}
      >
        {screen.tryIt}
      </button>
      <button
        type="button"
        className="nk-button"
        title={screen.whatIfLine}
        disabled={turn === 0}
        onClick={() => setAsking(true)}
      >
        {screen.whatIf}
      </button>
      {isAsking && <WhatIfSheet {...{ id, game, turn, from, seat }} onClose={() => setAsking(false)} />}
    </footer>
  );
}
