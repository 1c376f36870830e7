import { DECISION_CLASSES, type Review } from '@nunatak/bots/review';
import { useRef } from 'react';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import type { Seat } from '../people/seat.ts';
import type { RecordedGame } from '../replay/recording.ts';
import { useReviewTexts } from '../words/useWords.ts';
import { ClassMark } from './ClassMark.tsx';
import { MomentText } from './MomentText.tsx';
import { signed } from './signed.ts';
import { MOMENT_KINDS, type Moment, type ReviewedTurn } from './turns.ts';

interface TurnCardProps {
  game: RecordedGame;
  review: Review;
  seats: readonly Seat[];
  /** The turn that is looked at; none before the first. */
  turn: ReviewedTurn | undefined;
  /** What decided the game in it, its place among the moments, and how many there are. */
  moment: Moment | undefined;
  place: number;
  all: number;
  /** A finger that wipes over it goes to the next moment or the one before. */
  onWipe(way: 'next' | 'previous'): void;
}

/** How far a finger goes for a wipe, in pixels. */
const WIPE = 48;

/** The turn that is looked at: as a moment in words, else whose it was and how good. */
export function TurnCard({ game, review, seats, turn, moment, place, all, onWipe }: TurnCardProps) {
  const texts = useReviewTexts();
  const begin = useRef<number>(undefined);
  const seat = seats[moment?.seat ?? turn?.seat ?? 0];
  const kind = moment?.kind ?? markOf(review, turn);
  return (
    <section
      className="nk-panel nk-review-card"
      aria-live="polite"
      onPointerDown={({ clientX }) => {
        begin.current = clientX;
      }}
      onPointerUp={({ clientX }) => {
        const way = clientX - (begin.current ?? clientX);
        if (Math.abs(way) >= WIPE) onWipe(way < 0 ? 'next' : 'previous');
      }}
    >
      <p>
        <b>{turn === undefined ? texts.screen.start : texts.table.turn(turn.turn)}</b>
        {turn !== undefined && seat !== undefined && (
          <>
            <SeatBadge colour={seat.colour} size={22} /> {seat.name}
            <ClassMark kind={kind} name={kind === 'luck' ? texts.luck : texts.classes[kind]} />
          </>
        )}
        {moment !== undefined && <span className="nk-muted">{texts.screen.placeOf(place, all)}</span>}
        {moment !== undefined && <b data-lost={moment.points < 0}>{signed(Math.round(moment.points))}</b>}
      </p>
      {moment !== undefined && (
        <p>
          <MomentText game={game} review={review} moment={moment} seats={seats} isFull />
        </p>
      )}
    </section>
  );
}

/** How good the decisions of a turn were: as good as the worst of them. */
function markOf({ decisions }: Review, turn: ReviewedTurn | undefined): Moment['kind'] | 'good' {
  const places = (turn?.decisions ?? []).map((i) => DECISION_CLASSES.indexOf(decisions[i]?.class ?? 'forced'));
  const worst = DECISION_CLASSES[Math.max(0, ...places)];
  return MOMENT_KINDS.find((kind) => kind === worst) ?? 'good';
}
