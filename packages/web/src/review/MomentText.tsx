import type { Review } from '@nunatak/bots/review';
import { sayLuck, sayMoment } from '@nunatak/words/review';
import type { Seat } from '../people/seat.ts';
import type { RecordedGame } from '../replay/recording.ts';
import { useReviewTexts } from '../words/useWords.ts';
import type { Moment } from './turns.ts';

interface MomentTextProps {
  game: RecordedGame;
  review: Review;
  seats: readonly Seat[];
  moment: Moment;
  /** All that is known, else only the cost and the better plan. */
  isFull: boolean;
}

/** A moment in words. */
export function MomentText({ game, review, moment, seats, isFull }: MomentTextProps) {
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
  const chances =
    review.players === 1 ? '' : texts.say.chances({ ...actor(seat), before: chance(before), after: chance(after) });
  return (
    <span>
      <b>{cost}</b> {isFull ? [...rest, chances].join(' ') : rest[0]}
    </span>
  );
}
