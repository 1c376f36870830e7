import { createReviewPool } from '@nunatak/bots/browser/review';
import { useEffect, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { GameNote } from '../library/NoGame.tsx';
import { ExerciseTable } from '../practice/ExerciseTable.tsx';
import type { Exercise } from '../practice/exercise.ts';
import { planText } from '../practice/planText.ts';
import { type Ending, Solver } from '../practice/solver.ts';
import { attempt } from '../session/attempt.ts';
import { useStore } from '../session/store.ts';
import type { LossKind } from '../statistics/losses.ts';
import { useWayOut } from '../ui/useWayOut.ts';
import { usePractice } from '../words/practice.ts';
import { useReviewTexts, useWords } from '../words/useWords.ts';
import { type Drill, drills } from './drills.ts';
import { type DrillOpening, openDrill } from './openDrill.ts';
import { afterEnding } from './schedule.ts';
import { useDue } from './useDrills.ts';
import { sayDay, sayDue } from './when.ts';

type Opening = { readonly kind: 'missing' } | (DrillOpening & { readonly drill: Drill });

async function open(id: string): Promise<Opening> {
  const drill = await drills.read(id);
  return drill === undefined ? { kind: 'missing' } : { ...(await openDrill(drill)), drill };
}

/** A position of one's own games to try again; the next one is of the same kind where one is asked for. */
export function DrillScreen({ id, kind }: { id: string; kind: LossKind | undefined }) {
  const { drills: texts } = usePractice();
  const takeWay = useWayOut();
  const [opening, setOpening] = useState<Opening>();
  useEffect(() => {
    let isWanted = true;
    const found = (next: Opening) => {
      if (isWanted) setOpening(next);
    };
    open(id).then(found, () => found({ kind: 'missing' }));
    return () => {
      isWanted = false;
    };
  }, [id]);
  if (opening === undefined) return <div className="nk-loading" aria-busy="true" />;
  if (opening.kind === 'open') return <Opened {...opening} kind={kind} />;
  const { drill } = { drill: undefined, ...opening };
  return (
    <GameNote {...texts[opening.kind]}>
      {drill !== undefined && (
        <button
          type="button"
          className="nk-button"
          onClick={() =>
            takeWay(async () => {
              await drills.remove(drill.id);
              return hrefOf('drills');
            })
          }
        >
          {texts.remove}
        </button>
      )}
      {opening.kind === 'changed' && (
        <a className="nk-button" href={hrefOf('review', opening.drill.game)}>
          {texts.review}
        </a>
      )}
      <a className="nk-button nk-button-primary" href={hrefOf('drills')}>
        {texts.all}
      </a>
    </GameNote>
  );
}

interface OpenedProps {
  drill: Drill;
  exercise: Exercise;
  kind: LossKind | undefined;
}

function Opened({ drill, exercise, kind }: OpenedProps) {
  const words = useWords();
  const { language } = words;
  const { drills: texts, exercise: asked } = usePractice();
  const review = useReviewTexts();
  const [now] = useState(() => Date.now());
  const due = useDue(now, kind);
  const [pool] = useState(() => createReviewPool());
  const [ended, setEnded] = useState<Drill>();
  const [solver] = useState(() => new Solver(exercise, pool, onEnd));
  const { ending } = useStore(solver);
  useEffect(() => () => pool.close(), [pool]);

  function onEnd(how: Ending): void {
    void attempt(async () => setEnded(await drills.end(drill, how, Date.now())));
  }

  const { view } = exercise.position;
  const { played } = exercise;
  const plan = played === undefined ? '' : planText(view, played.plan, words, review);
  const at = due?.findIndex(({ id }) => id === drill.id) ?? -1;
  const next = due?.find(({ id }) => id !== drill.id);
  const day = (how: Ending) => sayDue(afterEnding(drill.schedule, how, now).due, now, language);
  return (
    <ExerciseTable
      solver={solver}
      title={texts.title}
      back="drills"
      head={
        <>
          {due !== undefined && at >= 0 && <span>{texts.of(at + 1, due.length)}</span>}
          <span className="nk-muted">
            {`${texts.game(sayDay(drill.played, language))}, ${texts.seen(drill.schedule.tries)}`}
          </span>
        </>
      }
      about=""
      line={asked.inGame(plan, asked.points(Math.round(drill.lost)))}
    >
      <p>
        {ending === undefined && texts.comesBack(day('helped'), day('alone'))}
        {ended !== undefined && texts.comesBackIn(sayDue(ended.schedule.due, now, language))}
      </p>
      {(ending !== undefined || next !== undefined) && (
        <a
          className={ending === undefined ? 'nk-button' : 'nk-button nk-button-primary'}
          href={next === undefined ? hrefOf('drills') : hrefOf('drills', next.id, kind)}
        >
          {ending === undefined ? texts.later : nextText(next, texts)}
        </a>
      )}
    </ExerciseTable>
  );
}

function nextText(next: Drill | undefined, { next: another, all }: { next: string; all: string }): string {
  return next === undefined ? all : another;
}
