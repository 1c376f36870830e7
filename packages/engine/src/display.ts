import type { Emit } from './events.ts';
import { CARD_IDS, cardIdOf, SYMBOLS_OF } from './faces.ts';
import { type Facts, NONE, PILES_IN_ORDER } from './facts.ts';
import { DISPLAY_PLACES, DISPLAY_SIZE, type State, UNSEEN, type View } from './state.ts';
import { returnCard, revealCard } from './verbs.ts';

/** The places a seat takes from: a dummy only from the diamond, not from what Discovery laid beside it (E32). */
function placesFor({ facts }: View, seat: number): number {
  return seat < facts.players ? DISPLAY_PLACES : DISPLAY_SIZE;
}

/** E36: a card reserved by somebody else is not there for a seat. */
export function isBarred(view: View, seat: number, card: number): boolean {
  return card === view.reservedCard && view.reservedBy !== seat;
}

/** T2: whether a seat may take a card of the display by its symbols. */
export function hasCell(card: number, symbols: number): boolean {
  return (SYMBOLS_OF[card] & symbols) !== 0;
}

/** T4: whether any card of the display may be taken by a seat. */
export function canTakeAny(view: View, seat: number): boolean {
  const { display } = view;
  const { symbols } = view;
  const places = placesFor(view, seat);
  for (let place = 0; place < places; place++) {
    const card = display[place];
    if (card !== NONE && hasCell(card, symbols) && !isBarred(view, seat, card)) return true;
  }
  return false;
}

export function displayCount(view: View): number {
  const { display } = view;
  let count = 0;
  for (let place = 0; place < DISPLAY_PLACES; place++) if (display[place] !== NONE) count++;
  return count;
}

/** T7: up to four cards while the deck lasts; more than four stay (E32). */
export function refillDisplay(state: State, emit?: Emit): void {
  const { view } = state;
  for (let count = displayCount(view); count < DISPLAY_SIZE && view.deckCount > 0; count++) {
    revealCard(state, view.display.indexOf(NONE), emit);
  }
}

/** T6: whether the shuffle of T4 could turn up a card that may be taken. With an empty deck there is no shuffle (T5). */
export function shuffleCouldHelp(view: View): boolean {
  if (view.deckCount === 0) return false;
  const { symbols } = view;
  const last = lastPileTurnedUp(view);
  for (let card = 0; card < CARD_IDS.length; card++) {
    if (!hasCell(card, symbols) || !wouldBeShuffled(view, card)) continue;
    if (view.facts.cardPile[card] <= last) return true;
  }
  return false;
}

function wouldBeShuffled(view: View, card: number): boolean {
  return view.cards[card] === UNSEEN || (card !== view.reservedCard && view.display.includes(card));
}

/** O1: with `sameBack` the new display comes from the first piles that together hold enough cards; else from any. */
function lastPileTurnedUp(view: View): number {
  if (view.facts.config.options.reshuffle === 'whole') return PILES_IN_ORDER.length;
  let wanted = DISPLAY_SIZE - (view.reservedCard === NONE ? 0 : 1);
  for (const pile of PILES_IN_ORDER) {
    for (let card = 0; card < CARD_IDS.length; card++) {
      if (view.facts.cardPile[card] === pile && wouldBeShuffled(view, card)) wanted--;
    }
    if (wanted <= 0) return pile;
  }
  return PILES_IN_ORDER.length;
}

/** T4: the cards of the deck once the unreserved display has gone back into it, in no order. */
export function cardsToShuffle(view: View): number[] {
  return CARD_IDS.flatMap((_, card) => (wouldBeShuffled(view, card) ? [card] : []));
}

/** T4: the display goes back, the deck lies in the order given (top last), and four cards are turned up. */
export function reshuffle(state: State, deck: readonly number[], emit?: Emit): void {
  const { view, secret } = state;
  const returned = view.display.filter((card) => card !== NONE && card !== view.reservedCard);
  for (let place = 0; place < DISPLAY_PLACES; place++) {
    const card = view.display[place];
    if (card !== NONE && card !== view.reservedCard) returnCard(state, place);
  }
  deck.forEach((card, i) => {
    secret.deck[i] = card;
  });
  if (view.facts.config.options.reshuffle === 'whole') view.deckMixed = true;
  emit?.({ type: 'reshuffled', returned: returned.map((card) => cardIdOf(view.facts, card)) });
  refillDisplay(state, emit);
}

/** T4, O1: whether an order (top last) is one that the shuffle can give: any, or pile 4 under 3 under 2 under 1. */
export function isPossibleOrder(facts: Facts, deck: readonly number[]): boolean {
  if (facts.config.options.reshuffle === 'whole') return true;
  return deck.every((card, i) => i === 0 || facts.cardPile[deck[i - 1]] >= facts.cardPile[card]);
}
