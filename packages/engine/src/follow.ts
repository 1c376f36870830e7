import { toMove } from './actions/action.ts';
import type { Action } from './actions/kinds.ts';
import { stepReshuffle } from './chance.ts';
import { Corrupt, must } from './corrupt.ts';
import { applyMove } from './decisions/index.ts';
import { cardsToShuffle, cardsWanted } from './display.ts';
import type { GameEvent } from './events.ts';
import { cardNumber, tileNumber } from './faces.ts';
import { seedRng } from './rng.ts';
import { cloneView, type State, type View } from './state.ts';
import { BLESSING_IDS, type BlessingId, type Card, type CardId, type TileId } from './words.ts';

/** What an action turned up, of each kind in the order in which it came; what it did not turn up is missing. */
export interface Revealed {
  readonly cards?: CardId[] | undefined;
  readonly tiles?: TileId[] | undefined;
  readonly blessings?: BlessingId[] | undefined;
}

/** What an action and all that followed from it turned up; undefined where it was nothing. */
export function revealedBy(events: readonly GameEvent[]): Revealed | undefined {
  const cards: CardId[] = [];
  const tiles: TileId[] = [];
  const blessings: BlessingId[] = [];
  for (const event of events) {
    if (event.type === 'cardRevealed') cards.push(event.card);
    else if (event.type === 'tileRevealed') tiles.push(event.tile);
    else if (event.type === 'blessingRevealed') blessings.push(event.blessing);
  }
  if (cards.length + tiles.length + blessings.length === 0) return undefined;
  return {
    ...(cards.length === 0 ? {} : { cards }),
    ...(tiles.length === 0 ? {} : { tiles }),
    ...(blessings.length === 0 ? {} : { blessings }),
  };
}

export interface Followed {
  readonly view: View;
  readonly events: readonly GameEvent[];
}

/**
 * Plays a legal action that was made where more is known: on what everybody sees, and with what it turned up. Nothing
 * else of what lies hidden has a part in it. Throws Corrupt where more is turned up than is told.
 */
export function follow(before: View, action: Action, revealed: Revealed = {}): Followed {
  const { facts } = before;
  const cards = (revealed.cards ?? []).map((id) => must(cardNumber(facts, id), 'card', id));
  const tiles = (revealed.tiles ?? []).map((id) => must(tileNumber(facts, id), 'tile', id));
  const blessings = (revealed.blessings ?? []).map((id) => BLESSING_IDS.indexOf(id));
  const state: State = {
    view: cloneView(before),
    secret: {
      // What comes after a shuffle is not yet on the deck.
      deck: cards.slice(0, before.deckCount).reverse(),
      tiles: tiles.reverse(),
      blessings: blessings.reverse(),
      rng: seedRng(0),
    },
  };
  const events: GameEvent[] = [];
  const emit = (event: GameEvent) => events.push(event);
  applyMove(state, toMove(facts, action), emit);
  while (state.view.phase === 'reshuffle') {
    const turnedUp = events.filter(({ type }) => type === 'cardRevealed').length;
    stepReshuffle(state, shuffledTo(state.view, cards.slice(turnedUp)), emit);
  }
  return { view: state.view, events };
}

/** T4: a deck, top last, from which the cards come that are known to come; nobody sees how the others lie. */
function shuffledTo(view: View, coming: readonly Card[]): Card[] {
  const cards = cardsToShuffle(view);
  const wanted = Math.min(cardsWanted(view), cards.length);
  const next = coming.slice(0, wanted);
  if (next.length < wanted) throw new Corrupt(`no card that a shuffle of ${cards.length} turned up`);
  return [...cards.filter((card) => !next.includes(card)), ...next.reverse()];
}
