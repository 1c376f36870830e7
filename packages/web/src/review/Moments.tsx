import type { Review } from '@nunatak/bots/review';
import { sayLuck, sayMoment } from '@nunatak/words/review';
import type { Seat } from '../people/seat.ts';
import type { RecordedGame } from '../replay/recording.ts';
import { useReviewTexts } from '../words/useWords.ts';
import { ClassMark } from './ClassMark.tsx';
import type { Moment } from './turns.ts';

interface MomentsProps {
  game: RecordedGame;
  review: Review;
  moments: readonly Moment[];
  seats: readonly Seat[];
  at: number;
  isAll: boolean;
  onAll(isAll: boolean): void;
  onGo(turn: number): void;
}

/** The moments in words; the one that is looked at in full. */
export function Moments({ game, review, moments, seats, at, isAll, onAll, onGo }: MomentsProps) {
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
              <MomentText game={game} review={review} moment={moment} seats={seats} isFull={moment.turn + 1 === at} />
              <b data-lost={moment.points < 0}>
                {`${moment.points < 0 ? '−' : '+'}${Math.abs(Math.round(moment.points))}`}
              </b>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface MomentTextProps extends Pick<MomentsProps, 'game' | 'review' | 'seats'> {
  moment: Moment;
  isFull: boolean;
}

function MomentText({ game, review, moment, seats, isFull }: MomentTextProps) {
  const texts = useReviewTexts();
  const { facts } = game.referee.line.first.view;
  const actor = (seat: number) => ({ seat: seats[seat]?.name ?? '', you: seats[seat]?.you ?? false });
  const decision = review.decisions[moment.decision];
  if (decision === undefined) return <span />;
  const { seat, played, judged, before, after } = decision;
  if (moment.kind === 'luck') {
    const entry = review.decisions.slice(0, moment.decision + 1).reduce((sum, one) => sum + one.played.length, 0) - 1;
    const events = game.referee.line.entries[entry]?.events ?? [];
    return <span>{sayLuck(moment.seat, moment.points, events, facts, actor, texts)}</span>;
  }
  const best = judged.plans[0]?.actions;
  if (judged.why === undefined || best === undefined) return <span />;
  const [cost, ...rest] = sayMoment({ seat, played, best, lost: -moment.points, why: judged.why }, facts, actor, texts);
  const chance = (worths: typeof before) => Math.round(100 * (worths[seat]?.chance ?? 0));
  const chances = review.players === 1 ? '' : texts.say.chances({ before: chance(before), after: chance(after) });
  return (
    <span>
      <b>{cost}</b> {isFull ? [...rest, chances].join(' ') : rest[0]}
    </span>
  );
}
