import { cellName, isPerson, outerBlocks, type Refusal, score, type View } from '@nunatak/engine';
import { sayRefusal } from '@nunatak/words';
import { hrefOf } from '../app/route.ts';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import type { Seat } from '../people/seat.ts';
import { actorOf } from '../position/log.ts';
import type { TutorialTexts } from '../words/index.ts';
import { useTutorial, useWords } from '../words/useWords.ts';
import { LESSON_IDS, type Lesson, type LessonId } from './lesson.ts';
import type { Note } from './lessonReferee.ts';

interface StepText {
  readonly text: string;
  readonly other: string;
  readonly done: string;
}

/** The texts of a step; steps are named alike in data and words, which a test makes sure of. */
export function stepText(tutorial: TutorialTexts, lesson: LessonId, step: string): StepText | undefined {
  const steps: Readonly<Record<string, StepText>> = tutorial.lessons[lesson].steps;
  return steps[step];
}

interface RefusedProps {
  refusal: Refusal;
  view: View;
  seats: readonly Seat[];
}

function RefusedText({ refusal, view, seats }: RefusedProps) {
  const words = useWords();
  const { rule } = refusal;
  return (
    <p className="nk-lesson-note" data-kind="refused">
      {sayRefusal(refusal, view.facts, (seat) => actorOf(seats, seat), words)}{' '}
      {rule !== undefined && (
        <a className="nk-link" href={hrefOf('rules', rule)}>
          {words.table.ruleOf}
        </a>
      )}
    </p>
  );
}

function NoteText({ note, lesson }: { note: Note; lesson: Lesson }) {
  const tutorial = useTutorial();
  const text = stepText(tutorial, lesson.id, note.step)?.[note.kind];
  if (text === undefined || text === '') return undefined;
  return (
    <p className="nk-lesson-note" data-kind={note.kind}>
      {text}
    </p>
  );
}

interface Props {
  lesson: Lesson;
  view: View;
  seats: readonly Seat[];
  /** How many steps are done, as far as they were shown. */
  done: number;
  /** The cells outlined on the temple, which the text of the step speaks of without naming them. */
  outlined: readonly number[];
  note: Note | undefined;
  refusal: Refusal | undefined;
  onAgain(): void;
}

/** What to do, what just happened, and how far it still is. */
export function LessonGuide({ lesson, view, seats, done, outlined, note, refusal, onAgain }: Props) {
  const tutorial = useTutorial();
  const number = LESSON_IDS.indexOf(lesson.id);
  const next = LESSON_IDS[number + 1];
  const step = lesson.steps[done];
  const hasOuter = lesson.shows?.includes('outer') === true;
  const aside = (seat: number) => {
    if (hasOuter) return tutorial.outerBlocks(outerBlocks(view, seat));
    return isPerson(view.facts, seat) ? tutorial.track(view.facts.trackNumber[view.track[seat]] ?? 0) : '';
  };
  const isCounted = view.phase === 'over' && step?.ledger !== true;
  return (
    <aside className="nk-panel nk-lesson-guide">
      <header>
        <a className="nk-button nk-button-quiet" href={hrefOf('tutorial')}>
          ← {tutorial.all}
        </a>
        <small>{tutorial.lessonOf(number + 1, LESSON_IDS.length)}</small>
      </header>
      <h1 className="nk-title">{tutorial.lessons[lesson.id].title}</h1>
      <ol
        className="nk-lesson-dots"
        aria-label={tutorial.stepOf(Math.min(done + 1, lesson.steps.length), lesson.steps.length)}
      >
        {lesson.steps.map(({ id }, i) => (
          <li key={id} data-state={dotState(i, done)} />
        ))}
      </ol>
      <div className="nk-lesson-say" aria-live="polite">
        {refusal !== undefined && <RefusedText refusal={refusal} view={view} seats={seats} />}
        {refusal === undefined && note !== undefined && <NoteText note={note} lesson={lesson} />}
        {step !== undefined && (
          <p className="nk-lesson-task">
            {stepText(tutorial, lesson.id, step.id)?.text}
            {outlined.length > 0 && (
              <span className="nk-hidden"> {tutorial.outlined(outlined.map(cellName).join(', '))}</span>
            )}
          </p>
        )}
        {step === undefined && <p className="nk-lesson-task">{tutorial.finished}</p>}
      </div>
      {step === undefined && (
        <div className="nk-row">
          {next === undefined ? (
            <a className="nk-button nk-button-primary" href={hrefOf('new')}>
              {tutorial.play}
            </a>
          ) : (
            <a className="nk-button nk-button-primary" href={hrefOf('tutorial', next)}>
              {tutorial.next}
            </a>
          )}
          <button type="button" className="nk-button" onClick={onAgain}>
            {tutorial.again}
          </button>
        </div>
      )}
      <ul className="nk-lesson-seats" data-figure={hasOuter || lesson.shows?.includes('track') === true}>
        {seats.map(({ name, colour, kind }, seat) => (
          <li key={colour}>
            <SeatBadge colour={colour} size={26} dashed={kind === 'neutral'} />
            <span>{name}</span>
            <small>{aside(seat)}</small>
            {isPerson(view.facts, seat) && <b>{tutorial.points(pointsOf(view, seat, isCounted))}</b>}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** F: until the count is done, the points of the temple alone. */
function pointsOf(view: View, seat: number, isCounted: boolean): number {
  if (view.phase !== 'over') return view.points[seat] ?? 0;
  const sheet = score(view, seat);
  return isCounted ? sheet.total : sheet.temple;
}

function dotState(index: number, step: number): 'done' | 'now' | 'later' {
  if (index < step) return 'done';
  return index === step ? 'now' : 'later';
}
