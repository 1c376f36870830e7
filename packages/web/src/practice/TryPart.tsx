import { goTo } from '../app/route.ts';
import type { Snapshot } from '../line/game.ts';
import { RefusalNote } from '../parts/Refusal.tsx';
import type { Seat } from '../people/seat.ts';
import { ClassMark } from '../review/ClassMark.tsx';
import { usePractice } from '../words/practice.ts';
import { useReviewTexts, useWords } from '../words/useWords.ts';
import { planText } from './planText.ts';
import type { Solver, Solving } from './solver.ts';

interface TryPartProps {
  solver: Solver;
  solving: Solving;
  snapshot: Snapshot;
  seats: readonly Seat[];
}

/** What is laid out, or what became of it. */
export function TryPart({ solver, solving, snapshot, seats }: TryPartProps) {
  const { exercise: texts } = usePractice();
  const words = useWords();
  const review = useReviewTexts();
  const { judging, tries, ending } = solving;
  const { view } = solver.exercise.position;
  const last = tries.at(-1);
  const isTried = solver.game.referee.tried !== undefined;
  return (
    <section className="nk-exercise-try" aria-live="polite">
      {(isTried || ending === undefined) && <small className="nk-muted">{isTried ? texts.yourTry : texts.plan}</small>}
      {snapshot.refused !== undefined && (
        <RefusalNote
          seats={seats}
          facts={view.facts}
          refused={snapshot.refused}
          onClose={() => solver.game.forgetRefusal()}
          onRule={(rule) => goTo('rules', rule)}
        />
      )}
      {!isTried && ending === undefined && <p>{waitingFor()}</p>}
      {judging === 'underWay' && <p aria-busy="true">{texts.judging}</p>}
      {judging === 'failed' && <p>{texts.judgeFailed}</p>}
      {isTried && judging === 'no' && last !== undefined && (
        <>
          <b>{planText(view, last.plan, words, review)}</b>
          {last.outcome === 'found' && <ClassMark kind="good" name={texts.found} />}
          {last.outcome === 'near' && <ClassMark kind="inexact" name={texts.near(Math.round(last.lost))} />}
          {last.outcome === 'wrong' && <ClassMark kind="mistake" name={texts.wrong(Math.round(last.lost))} />}
        </>
      )}
      {isTried && judging !== 'underWay' && ending === undefined && (
        <button type="button" className="nk-button nk-button-primary" onClick={() => solver.tryAgain()}>
          {texts.tryAgain}
        </button>
      )}
    </section>
  );

  function waitingFor(): string {
    if (view.phase === 'endBlessing') return texts.planEnd;
    return snapshot.draft === undefined ? texts.planNone : texts.planReady;
  }
}
