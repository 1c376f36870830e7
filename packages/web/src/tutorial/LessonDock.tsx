import { BLESSING_IDS, cardIdOf, formatAction, legalActions, NONE } from '@nunatak/engine';
import { useMemo } from 'react';
import { BlessingFace } from '../table/parts/BlessingFace.tsx';
import { CardFace } from '../table/parts/CardFace.tsx';
import { cardLook } from '../table/parts/look.ts';
import { useTutorial, useWords } from '../words/useWords.ts';
import { gainAt } from './LessonTemple.tsx';
import { attempt, canSwap, type Progress, stepOf, takeCard, toggleSwap, undoDraft, worthOf } from './lessonGame.ts';
import type { Lesson } from './lessons.ts';

interface Props {
  lesson: Lesson;
  progress: Progress;
  finished: boolean;
  onChange(change: (progress: Progress) => Progress): void;
}

function Display({ lesson, progress, finished, onChange }: Props) {
  const words = useWords();
  const tutorial = useTutorial();
  const { state } = progress;
  const { view } = state;
  const step = stepOf(lesson, progress);
  const choosing = view.phase === 'takeCard' && !finished;
  const worth = useMemo(
    () =>
      lesson.id === 'scoring' && choosing
        ? new Map(
            view.display.map((card) => [card, card === NONE ? undefined : worthOf(state, cardIdOf(view.facts, card))]),
          )
        : undefined,
    [lesson, choosing, view, state],
  );
  const goals = step?.goals ?? [];
  return (
    <section className="nk-lesson-cards" aria-label={tutorial.display}>
      {[...view.display.filter((card) => card !== NONE), ...(view.card === NONE ? [] : [view.card])].map((card) => {
        const look = cardLook(view.facts, card);
        const id = cardIdOf(view.facts, card);
        const isTaken = card === view.card;
        const gain = worth?.get(card);
        return (
          <button
            key={id}
            type="button"
            className="nk-lesson-pick"
            data-card={id}
            data-taken={isTaken}
            data-goal={choosing && goals.includes(`take ${id}`) && lesson.id !== 'scoring'}
            aria-pressed={isTaken}
            disabled={!choosing}
            onClick={() => onChange((now) => takeCard(lesson, now, id))}
          >
            <CardFace look={look} />
            {gain !== undefined && <span className="nk-lesson-chip">{words.table.points(gain)}</span>}
          </button>
        );
      })}
    </section>
  );
}

function FaceUp({ lesson, progress, onChange }: Omit<Props, 'finished'>) {
  const tutorial = useTutorial();
  const { view } = progress.state;
  if (lesson.id !== 'elder') return undefined;
  const choosing = view.phase === 'takeBlessing';
  return (
    <section className="nk-lesson-cards" aria-label={tutorial.blessings}>
      {view.faceUp
        .filter((blessing) => blessing !== NONE)
        .map((blessing) => {
          const id = BLESSING_IDS[blessing];
          return (
            <button
              key={id}
              type="button"
              className="nk-lesson-pick"
              data-blessing={id}
              disabled={!choosing}
              onClick={() => onChange((now) => attempt(lesson, now, { type: 'takeBlessing', blessing: id }))}
            >
              <BlessingFace id={id} />
            </button>
          );
        })}
    </section>
  );
}

/** Below the temple: the display, the blessings, and the button that builds. */
export function LessonDock({ lesson, progress, finished, onChange }: Props) {
  const tutorial = useTutorial();
  const { view } = progress.state;
  const { draft, swapping, first } = progress;
  const placing = view.phase === 'placeBlock' && !finished;
  const answers =
    view.phase === 'structure'
      ? legalActions(view).map((action) => ({ action, label: action.type === 'pass' ? tutorial.pass : tutorial.use }))
      : [];
  const gain = draft === undefined ? undefined : gainAt(view, draft.cell).points;
  return (
    <footer className="nk-panel nk-lesson-dock">
      <Display lesson={lesson} progress={progress} finished={finished} onChange={onChange} />
      <FaceUp lesson={lesson} progress={progress} onChange={onChange} />
      <div className="nk-lesson-act">
        {swapping && <p>{first === undefined ? tutorial.swapHint : tutorial.swapSecond}</p>}
        {answers.map(({ action, label }) => (
          <button
            key={formatAction(action)}
            type="button"
            className={action.type === 'pass' ? 'nk-button' : 'nk-button nk-button-primary'}
            onClick={() => onChange((now) => attempt(lesson, now, action))}
          >
            {label}
          </button>
        ))}
        {placing && canSwap(view) && (
          <button type="button" className="nk-button" aria-pressed={swapping} onClick={() => onChange(toggleSwap)}>
            ⇄ {tutorial.swap}
          </button>
        )}
        {placing && (
          <button
            type="button"
            className="nk-button nk-button-primary nk-lesson-build"
            disabled={draft === undefined}
            onClick={() => {
              if (draft !== undefined) onChange((now) => attempt(lesson, now, draft));
            }}
          >
            {gain === undefined ? tutorial.build : tutorial.buildGain(gain)}
          </button>
        )}
        {draft !== undefined && (
          <button type="button" className="nk-button" onClick={() => onChange(undoDraft)}>
            {tutorial.undo}
          </button>
        )}
      </div>
    </footer>
  );
}
