import { useEffect, useMemo, useState } from 'react';
import { EndBlessings } from '../ledger/EndBlessings.tsx';
import { EndLedger } from '../ledger/EndLedger.tsx';
import type { Seat } from '../people/seat.ts';
import { useTutorial } from '../words/useWords.ts';
import { LessonDock } from './LessonDock.tsx';
import { LessonGuide } from './LessonGuide.tsx';
import { LessonTemple } from './LessonTemple.tsx';
import { attempt, beginLesson, finishStep, type Progress, stepOf } from './lessonGame.ts';
import { LEARNER, type Lesson } from './lessons.ts';
import { markDone } from './progress.ts';
import './lesson.css';

const COLOURS = ['aurora', 'ember', 'fjord'] as const;

/** One lesson: a real position, one thing to do at a time. */
export function LessonPlayer({ lesson }: { lesson: Lesson }) {
  const tutorial = useTutorial();
  const [progress, setProgress] = useState<Progress>(() => beginLesson(lesson));
  const finished = progress.step >= lesson.steps.length;
  const step = stepOf(lesson, progress);
  const { view } = progress.state;
  const seats = useMemo(
    (): readonly Seat[] =>
      [tutorial.you, ...tutorial.others].map((name, seat) => ({
        name,
        colour: COLOURS[seat] ?? 'aurora',
        kind: seat === LEARNER ? 'here' : 'bot',
        you: seat === LEARNER,
      })),
    [tutorial],
  );

  useEffect(() => {
    if (finished) markDone(lesson.id);
  }, [finished, lesson]);

  const guide = (
    <LessonGuide lesson={lesson} progress={progress} seats={seats} onAgain={() => setProgress(beginLesson(lesson))} />
  );
  const counting = step?.ledger === true || (finished && view.phase === 'over');
  const deciding = view.phase === 'endBlessing';
  return (
    <main className="nk-lesson" data-end={counting || deciding}>
      <LessonTemple lesson={lesson} progress={progress} seats={seats} onChange={setProgress} />
      {guide}
      {counting && (
        <div className="nk-lesson-end">
          <EndLedger view={view} seats={seats} onCounted={() => setProgress((now) => finishStep(lesson, now))} />
        </div>
      )}
      {deciding && (
        <div className="nk-lesson-end">
          <EndBlessings
            view={view}
            seat={LEARNER}
            seats={seats}
            onDecide={(actions) =>
              setProgress((now) => actions.reduce((before, action) => attempt(lesson, before, action), now))
            }
          />
        </div>
      )}
      {!counting && !deciding && (
        <LessonDock lesson={lesson} progress={progress} finished={finished} onChange={setProgress} />
      )}
    </main>
  );
}
