import { useEffect, useMemo, useState } from 'react';
import { Hole, OWN_ROOM, type Room } from '../board/Hole.tsx';
import { EndBlessings } from '../ledger/EndBlessings.tsx';
import { EndLedger } from '../ledger/EndLedger.tsx';
import { Game } from '../line/game.ts';
import { useOpen } from '../line/useOpen.ts';
import { useSeats } from '../people/useSeats.ts';
import { ghostOf, lastMoveOf, swapGhostOf, targetsOf } from '../position/model.ts';
import { useMotion } from '../session/settings.ts';
import { useStore } from '../session/store.ts';
import { useSoundLevels } from '../sound/useSoundLevels.ts';
import { Temple } from '../temple/Temple.tsx';
import { usePage } from '../ui/scale.ts';
import { useTutorial, useWords } from '../words/useWords.ts';
import { LessonDock } from './LessonDock.tsx';
import { LessonGuide } from './LessonGuide.tsx';
import { LEARNER, type Lesson } from './lesson.ts';
import { type LessonProgress, LessonReferee, restoreStaged } from './lessonReferee.ts';
import { lessonSitters } from './lessonSitters.ts';
import { outlinedCells } from './lessonSteps.ts';
import { begunLesson, forgetLesson, keepLesson, markDone } from './progress.ts';
import { isStacked } from './stacked.ts';
import './lesson.css';

/** How long the move of another stays at least, in milliseconds. */
const READING_MS = 420;

/** One lesson, which can be begun again. */
export function LessonPlayer({ lesson }: { lesson: Lesson }) {
  const tutorial = useTutorial();
  const [referee, setReferee] = useState(() => refereeOf(lesson, begunLesson(lesson.id)));
  const game = useMemo(() => {
    const { players } = referee.line.first.view.facts;
    const made = new Game(lessonSitters(players, tutorial), referee);
    restoreStaged(made);
    return made;
  }, [referee, tutorial]);
  function again(): void {
    forgetLesson(lesson.id);
    setReferee(refereeOf(lesson));
  }
  return <LessonTable key={game.id} game={game} onAgain={again} />;
}

function refereeOf(lesson: Lesson, begun?: LessonProgress): LessonReferee {
  return new LessonReferee(lesson, begun, (progress) => keepLesson(lesson.id, progress));
}

/** A lesson at work: a real position, one thing to do at a time. */
function LessonTable({ game, onAgain }: { game: Game<LessonReferee>; onAgain(): void }) {
  const words = useWords();
  useSoundLevels();
  const isStill = useMotion() === 'off';
  const stacked = isStacked(usePage());
  const [hole, setHole] = useState(OWN_ROOM);
  const [pointedAt, setPointedAt] = useState<{ cells: readonly number[]; at: number }>();
  const [endHole, setEndHole] = useState<Room>();
  const snapshot = useStore(game);
  const seats = useSeats(game.sitters);
  const { state, picture, entries, gesture, refused, busy } = snapshot;
  const { view } = state;
  const { lesson } = game.referee;
  const done = game.referee.doneAfter(entries.length);
  const step = lesson.steps[done];
  const isFinished = step === undefined;
  const note = busy ? undefined : game.referee.note;
  const targets = useMemo(
    () => (busy ? [] : targetsOf(seats, snapshot, undefined, words)),
    [seats, snapshot, busy, words],
  );
  useOpen(game);
  useEffect(() => {
    if (!isFinished) return;
    markDone(lesson.id);
    forgetLesson(lesson.id);
  }, [isFinished, lesson]);

  const outlined = useMemo(() => outlinedCells(lesson, done), [lesson, done]);
  const answer = pointedAt?.at === entries.length ? pointedAt.cells : undefined;
  const first = gesture === undefined || gesture.kind === 'tile' ? undefined : gesture.first;
  const isCounting = view.phase === 'over' && (step?.ledger === true || isFinished);
  const isDeciding = view.phase === 'endBlessing' && snapshot.isAsked;
  return (
    <main className="nk-lesson" data-end={isCounting || isDeciding}>
      <div className="nk-lesson-temple">
        <Temple
          picture={picture.view}
          view={view}
          seats={seats}
          show={{
            game,
            showing: snapshot.showing,
            reading: ({ entry }) => (entry.seat === LEARNER || isStill ? 0 : READING_MS),
          }}
          targets={targets}
          ghost={ghostOf(seats, snapshot, words)}
          swapGhost={swapGhostOf(snapshot)}
          lastMove={lastMoveOf(snapshot)}
          refused={refused !== undefined && 'cell' in refused.action ? refused.action.cell : undefined}
          lit={first === undefined ? answer : [first]}
          outlined={outlined}
          finale
          room={stacked ? OWN_ROOM : ((isCounting || isDeciding ? endHole : undefined) ?? hole)}
          framed={!stacked}
          onPick={(cell) => game.pick(cell)}
        />
      </div>
      {!stacked && <Hole onRoom={setHole} />}
      <LessonGuide
        lesson={lesson}
        view={view}
        seats={seats}
        done={done}
        outlined={outlined}
        note={note}
        refusal={refused?.refusal}
        onAgain={onAgain}
      />
      {isCounting && (
        <div className="nk-lesson-end">
          <EndLedger view={view} seats={seats} onRoom={setEndHole} onCounted={() => game.referee.count()} />
        </div>
      )}
      {isDeciding && (
        <div className="nk-lesson-end">
          <EndBlessings
            view={view}
            seat={LEARNER}
            seats={seats}
            onRoom={setEndHole}
            onDecide={(actions) => {
              for (const action of actions) game.act(action);
            }}
          />
        </div>
      )}
      {!isCounting && !isDeciding && (
        <LessonDock
          game={game}
          seats={seats}
          snapshot={snapshot}
          step={step}
          onLight={(cells) => setPointedAt({ cells, at: entries.length })}
        />
      )}
    </main>
  );
}
