import { formatAction } from '@nunatak/engine';
import type { Game, Snapshot } from '../line/game.ts';
import { Crew } from '../parts/Crew.tsx';
import type { Seat } from '../people/seat.ts';
import { outcomeOf, pointsFor } from '../position/outcomes.ts';
import { applyBlessing } from '../table/applyBlessing.ts';
import { Helpers } from '../table/Helpers.tsx';
import { handsOf } from '../table/hands.ts';
import { questionOf } from '../table/trayOptions.ts';
import { useTutorial, useWords } from '../words/useWords.ts';
import { LessonBlessings, LessonDisplay } from './LessonDisplay.tsx';
import { LEARNER, type LessonStep } from './lesson.ts';
import type { LessonReferee } from './lessonReferee.ts';
import '../table/crew.css';
import '../table/tray.css';

interface Props {
  game: Game<LessonReferee>;
  seats: readonly Seat[];
  snapshot: Snapshot;
  step: LessonStep | undefined;
  onLight(cells: readonly number[]): void;
}

/** What is asked besides cards and tiles: a blessing, the next square, each with what it brings the learner. */
function Answers({ game, seats, snapshot, onLight }: Omit<Props, 'step'>) {
  const words = useWords();
  const question = snapshot.busy ? undefined : questionOf(seats, snapshot, words);
  return question?.options.map((option) => {
    const gain = option.gains.find(({ seat }) => seat === LEARNER)?.points;
    const isPass = option.uses === undefined && option.kind === 'act';
    return (
      <button
        key={formatAction(option.action)}
        type="button"
        className={isPass ? 'nk-button' : 'nk-button nk-button-primary'}
        onPointerEnter={() => onLight(option.cells)}
        onFocus={() => onLight(option.cells)}
        onClick={() => game.act(option.action)}
      >
        {option.label} {gain !== undefined && words.table.points(gain)}
      </button>
    );
  });
}

/** Below the temple: the display, blessings and crew where the lesson is about them, and the button that builds. */
export function LessonDock({ game, seats, snapshot, step, onLight }: Props) {
  const tutorial = useTutorial();
  const { crew } = useWords().table;
  const { state, draft, gesture, isAsked, busy } = snapshot;
  const { view } = state;
  const isPlacing = (view.phase === 'placeBlock' || view.phase === 'dummyTie') && isAsked && !busy;
  const isSwapping = gesture?.kind === 'swap';
  const gain = draft === undefined ? undefined : pointsFor(outcomeOf(view, draft), LEARNER);
  return (
    <footer className="nk-panel nk-lesson-dock">
      <LessonDisplay game={game} seats={seats} snapshot={snapshot} step={step} />
      <LessonBlessings game={game} snapshot={snapshot} />
      {game.referee.lesson.shows?.includes('crew') === true && <Crew view={view} seat={LEARNER} title={crew} />}
      <div className="nk-lesson-act">
        {isSwapping && <p>{gesture.first === undefined ? tutorial.swapHint : tutorial.swapSecond}</p>}
        <Answers game={game} seats={seats} snapshot={snapshot} onLight={onLight} />
        {!busy && <Helpers {...handsOf(game)} snapshot={snapshot} onUse={(id) => applyBlessing(game, id)} />}
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
