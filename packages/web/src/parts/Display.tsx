import { type CardId, DISPLAY_SIZE, markerOf, UNSEEN, type View } from '@nunatak/engine';
import { Icon } from '../art/Icon.tsx';
import type { Snapshot } from '../line/game.ts';
import { type Seat, seatAt } from '../people/seat.ts';
import { choosingState, worthOfCard } from '../position/cardWorth.ts';
import { displayOf, type ShownCard } from '../position/model.ts';
import { actionsOf } from '../position/outcomes.ts';
import { useWords } from '../words/useWords.ts';
import { CardFace } from './CardFace.tsx';
import { iceStyle } from './ice.ts';
import { cardLook, cardName } from './look.ts';
import { Plate } from './Plate.tsx';
import { SeatBadge } from './SeatBadge.tsx';
import { useLongPress } from './useLongPress.ts';

interface DisplayProps {
  seats: readonly Seat[];
  snapshot: Snapshot;
  /** Cards that fit the tile chosen first. */
  fitting: ReadonlySet<CardId> | undefined;
  /** The card that a hint has named. */
  hinted?: CardId | undefined;
  onCard(card: CardId): void;
  onPeek(card: CardId | undefined): void;
}

/** The cards of the display, in the solo game as a diamond with the dummies' markers. */
export function Display({ seats, snapshot, fitting, hinted, onCard, onPeek }: DisplayProps) {
  const { table } = useWords();
  const { view } = snapshot.state;
  const shown = displayOf(snapshot);
  const solo = view.facts.players === 1;
  const beside = shown.slice(DISPLAY_SIZE).filter((card) => card !== undefined);
  const slots = solo ? shown.slice(0, DISPLAY_SIZE) : shown.filter((card) => card !== undefined);
  return (
    <section
      className="nk-display"
      aria-label={solo ? table.diamond : table.display}
      data-solo={solo}
      data-count={slots.length + (solo ? beside.length : 0)}
    >
      <h2 className="nk-dock-label">{solo ? table.display : table.worth.label}</h2>
      <div className="nk-cards">
        {[...slots, ...(solo ? beside : [])].map((card, place) => (
          <div key={card?.id ?? `gap${place}`} className="nk-slot" data-place={solo ? place : undefined}>
            {card === undefined ? (
              <span className="nk-slot-empty" />
            ) : (
              <DisplayCard
                seats={seats}
                snapshot={snapshot}
                shown={card}
                number={place + 1}
                lifted={card.taken || fitting?.has(card.id) === true}
                hinted={card.id === hinted}
                onCard={onCard}
                onPeek={onPeek}
              />
            )}
            {solo && place < DISPLAY_SIZE && <Markers seats={seats} view={view} place={place} />}
          </div>
        ))}
      </div>
    </section>
  );
}

interface DisplayCardProps {
  seats: readonly Seat[];
  snapshot: Snapshot;
  shown: ShownCard;
  number: number;
  lifted: boolean;
  hinted: boolean;
  onCard(card: CardId): void;
  onPeek(card: CardId | undefined): void;
}

