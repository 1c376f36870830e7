import type { Review } from '@nunatak/bots/review';
import type { Seat } from '../people/seat.ts';
import type { RecordedGame } from '../replay/recording.ts';
import { useReviewTexts } from '../words/useWords.ts';
import { ClassMark } from './ClassMark.tsx';
import { MomentText } from './MomentText.tsx';
import { signed } from './signed.ts';
import type { Moment } from './turns.ts';

interface MomentsProps {
  game: RecordedGame;
  review: Review;
  moments: readonly Moment[];
  seats: readonly Seat[];
  at: number;
  /** Whether the one that is looked at is told in full here. */
  isFull: boolean;
  isAll: boolean;
  onAll(isAll: boolean): void;
  onGo(turn: number): void;
}

/** The moments in words; the one that is looked at in full. */
export function Moments({ game, review, moments, seats, at, isFull, isAll, onAll, onGo }: MomentsProps) {
  const texts = useReviewTexts();
  const { screen, table } = texts;
  return (
    <section className="nk-review-moments" aria-label={table.moments}>
      <div className="nk-review-figures-head">
        <h2 className="nk-title">{table.moments}</h2>
        {seats.length > 1 && (
          <fieldset className="nk-review-switch">
            <legend className="nk-hidden">{screen.whose}</legend>
            <button type="button" aria-pressed={!isAll} onClick={() => onAll(false)}>
              {screen.mine}
            </button>
            <button type="button" aria-pressed={isAll} onClick={() => onAll(true)}>
              {screen.all}
            </button>
          </fieldset>
        )}
      </div>
      {moments.length === 0 && <p>{table.noMoments}</p>}
      <ol>
        {moments.map((moment) => (
          <li key={`${moment.decision} ${moment.kind} ${moment.seat}`}>
            <button type="button" aria-pressed={moment.turn + 1 === at} onClick={() => onGo(moment.turn)}>
              <span>
                <b>{table.turn(review.decisions[moment.decision]?.turn ?? 0)}</b>
                <ClassMark kind={moment.kind} name={moment.kind === 'luck' ? texts.luck : texts.classes[moment.kind]} />
              </span>
              <MomentText {...{ game, review, moment, seats }} isFull={isFull && moment.turn + 1 === at} />
              <b data-lost={moment.points < 0}>{signed(Math.round(moment.points))}</b>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
