import { yieldsOf } from '@nunatak/bots/review';
import type { Action } from '@nunatak/engine';
import { sayBeyondNextBest, sayMoment } from '@nunatak/words/review';
import type { Seat } from '../people/seat.ts';
import { seatAt } from '../people/seat.ts';
import { ClassMark } from '../review/ClassMark.tsx';
import { signedText } from '../words/figureText.ts';
import { usePractice } from '../words/practice.ts';
import { useReviewTexts, useWords } from '../words/useWords.ts';
import type { Exercise, Judgement } from './exercise.ts';
import { isSamePlan } from './judgeTry.ts';
import { planText } from './planText.ts';
import { isNextBest, type Solving } from './solver.ts';

interface AnswerProps {
  exercise: Exercise;
  solving: Solving;
  seats: readonly Seat[];
}

/** What was to be found, why, and the plans side by side. */
export function AnswerPart({ exercise, solving, seats }: AnswerProps) {
  const practice = usePractice();
  const texts = useReviewTexts();
  const words = useWords();
  const { position, best } = exercise;
  const { facts, decider } = position.view;
  const { rival, ending } = solving;
  const actor = (seat: number) => ({ seat: seatAt(seats, seat).name, you: seatAt(seats, seat).you });
  const named = (plan: readonly Action[]) => planText(position.view, plan, words, texts);
  const why = whyText();
  return (
    <section className="nk-exercise-answer" aria-live="polite">
      <h2 className="nk-title nk-exercise-sub">
        {ending === 'shown' ? practice.exercise.shown : <ClassMark kind="good" name={practice.exercise.found} />}
      </h2>
      <p>
        <b>{named(best)}.</b> {why.join(' ')}
      </p>
      <PlanTable exercise={exercise} solving={solving} named={named} />
    </section>
  );

  /** Why the best plan is better, without the two sentences on what it cost and what the better plan was. */
  function whyText(): readonly string[] {
    if (rival?.why === undefined) return [];
    if (isNextBest(exercise, solving)) return sayBeyondNextBest(decider, rival.why, actor, texts);
    const moment = { seat: decider, played: rival.plan, best, lost: rival.lost, why: rival.why };
    return sayMoment(moment, facts, actor, texts).slice(2);
  }
}

interface PlanTableProps extends Omit<AnswerProps, 'seats'> {
  named(plan: readonly Action[]): string;
}

interface PlanRow {
  readonly plan: readonly Action[];
  readonly who: string;
  readonly lost: number;
}

/** The best plan, what was tried, what was played in the game: what each brings at once and at the end. */
function PlanTable({ exercise, solving, named }: PlanTableProps) {
  const { language } = useWords();
  const { exercise: texts } = usePractice();
  const { view } = exercise.position;
  const rows = rowsOf(exercise, solving, texts);
  return (
    <table className="nk-exercise-plans">
      <caption className="nk-hidden">{texts.plans}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.planColumn}</th>
          <th scope="col">{texts.now}</th>
          <th scope="col">{texts.atEnd}</th>
          <th scope="col">{texts.against}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ plan, who, lost }) => {
          const reasons = yieldsOf(view, plan);
          const sum = (kind: 'points' | 'line') =>
            reasons.reduce((total, reason) => {
              const isOwn = reason.kind === kind && !('seat' in reason && reason.seat !== view.decider);
              return isOwn && 'points' in reason ? total + reason.points : total;
            }, 0);
          return (
            <tr key={who}>
              <th scope="row">
                {named(plan)} <span className="nk-muted">{who}</span>
              </th>
              <td>{sum('points')}</td>
              <td>{sum('line')}</td>
              <td>{signedText(-lost, language, 1)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function rowsOf(
  { best, played }: Exercise,
  { tries, rival }: Solving,
  texts: ReturnType<typeof usePractice>['exercise'],
): readonly PlanRow[] {
  const isBest = ({ plan }: Judgement) => isSamePlan(plan, best);
  const tried = tries.filter((one) => !isBest(one)).at(-1);
  const others: (PlanRow | undefined)[] = [
    tried && { ...tried, who: texts.yourTry },
    played && { ...played, who: texts.played },
    tried === undefined && played === undefined && rival !== undefined ? { ...rival, who: texts.nextBest } : undefined,
  ];
  return [{ plan: best, who: texts.best, lost: 0 }, ...others.flatMap((row) => (row === undefined ? [] : [row]))];
}