function DisplayCard({ seats, snapshot, shown, number, lifted, hinted, onCard, onPeek }: DisplayCardProps) {
  const words = useWords();
  const { table } = words;
  const { view } = snapshot.state;
  const look = cardLook(view.facts, shown.card);
  const reservedBy = view.reservedCard === shown.card ? view.reservedBy : undefined;
  const refused = isRefused(snapshot, shown);
  const choosing = choosingState(snapshot);
  const worth = choosing === undefined ? undefined : worthOfCard(choosing, shown.id);
  const long = useLongPress(() => onPeek(shown.id));
  const name = cardName(look.types, words);
  const fits = refused ? table.say.cardRefused : table.say.cardFits;
  const state = shown.taken ? table.say.cardTaken : fits;
  const rim = reservedBy === undefined ? {} : iceStyle(seatAt(seats, reservedBy).colour);
  return (
    <button
      type="button"
      className="nk-card-button"
      data-card={shown.id}
      data-lifted={lifted}
      data-hinted={hinted}
      data-taken={shown.taken}
      data-refused={refused}
      data-reserved={reservedBy !== undefined}
      style={rim}
      aria-pressed={shown.taken}
      aria-keyshortcuts={String(number)}
      {...long.handlers}
      onClick={() => {
        if (!long.isOver()) onCard(shown.id);
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPeek(shown.id)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onPeek(undefined)}
      onFocus={() => onPeek(shown.id)}
      onBlur={() => onPeek(undefined)}
    >
      <span className="nk-hidden">
        {[
          table.say.card(name, look.pile),
          state,
          ...(worth === undefined ? [] : [table.worth.say(worth.now, worth.end)]),
        ].join(', ')}
      </span>
      <span aria-hidden="true">
        <CardFace look={look} small={view.facts.players === 1} />
      </span>
      <Plate worth={worth} isAsked={choosing !== undefined} />
      {refused && (
        <span className="nk-card-why" aria-hidden="true">
          <Icon name="unknown" size={18} />
        </span>
      )}
      {reservedBy !== undefined && (
        <span
          className="nk-card-owner"
          title={table.reserved(seatAt(seats, reservedBy).name, seatAt(seats, reservedBy).you)}
        >
          <SeatBadge colour={seatAt(seats, reservedBy).colour} size={24} />
        </span>
      )}
    </button>
  );
}

/** A card looks refused while a person may take cards and this is none of them. */
function isRefused({ state, entries, floor, isAsked }: Snapshot, shown: ShownCard): boolean {
  if (!isAsked || shown.taken) return false;
  const take = entries.findLast(({ action }, i) => i >= floor && action.type === 'takeCard');
  const view = state.view.phase === 'takeCard' ? state.view : take?.before.view;
  if (view === undefined) return false;
  return !actionsOf(view).some((action) => action.type === 'takeCard' && action.card === shown.id);
}

/** The dummies whose marker lies at a place of the diamond (Z1). */
export function Markers({ seats, view, place }: { seats: readonly Seat[]; view: View; place: number }) {
  const words = useWords();
  const here = [1, 2].filter((dummy) => view.supply[dummy] > 0 && markerOf(view, dummy) === place);
  return (
    <span className="nk-markers">
      {here.map((dummy) => (
        <SeatBadge
          key={dummy}
          colour={seatAt(seats, dummy).colour}
          size={20}
          dashed
          label={words.table.dummyMarker(seatAt(seats, dummy).name)}
        />
      ))}
    </span>
  );
}

/** The draw pile: how many cards of each back number nobody has seen yet. */
export function Deck({ view }: { view: View }) {
  const { table } = useWords();
  const counts = view.facts.cardPiles
    .map((cards, i) => ({ pile: i + 1, count: cards.filter((card) => view.cards[card] === UNSEEN).length }))
    .filter(({ count }) => count > 0);
  const first = counts[0]?.pile ?? 0;
  const last = counts.at(-1)?.pile ?? 0;
  return (
    <div className="nk-deck" title={`${table.deckTitle(view.deckCount)}, ${table.tilesLeft(view.tileCount)}`}>
      <Icon name="deck" size={26} />
      <span className="nk-deck-count">{view.deckCount}</span>
      <ul className="nk-deck-piles">
        {counts.map(({ pile, count }) => (
          <li key={pile} title={table.deckOf(pile, count)}>
            <span className="nk-hidden">{table.deckOf(pile, count)}</span>
            <b aria-hidden="true">{pile}</b>
            <span aria-hidden="true">{count}</span>
          </li>
        ))}
      </ul>
      <span className="nk-deck-name">{deckName(view, first, last, table)}</span>
    </div>
  );
}

function deckName(view: View, first: number, last: number, table: ReturnType<typeof useWords>['table']): string {
  if (view.deckCount === 0) return table.deckEmpty;
  return view.deckMixed ? table.pileMixed : table.pile(first, last);
}
