import { CARD_COUNT, PILES } from './edition/edition.ts';
import type { Emit } from './events.ts';
import { cardIdOf } from './faces.ts';
import { activeSet } from './modes/siku.ts';
import { returnCard, revealCard } from './mutators.ts';
import { stackPiles, stackSome } from './rng.ts';
import { DISPLAY_PLACES, DISPLAY_SIZE, IN_DISPLAY, type State, UNSEEN, type View } from './state.ts';
import { type Card, NONE, type Seat } from './words.ts';

/**
 * Returns how many display places a seat may take from. Dummies can't take the extra cards that Discovery added (E32).
 */
function placesFor({ facts }: View, seat: Seat): number {
  return seat < facts.players ? DISPLAY_PLACES : DISPLAY_SIZE;
}

/**
 * E36: returns the reserved card if this seat may not take it, otherwise NONE. Other seats may never take it. Its owner
 * may not while the only block left in the owner's active set is Siku's.
 */
export function barredCard(view: View, seat: Seat): Card {
  const { reservedCard, reservedBy, facts } = view;
  return reservedBy === seat && (!facts.reservesForSelf || activeSet(view, seat).own > 0) ? NONE : reservedCard;
}

/** T2: true if an open cell shows a symbol of the card. */
export function hasCell({ facts, symbols }: View, card: Card): boolean {
  return (facts.cardSymbols[card] & symbols) !== 0;
}

/**
 * E28: true if the seat must take its reserved card because the card can be placed. Under T5 the seat may take any card
 * (E36).
 */
export function mustTakeReserved(view: View, seat: Seat): boolean {
  const { reservedBy, reservedCard, free } = view;
  return reservedBy === seat && !free && hasCell(view, reservedCard) && barredCard(view, seat) === NONE;
}

/** T4: true if a seat may take at least one card of the display. */
export function canTakeAny(view: View, seat: Seat): boolean {
  const { display, symbols } = view;
  const { cardSymbols } = view.facts;
  const places = placesFor(view, seat);
  const barred = barredCard(view, seat);
  for (let place = 0; place < places; place++) {
    const card = display[place];
    if (card !== NONE && card !== barred && (cardSymbols[card] & symbols) !== 0) return true;
  }
  return false;
}

export function displayCount(view: View): number {
  const { display } = view;
  let count = 0;
  for (let place = 0; place < DISPLAY_PLACES; place++) if (display[place] !== NONE) count++;
  return count;
}

/** T7: refills the display to four cards while the deck lasts. If Discovery left more than four, they stay (E32). */
export function refillDisplay(state: State, emit?: Emit): void {
  const { view } = state;
  const { display } = view;
  let missing = DISPLAY_SIZE - displayCount(view);
  for (let place = 0; missing > 0 && view.deckCount > 0; place++) {
    if (display[place] !== NONE) continue;
    revealCard(state, place, emit);
    missing--;
  }
}

/** T6: true if T4's shuffle could turn up a card that may be taken. If the deck is empty, there is no shuffle (T5). */
export function shuffleCouldHelp(view: View): boolean {
  if (view.deckCount === 0) return false;
  const last = lastPileTurnedUp(view);
  for (let card = 0; card < CARD_COUNT; card++) {
    if (!hasCell(view, card) || !wouldBeShuffled(view, card)) continue;
    if (view.facts.cardPile[card] <= last) return true;
  }
  return false;
}

function wouldBeShuffled(view: View, card: Card): boolean {
  const where = view.cards[card];
  return where === UNSEEN || (where === IN_DISPLAY && card !== view.reservedCard);
}

/**
 * O1: returns the highest pile that a card of the new display can come from. With `sameBack` cards come from the lowest
 * piles that together hold enough cards; otherwise they can come from any pile.
 */
function lastPileTurnedUp(view: View): number {
  const { cardPiles, config } = view.facts;
  if (config.options.reshuffle !== 'sameBack') return PILES.length;
  let wanted = cardsWanted(view);
  for (const pile of PILES) {
    for (const card of cardPiles[pile - 1]) if (wouldBeShuffled(view, card)) wanted--;
    if (wanted <= 0) return pile;
  }
  return PILES.length;
}

/**
 * T4: returns how many cards are turned up after a reshuffle. A reserved card stays in the display and counts as one of
 * four.
 */
export function cardsWanted(view: View): number {
  return DISPLAY_SIZE - (view.reservedCard === NONE ? 0 : 1);
}

/**
 * T4: lists the cards that are shuffled: the deck and the display without the reserved card. The order means nothing.
 */
export function cardsToShuffle(view: View): number[] {
  const cards: number[] = [];
  for (let card = 0; card < CARD_COUNT; card++) if (wouldBeShuffled(view, card)) cards.push(card);
  return cards;
}

/** T4: returns the display to the deck, puts the deck into the given order (top last) and refills the display. */
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
  if (view.facts.config.options.reshuffle !== 'sameBack') view.deckMixed = true;
  emit?.({ type: 'reshuffled', returned: returned.map((card) => cardIdOf(view.facts, card)) });
  refillDisplay(state, emit);
}

/** T4, O1: draws a shuffled deck from the state's generator, top last. */
export function drawOrder(state: State): number[] {
  const { view, secret } = state;
  const cards = cardsToShuffle(view);
  switch (view.facts.config.options.reshuffle) {
    case 'whole':
      return stackPiles([cards], secret.rng);
    case 'sameBack':
      return stackSome(view.facts.cardPiles, secret.rng, (card) => cards.includes(card));
    case 'below': {
      const next = comingNext(state);
      return [...stackSome([cards], secret.rng, (card) => !next.includes(card)), ...next];
    }
  }
}

/**
 * T4, O1 `below`: returns the top cards of the deck, top last. They become the new display; the old one is shuffled in
 * below them.
 */
function comingNext({ view, secret }: State): number[] {
  return secret.deck.slice(Math.max(0, view.deckCount - cardsWanted(view)));
}

/** T4, O1: true if the shuffle can produce this order (top last). */
export function isPossibleOrder(state: State, deck: readonly number[]): boolean {
  const { cardPile, config } = state.view.facts;
  switch (config.options.reshuffle) {
    case 'whole':
      return true;
    case 'sameBack':
      return deck.every((card, i) => i === 0 || cardPile[deck[i - 1]] >= cardPile[card]);
    case 'below': {
      const next = comingNext(state);
      return next.every((card, i) => deck[deck.length - next.length + i] === card);
    }
  }
}
