import { BEAST, CELLS, ELDER, type Facts, NONE, UNSEEN, type View } from '@nunatak/engine';
import { ARTISAN, countBits, DISPLAY_PLACES, dummyCard, HALVES, lowestBit, TYPE_COUNT } from '@nunatak/engine/fast';
import type { RootInfo } from '../judge/rootInfo.ts';
import type { Inputs } from './inputs.ts';
import { CARD, type Layout, MOST } from './layout.ts';
import { KIND_OF_SYMBOLS } from './symbols.ts';
import { CardPrints, Unseen } from './unseen.ts';

/**
 * Encodes what all players share: the display, the options, face-up blessings, and the cards and tiles still to come.
 */
export class TableFeatures {
  readonly #layout: Layout;
  readonly #facts: Facts;
  readonly #cardSymbols: Int32Array;
  readonly #unseenCards: Unseen;
  readonly #unseenTiles: Unseen;
  readonly #prints: CardPrints;
  readonly #cardsOf = new Int32Array(TYPE_COUNT);
  readonly #isTileSeen: Uint8Array;
  /** By half: open cells that fit a card of the display. */
  readonly playable = new Int32Array(HALVES);

  constructor(layout: Layout, facts: Facts, cardSymbols: Int32Array, tileSymbols: Int32Array) {
    this.#layout = layout;
    this.#facts = facts;
    this.#cardSymbols = cardSymbols;
    this.#unseenCards = new Unseen(cardSymbols, facts.cardPile);
    this.#unseenTiles = new Unseen(tileSymbols, facts.tilePile);
    this.#prints = new CardPrints(facts, cardSymbols);
    this.#isTileSeen = new Uint8Array(tileSymbols.length);
  }

  /** Encodes the display, and computes the cells that its cards fit into `playable`. */
  writeDisplay(view: View, root: RootInfo | undefined, showing: Int32Array, into: Inputs): void {
    const layout = this.#layout;
    const cardsOf = this.#cardsOf;
    cardsOf.fill(0);
    let hidden = 0;
    for (let place = 0; place < DISPLAY_PLACES; place++) {
      const card = view.display[place];
      if (card === NONE) continue;
      if (root !== undefined && !root.hasCard(card)) {
        hidden++;
        continue;
      }
      if (card === view.reservedCard) {
        this.#writeCard(card, layout.reserved, into);
        continue;
      }
      this.#writeCard(card, layout.display, into);
      for (let types = this.#cardSymbols[card]; types !== 0; types &= types - 1) cardsOf[lowestBit(types)]++;
    }
    if (hidden > 0) into.add(layout.hiddenCards + Math.min(hidden, MOST.hidden));
    this.playable.fill(0);
    for (let type = 0; type < TYPE_COUNT; type++) {
      const base = showing[type * HALVES];
      const upper = showing[type * HALVES + 1];
      if (cardsOf[type] > 0) {
        this.playable[0] |= base;
        this.playable[1] |= upper;
        into.add(layout.cardsOf + type * (MOST.inDisplay + 1) + Math.min(cardsOf[type], MOST.inDisplay));
      }
      const cells = countBits(base) + countBits(upper);
      if (cells > 0) into.add(layout.cellsOf + type * (MOST.openCells + 1) + Math.min(cells, MOST.openCells));
    }
  }

  #writeCard(card: number, at: number, into: Inputs): void {
    const { cardTool, cardBeasts, cardShows } = this.#facts;
    const symbols = this.#cardSymbols[card];
    into.add(at + CARD.face + KIND_OF_SYMBOLS[symbols]);
    if ((symbols & (1 << ARTISAN)) !== 0) into.add(at + CARD.tool + cardTool[card]);
    if ((symbols & (1 << BEAST)) !== 0) into.add(at + CARD.beasts + Math.min(cardBeasts[card], MOST.beastsOfCard));
    if ((symbols & (1 << ELDER)) !== 0) {
      for (let types = cardShows[card]; types !== 0; types &= types - 1) into.add(at + CARD.shows + lowestBit(types));
    }
  }

  writeGame(view: View, root: RootInfo | undefined, placed: number, into: Inputs): void {
    const layout = this.#layout;
    const { options } = this.#facts.config;
    into.add(layout.placed + placed);
    if (view.completion !== NONE) into.add(layout.completion + view.completion);
    if (view.deckMixed) into.add(layout.mixed);
    if (options.outerTop) into.add(layout.outerTop);
    if (options.expansion === 'adds') into.add(layout.expansionAdds);
    let hidden = 0;
    for (let i = 0; i < view.faceUp.length; i++) {
      const blessing = view.faceUp[i];
      if (blessing === NONE) continue;
      if (root !== undefined && !root.hasBlessing(blessing)) hidden++;
      else into.add(layout.faceUp + blessing);
    }
    if (hidden > 0) into.add(layout.hiddenBlessings + Math.min(hidden, MOST.hidden));
    into.figures[layout.tableFigures.blessings] = view.blessingCount + hidden;
    if (layout.players === 1) this.#writeDummies(view, root, into);
  }

  /** Z3, Z8: encodes the card that each dummy would take, and who starts the round. */
  #writeDummies(view: View, root: RootInfo | undefined, into: Inputs): void {
    const { seats, starter, dummy: start, dummySize } = this.#layout;
    into.add(starter + (view.round % seats));
    for (let dummy = this.#layout.players; dummy < seats; dummy++) {
      const card = dummyCard(view, dummy);
      if (card === NONE || (root !== undefined && !root.hasCard(card))) continue;
      for (let types = this.#cardSymbols[card]; types !== 0; types &= types - 1) {
        into.add(start + dummy * dummySize + lowestBit(types));
      }
    }
  }

  /** Encodes the cards not yet seen, counted by what is printed on them. */
  writeUnseenCards({ cards, display, deckMixed }: View, root: RootInfo | undefined, into: Inputs): void {
    const { unseenCards, nextCards, unseenTools, unseenBeasts, unseenShows } = this.#layout.tableFigures;
    const { figures } = into;
    const unseen = this.#unseenCards;
    const { tools, beasts, shows } = this.#prints;
    unseen.clear();
    for (let card = 0; card < cards.length; card++) if (cards[card] === UNSEEN) unseen.add(card);
    if (root !== undefined) {
      for (let place = 0; place < DISPLAY_PLACES; place++) {
        const card = display[place];
        if (card !== NONE && !root.hasCard(card)) unseen.add(card);
      }
    }
    unseen.writeTypes(figures, unseenCards, nextCards, deckMixed);
    for (let tool = 0; tool < tools.length; tool++) figures[unseenTools + tool] = unseen.count(tools[tool]);
    for (let count = 1; count < beasts.length; count++) figures[unseenBeasts] += count * unseen.count(beasts[count]);
    for (let type = 0; type < shows.length; type++) figures[unseenShows + type] = unseen.count(shows[type]);
  }

  writeUnseenTiles({ tileAt }: View, root: RootInfo | undefined, into: Inputs): void {
    const { unseenTiles, nextTiles } = this.#layout.tableFigures;
    const isSeen = this.#isTileSeen;
    const unseen = this.#unseenTiles;
    isSeen.fill(0);
    for (let cell = 0; cell < CELLS; cell++) {
      const tile = tileAt[cell];
      if (tile !== NONE && (root === undefined || root.hasTile(cell))) isSeen[tile] = 1;
    }
    unseen.clear();
    for (let tile = 0; tile < isSeen.length; tile++) if (isSeen[tile] === 0) unseen.add(tile);
    unseen.writeTypes(into.figures, unseenTiles, nextTiles, false);
  }
}
