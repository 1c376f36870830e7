import { BLESSING_IDS, formatAction, legalActions, NONE } from '@nunatak/engine';
import { useMemo } from 'react';
import type { Game, Snapshot } from '../line/game.ts';
import { BlessingFace } from '../parts/BlessingFace.tsx';
import { CardFace } from '../parts/CardFace.tsx';
import { cardLook } from '../parts/look.ts';
import { displayOf } from '../position/model.ts';
import { outcomeOf, pointsFor } from '../position/outcomes.ts';
import { useTutorial, useWords } from '../words/useWords.ts';
import type { LessonReferee } from './lessonReferee.ts';
import { cardGain } from './lessonSteps.ts';
import { LEARNER, type LessonStep } from './lessons.ts';

interface Props {
  game: Game<LessonReferee>;
  snapshot: Snapshot;
  step: LessonStep | undefined;
}

function Display({ game, snapshot, step }: Props) {
  const words = useWords();
  const tutorial = useTutorial();
  const { state, staged, isAsked, busy } = snapshot;
  const { view } = state;
  const { id: lessonId } = game.referee.lesson;
  const isTaking = isAsked && !busy && view.phase === 'takeCard';
  // A card that is only staged can still be put back for another.
  const canTake = isTaking || (!busy && staged.some(({ action }) => action.type === 'takeCard'));
  const shown = displayOf(snapshot).filter((card) => card !== undefined);
  const gains = useMemo(
    () =>
      lessonId === 'scoring' && isTaking
        ? new Map(displayOf(snapshot).flatMap((card) => (card ? [[card.id, cardGain(state, card.id)] as const] : [])))
        : undefined,
    [lessonId, isTaking, snapshot, state],
  );
  return (
    <section className="nk-lesson-cards" aria-label={tutorial.display}>
      {shown.map(({ card, id, taken }) => {
        const gain = gains?.get(id);
        return (
          <button
            key={id}
            type="button"
            className="nk-lesson-pick"
            data-card={id}
            data-taken={taken}
            data-goal={isTaking && step?.goals?.includes(`take ${id}`) === true && lessonId !== 'scoring'}
            aria-pressed={taken}
            disabled={!canTake}
            onClick={() => game.take(id)}
          >
            <CardFace look={cardLook(view.facts, card)} />
            {gain !== undefined && <span className="nk-lesson-chip">{words.table.points(gain)}</span>}
          </button>
        );
      })}
    </section>
  );
}

function FaceUp({ game, snapshot }: Omit<Props, 'step'>) {
  const tutorial = useTutorial();
  const { view } = snapshot.state;
  if (game.referee.lesson.id !== 'elder') return undefined;
  const isChoosing = view.phase === 'takeBlessing' && snapshot.isAsked && !snapshot.busy;
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
              disabled={!isChoosing}
              onClick={() => game.act({ type: 'takeBlessing', blessing: id })}
            >
              <BlessingFace id={id} />
            </button>
          );
        })}
    </section>
  );
}

/** Below the temple: the display, the blessings, and the button that builds. */
export function LessonDock({ game, snapshot, step }: Props) {
  const tutorial = useTutorial();
  const { state, draft, gesture, isAsked, busy } = snapshot;
  const { view } = state;
  const isPlacing = view.phase === 'placeBlock' && isAsked && !busy;
  const answers = view.phase === 'structure' && isAsked && !busy ? legalActions(view) : [];
  const canSwap = isPlacing && legalActions(view).some(({ type }) => type === 'swapTiles');
  const isSwapping = gesture?.kind === 'swap';
  const gain = draft === undefined ? undefined : pointsFor(outcomeOf(view, draft), LEARNER);
  return (
    <footer className="nk-panel nk-lesson-dock">
      <Display game={game} snapshot={snapshot} step={step} />
      <FaceUp game={game} snapshot={snapshot} />
      <div className="nk-lesson-act">
        {isSwapping && <p>{gesture.first === undefined ? tutorial.swapHint : tutorial.swapSecond}</p>}
        {answers.map((action) => (
          <button
            key={formatAction(action)}
            type="button"
            className={action.type === 'pass' ? 'nk-button' : 'nk-button nk-button-primary'}
            onClick={() => game.act(action)}
          >
            {action.type === 'pass' ? tutorial.pass : tutorial.use}
          </button>
        ))}
        {canSwap && (
          <button type="button" className="nk-button" aria-pressed={isSwapping} onClick={() => game.begin('swap')}>
            ⇄ {tutorial.swap}
          </button>
        )}
        {isPlacing && (
          <button
            type="button"
            className="nk-button nk-button-primary nk-lesson-build"
            disabled={draft === undefined}
            onClick={() => game.build()}
          >
            {gain === undefined ? tutorial.build : tutorial.buildGain(gain)}
          </button>
        )}
        {game.canUndo && (
          <button type="button" className="nk-button" onClick={() => game.undo()}>
            {tutorial.undo}
          </button>
        )}
      </div>
    </footer>
  );
}
