import { type CardId, DISPLAY_SIZE } from '@nunatak/engine';
import type { Game, Snapshot } from '../line/game.ts';
import type { Seat } from '../people/seat.ts';
import { displayOf, type ShownCard } from '../position/model.ts';
import { useWords } from '../words/useWords.ts';
import { CardFace } from './CardFace.tsx';
import { Markers } from './Display.tsx';
import { cardLook } from './look.ts';
import './cardPicks.css';

interface CardPicksProps {
  game: Game;
  seats: readonly Seat[];
  snapshot: Snapshot;
  /** What each card would add, where that is told. */
  gains?: ReadonlyMap<CardId, number | undefined> | undefined;
  isPointedAt?(card: CardId): boolean;
}

/** The cards that can be taken, with nothing else said of them; in the solo game as a diamond with the dummies' markers. */
export function CardPicks({ game, seats, snapshot, gains, isPointedAt }: CardPicksProps) {
  const { table } = useWords();
  const { state, staged, isAsked, busy } = snapshot;
  const { view } = state;
  const isSolo = view.facts.players === 1;
  const isTaking = isAsked && !busy && view.phase === 'takeCard';
  // A card that is only staged can still be put back for another.
  const canTake = isTaking || (!busy && staged.some(({ action }) => action.type === 'takeCard'));
  const shown = displayOf(snapshot);
  const card = ({ card: number, id, taken }: ShownCard) => {
    const gain = gains?.get(id);
    return (
      <button
        key={id}
        type="button"
        className="nk-pick"
        data-card={id}
        data-taken={taken}
        data-goal={isTaking && isPointedAt?.(id) === true}
        aria-pressed={taken}
        disabled={!canTake}
        onClick={() => game.take(id)}
      >
        <CardFace look={cardLook(view.facts, number)} small={isSolo} />
        {gain !== undefined && <span className="nk-pick-chip">{table.points(gain)}</span>}
      </button>
    );
  };
  return (
    <section className="nk-picks" aria-label={isSolo ? table.diamond : table.display} data-solo={isSolo}>
      {isSolo
        ? shown.slice(0, DISPLAY_SIZE).map((slot, place) => (
            <span key={slot?.id ?? `gap${place}`} className="nk-pick-slot" data-place={place}>
              {slot !== undefined && card(slot)}
              <Markers seats={seats} view={view} place={place} />
            </span>
          ))
        : shown.filter((slot) => slot !== undefined).map(card)}
    </section>
  );
}
