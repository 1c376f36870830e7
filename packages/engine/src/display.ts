import { CARD_COUNT, PILES } from './edition/edition.ts';
import type { Emit } from './events.ts';
import { cardIdOf } from './faces.ts';
import { activeSet } from './modes/siku.ts';
import { stackPiles, stackSome } from './rng.ts';
import { DISPLAY_PLACES, DISPLAY_SIZE, IN_DISPLAY, type State, UNSEEN, type View } from './state.ts';
import { returnCard, revealCard } from './verbs.ts';
import { type Card, NONE, type Seat } from './words.ts';

/** The places a seat takes from: a dummy only from the diamond, not from what Discovery laid beside it (E32). */
function placesFor({ facts }: View, seat: Seat): number {
  return seat < facts.players ? DISPLAY_PLACES : DISPLAY_SIZE;
}

/** E36: the card that is not there for a seat, or NONE: one that somebody else reserved; its own while the active set is Siku's alone. */
export function barredCard(view: View, seat: Seat): Card {
  const { reservedCard, reservedBy, facts } = view;
  return reservedBy === seat && (!facts.reservesForSelf || activeSet(view, seat).own > 0) ? NONE : reservedCard;
}

/** T2: whether a seat may take a card of the display by its symbols. */
export function hasCell({ facts, symbols }: View, card: Card): boolean {
  return (facts.cardSymbols[card] & symbols) !== 0;
}

/** E28: a reserved card that can be placed must be taken; under T5 it is one of any (E36). */
export function mustTakeReserved(view: View, seat: Seat): boolean {
  const { reservedBy, reservedCard, free } = view;
  return reservedBy === seat && !free && hasCell(view, reservedCard) && barredCard(view, seat) === NONE;
}

/** T4: whether any card of the display may be taken by a seat. */
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

/** T7: up to four cards while the deck lasts; more than four stay (E32). */
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

/** T6: whether the shuffle of T4 could turn up a card that may be taken. With an empty deck there is no shuffle (T5). */
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

/** O1: with `sameBack` the new display comes from the first piles that together hold enough cards; else from any. */
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

/** T4: how many cards are turned up once the display has gone back; a reserved one stays and counts. */
export function cardsWanted(view: View): number {
  return DISPLAY_SIZE - (view.reservedCard === NONE ? 0 : 1);
}

/** T4: the cards of the deck once the unreserved display has gone back into it, in no order. */
export function cardsToShuffle(view: View): number[] {
  const cards: number[] = [];
  for (let card = 0; card < CARD_COUNT; card++) if (wouldBeShuffled(view, card)) cards.push(card);
  return cards;
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
  if (view.facts.config.options.reshuffle !== 'sameBack') view.deckMixed = true;
  emit?.({ type: 'reshuffled', returned: returned.map((card) => cardIdOf(view.facts, card)) });
  refillDisplay(state, emit);
}

/** T4, O1: a shuffled deck, top last. */
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

/** T4 with O1 `below`: the cards on top of the deck that are turned up before the display is shuffled in, top last. */
function comingNext({ view, secret }: State): number[] {
  return secret.deck.slice(Math.max(0, view.deckCount - cardsWanted(view)));
}

/** T4, O1: whether an order (top last) is one that the shuffle can give. */
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
