import { BLESSING_IDS, type BlessingId, NONE } from '@nunatak/engine';
import type { Game, Snapshot } from '../line/game.ts';
import { isSameAction } from '../line/line.ts';
import { BlessingFace } from '../parts/BlessingFace.tsx';
import { CardFace } from '../parts/CardFace.tsx';
import { cardLook, cardName } from '../parts/look.ts';
import { Plate } from '../parts/Plate.tsx';
import type { Seat } from '../people/seat.ts';
import { worthOfCard } from '../position/cardWorth.ts';
import { displayOf } from '../position/model.ts';
import { Helpers } from '../table/Helpers.tsx';
import { handsOf } from '../table/hands.ts';
import { questionOf, type TrayOption } from '../table/trayOptions.ts';
import { usePractice } from '../words/practice.ts';
import { useWords } from '../words/useWords.ts';
import { EndTry } from './EndTry.tsx';
import '../table/tray.css';

interface DockProps {
  game: Game;
  snapshot: Snapshot;
  seats: readonly Seat[];
  /** Nothing is to be tried any more. */
  isOver: boolean;
  /** The card that a hint or the answer has named. */
  hinted: string | undefined;
}

/** What can be done in the position, without a word of what it is worth before the end. */
export function ExerciseDock({ game, snapshot, seats, isOver, hinted }: DockProps) {
  const { table } = useWords();
  const { isAsked, busy, draft } = snapshot;
  const isOpen = isAsked && !busy && !isOver;
  const isEnd = game.referee.line.first.view.phase === 'endBlessing';
  return (
    <div className="nk-exercise-choices">
      {!isEnd && <Display game={game} snapshot={snapshot} isOver={isOver} hinted={hinted} />}
      {isOpen && isEnd && <EndTry game={game} view={snapshot.state.view} />}
      {isOpen && <Blessings game={game} snapshot={snapshot} />}
      {isOpen && <Question game={game} snapshot={snapshot} seats={seats} />}
      <div className="nk-exercise-act">
        {!isOver && <Helpers {...handsOf(game)} snapshot={snapshot} onUse={(id) => begin(game, id)} />}
        {isOpen && !isEnd && (
          <div className="nk-exercise-buttons">
            <button
              type="button"
              className="nk-button nk-button-primary nk-exercise-build"
              disabled={draft === undefined}
              onClick={() => game.build()}
            >
              {table.build}
            </button>
            <button type="button" className="nk-button" disabled={!game.canUndo} onClick={() => game.undo()}>
              {table.undo}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

function begin(game: Game, id: BlessingId): void {
  if (id === 'moon' || id === 'movement') game.begin(id);
  else if (id === 'discovery' || id === 'abundance' || id === 'structure')
    game.stage({ type: 'useBlessing', blessing: id });
}

function Display({ game, snapshot, isOver, hinted }: Omit<DockProps, 'seats'>) {
  const words = useWords();
  const { exercise } = usePractice();
  const { state, staged, isAsked, busy } = snapshot;
  const { view } = state;
  const isTaking = isAsked && !busy && view.phase === 'takeCard';
  // A card that is only staged can still be put back for another.
  const canTake = !isOver && (isTaking || (!busy && staged.some(({ action }) => action.type === 'takeCard')));
  const { first } = game.referee.line;
  // What cards are worth is told of a position in which one is to be taken.
  const isTold = isOver && first.view.phase === 'takeCard';
  return (
    <section className="nk-exercise-cards" aria-label={isTold ? words.table.worth.label : exercise.display}>
      {displayOf(snapshot)
        .filter((card) => card !== undefined)
        .map(({ card, id, taken }) => {
          const look = cardLook(view.facts, card);
          const worth = isTold ? worthOfCard(first, id) : undefined;
          const said = worth === undefined ? '' : `, ${words.table.worth.say(worth.now, worth.end)}`;
          return (
            <button
              key={id}
              type="button"
              className="nk-exercise-pick"
              data-card={id}
              data-hinted={id === hinted}
              aria-pressed={taken}
              disabled={!canTake}
              onClick={() => game.take(id)}
            >
              <span className="nk-hidden">{words.table.say.card(cardName(look.types, words), look.pile) + said}</span>
              <span aria-hidden="true">
                <CardFace look={look} />
              </span>
              {isTold && <Plate worth={worth} isAsked />}
            </button>
          );
        })}
    </section>
  );
}

/** E1: the blessings that lie face up, where one is to be taken. */
function Blessings({ game, snapshot }: Pick<DockProps, 'game' | 'snapshot'>) {
  const { table } = useWords();
  const { state, draft } = snapshot;
  if (state.view.phase !== 'takeBlessing') return undefined;
  const ids = state.view.faceUp.filter((number) => number !== NONE).map((number) => BLESSING_IDS[number]);
  return (
    <section className="nk-exercise-cards" aria-label={table.blessings}>
      {ids.map((blessing) => (
        <button
          key={blessing}
          type="button"
          className="nk-exercise-pick"
          data-blessing={blessing}
          aria-pressed={draft?.type === 'takeBlessing' && draft.blessing === blessing}
          onClick={() => game.draft({ type: 'takeBlessing', blessing })}
        >
          <BlessingFace id={blessing} />
        </button>
      ))}
    </section>
  );
}

/** What a tray would ask, with all answers and nothing of what they bring. */
function Question({ game, snapshot, seats }: Pick<DockProps, 'game' | 'snapshot' | 'seats'>) {
  const words = useWords();
  const question = questionOf(seats, snapshot, words);
  if (question === undefined) return undefined;
  const { title, happened, options } = question;
  return (
    <section className="nk-exercise-question" aria-label={title}>
      <h2 className="nk-title">{title}</h2>
      {happened !== undefined && <p>{happened}</p>}
      <div className="nk-options">
        {options.map((option) => (
          <button
            key={JSON.stringify(option.action)}
            type="button"
            className="nk-option"
            aria-pressed={isChosen(snapshot, option)}
            onClick={() => choose(game, option)}
          >
            <b>{option.label}</b>
          </button>
        ))}
      </div>
    </section>
  );
}

/** Every answer waits for Build here: a try is made on purpose. */
function choose(game: Game, { action, kind }: TrayOption): void {
  if (kind === 'begin') game.begin('moon');
  else game.draft(action);
}

function isChosen({ draft, gesture }: Snapshot, { action, kind }: TrayOption): boolean {
  return kind === 'begin' ? gesture?.kind === 'moon' : draft !== undefined && isSameAction(draft, action);
}
