import { toMove } from './actions/action.ts';
import type { Action } from './actions/shapes.ts';
import { stepReshuffle } from './chance.ts';
import { Corrupt, must } from './corrupt.ts';
import { applyMove } from './decisions/index.ts';
import { cardsToShuffle, cardsWanted } from './display.ts';
import type { GameEvent } from './events.ts';
import { cardNumber, tileNumber } from './faces.ts';
import { seedRng } from './rng.ts';
import { cloneView, type State, type View } from './state.ts';
import { BLESSING_IDS, type BlessingId, type Card, type CardId, type TileId } from './words.ts';

/**
 * The cards, tiles and blessings that an action revealed, each in the order of their events. Undefined if none of that
 * kind.
 */
export interface Revealed {
  readonly cards?: CardId[] | undefined;
  readonly tiles?: TileId[] | undefined;
  readonly blessings?: BlessingId[] | undefined;
}

/** Collects what an action's events revealed; undefined if nothing was. */
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
 * Applies a legal action to a view, given what the action revealed. For clients that don't know the hidden state:
 * nothing hidden is used except `revealed`. Throws Corrupt if the action reveals more than that.
 */
export function follow(before: View, action: Action, revealed: Revealed = {}): Followed {
  const { facts } = before;
  const cards = (revealed.cards ?? []).map((id) => must(cardNumber(facts, id), 'card', id));
  const tiles = (revealed.tiles ?? []).map((id) => must(tileNumber(facts, id), 'tile', id));
  const blessings = (revealed.blessings ?? []).map((id) => BLESSING_IDS.indexOf(id));
  const state: State = {
    view: cloneView(before),
    secret: {
      // Cards revealed after a reshuffle are not in the deck yet.
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

/**
 * T4: builds a shuffled deck (top last) with the known cards on top. The order of the others does not matter: players
 * can't see it.
 */
function shuffledTo(view: View, coming: readonly Card[]): Card[] {
  const cards = cardsToShuffle(view);
  const wanted = Math.min(cardsWanted(view), cards.length);
  const next = coming.slice(0, wanted);
  if (next.length < wanted) throw new Corrupt(`no card that a shuffle of ${cards.length} turned up`);
  return [...cards.filter((card) => !next.includes(card)), ...next.reverse()];
}
