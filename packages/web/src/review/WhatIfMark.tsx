import { hrefOf } from '../app/route.ts';
import type { WhatIf } from '../session/config.ts';
import { usePractice } from '../words/practice.ts';
import { useReviewTexts } from '../words/useWords.ts';
import './whatIf.css';

/** Says at the table that this is no game of its own, and leads back to the one it comes from. */
export function WhatIfMark({ piles, game, turn }: WhatIf) {
  const { screen } = useReviewTexts();
  const { whatIfBack } = usePractice();
  return (
    <p className="nk-what-if">
      <b>{screen.whatIf}</b>
      <span>{piles === 'anew' ? screen.pilesDealtAnew : screen.pilesAsTheyWere}</span>
      <a href={hrefOf('review', game, String(turn))}>{whatIfBack}</a>
    </p>
  );
}
