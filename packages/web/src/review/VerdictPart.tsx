import type { Review } from '@nunatak/bots/review';
import { type View, verdictOf } from '@nunatak/engine';
import { leadOver, type ReviewedSeat, sayPlay, sayResult } from '@nunatak/words/review';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import type { Seat } from '../people/seat.ts';
import { useReviewTexts } from '../words/useWords.ts';
import { ClassMark } from './ClassMark.tsx';
import { Waterfall } from './Waterfall.tsx';

interface VerdictPartProps {
  review: Review;
  view: View;
  seats: readonly Seat[];
  chosen: number;
}

const COUNTED = ['good', 'inexact', 'mistake', 'blunder'] as const;

/** Who won, what luck and play had to do with it, and how everyone decided. */
export function VerdictPart({ review, view, seats, chosen }: VerdictPartProps) {
  const texts = useReviewTexts();
  const found = review.seats.map(
    ({ account, lost, rank }): ReviewedSeat => ({
      points: account.result.points,
      luck: account.luck.points,
      lost: lost.points,
      rank,
    }),
  );
  const actor = (seat: number) => ({ seat: seats[seat]?.name ?? '', you: seats[seat]?.you ?? false });
  const rival = rivalOf(found, chosen);
  const own = found[chosen];
  const other = rival === undefined ? undefined : found[rival];
  const lead = own === undefined || other === undefined ? undefined : leadOver(own, other, found.length);
  const lines = sayPlay(chosen, found, actor, texts).filter((_, seat) => seat === chosen || seat === rival);
  return (
    <section>
      <h2 className="nk-title nk-review-verdict">{sayResult(verdictOf(view), found, actor, texts)}</h2>
      <p className="nk-muted">{lines.join(' ')}</p>
      {lead !== undefined && <Waterfall lead={lead} />}
      <table className="nk-review-counts">
        <thead>
          <tr>
            <td />
            {COUNTED.map((kind) => (
              <th key={kind} scope="col">
                <ClassMark kind={kind} name={texts.classes[kind]} />
              </th>
            ))}
            <th scope="col">{texts.table.lost}</th>
          </tr>
        </thead>
        <tbody>
          {review.seats.map(({ counts, lost }, seat) => (
            <tr key={seats[seat]?.colour}>
              <th scope="row">
                <SeatBadge colour={seats[seat]?.colour ?? 'aurora'} size={22} /> {seats[seat]?.name}
              </th>
              <td>{counts.best + counts.good}</td>
              <td>{counts.inexact}</td>
              <td>{counts.mistake}</td>
              <td>{counts.blunder}</td>
              <td>
                <b>{Math.round(lost.points)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The strongest of the others. */
function rivalOf(seats: readonly ReviewedSeat[], chosen: number): number | undefined {
  const others = seats.map((_, seat) => seat).filter((seat) => seat !== chosen);
  return others.toSorted((a, b) => (seats[b]?.points ?? 0) - (seats[a]?.points ?? 0))[0];
}
