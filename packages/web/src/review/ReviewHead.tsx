import type { ReactNode } from 'react';
import { hrefOf } from '../app/route.ts';
import { Icon } from '../art/Icon.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import type { Seat } from '../people/seat.ts';
import { useReviewTexts, useWords } from '../words/useWords.ts';
import type { Reviewing } from './useReview.ts';

interface ReviewHeadProps {
  seats: readonly Seat[];
  points: readonly number[];
  reviewing: Extract<Reviewing, { kind: 'underWay' | 'done' }>;
  /** How many turns have been looked at. */
  turns: number;
  /** What else can be done with the game. */
  children?: ReactNode;
}

/** Who played and how it ended, how far the review is, and the way out. */
export function ReviewHead({ seats, points, reviewing, turns, children }: ReviewHeadProps) {
  const words = useWords();
  const texts = useReviewTexts();
  return (
    <header className="nk-panel nk-review-head">
      <span className="nk-review-brand">
        <Icon name="cap" size={22} /> {words.table.brand}
      </span>
      <h1 className="nk-muted">{texts.screen.title}</h1>
      <ul className="nk-review-seats">
        {seats.map(({ name, colour }, seat) => (
          <li key={colour}>
            <SeatBadge colour={colour} size={24} /> {name} <b>{points[seat]}</b>
          </li>
        ))}
      </ul>
      <p role="status" className="nk-muted" data-done={reviewing.kind === 'done'}>
        {progressText(reviewing, texts.table, turns)}
      </p>
      {children}
      <a className="nk-button nk-button-quiet" href={hrefOf('start')}>
        <span className="nk-hidden">{texts.screen.close}</span>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </a>
    </header>
  );
}

function progressText(
  reviewing: ReviewHeadProps['reviewing'],
  { turns: reviewed, progress }: ReturnType<typeof useReviewTexts>['table'],
  turns: number,
): string {
  if (reviewing.kind === 'done') return reviewed(turns);
  const { done = 0, all = 0 } = reviewing.progress ?? {};
  return progress(done, all);
}
