import { type DecisionReview, yieldsOf } from '@nunatak/bots/review';
import { sayPlan } from '@nunatak/words/review';
import type { ReactNode } from 'react';
import type { RecordedGame } from '../replay/recording.ts';
import { signed } from '../review/signed.ts';
import { useDealTexts } from '../words/practice.ts';
import { useReviewTexts } from '../words/useWords.ts';
import type { GapAccount, Parting } from './compare.ts';

interface PartingPartProps {
  parting: Parting | undefined;
  gap: GapAccount;
  /** Whoever played the other line. */
  name: string;
  own: DecisionReview | undefined;
  other: DecisionReview | undefined;
  game: RecordedGame;
  /** What to do about it. */
  children: ReactNode;
}

/** Where two lines parted, and where the gap between them comes from: the sum is the gap. */
export function PartingPart({ parting, gap, name, own, other, game, children }: PartingPartProps) {
  const { compare } = useDealTexts();
  const texts = useReviewTexts();
  if (parting === undefined || own === undefined || other === undefined) {
    return (
      <section className="nk-panel nk-compare-parting">
        <h2 className="nk-title">{compare.same}</h2>
        <p>{compare.sameLine}</p>
        {children}
      </section>
    );
  }
  const { entries, first } = game.referee.line;
  const at = entries.find(({ before }) => before.view.turn === parting.turn)?.before ?? first;
  const named = ({ played }: DecisionReview) => {
    const reasons = at.view.phase === own.kind ? yieldsOf(at.view, played) : [];
    return sayPlan(played, reasons, at.view.facts, texts);
  };
  const rows = [
    { label: compare.turn(parting.turn), points: gap.parting },
    { label: compare.otherTurns, points: gap.otherTurns },
    { label: compare.others, points: gap.others },
    { label: compare.luck, points: gap.luck },
  ];
  return (
    <section className="nk-panel nk-compare-parting">
      <h2 className="nk-title">{compare.parted(parting.turn)}</h2>
      <p>
        {compare.before(parting.shared)} {compare.choice(named(own), named(other), name)}
      </p>
      <p className="nk-muted">{compare.worth(gap.parting)}</p>
      <table>
        <caption>{gap.gap === 0 ? compare.sumEven : compare.sum(Math.abs(gap.gap))}</caption>
        <tbody>
          {rows.map(({ label, points }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-lost={points < 0}>{signed(points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{compare.total(name)}</th>
            <td data-lost={gap.gap < 0}>{signed(gap.gap)}</td>
          </tr>
        </tfoot>
      </table>
      {children}
    </section>
  );
}
