import { NONE, type View } from '@nunatak/engine';
import { DISPLAY_PLACES, HALVES, TYPE_COUNT } from '@nunatak/engine/fast';
import type { RootInfo } from '../judge/rootInfo.ts';

/** The open cells that the cards of the display fit, by half, and whether a card is still to come for the others. */
export class Playable {
  base = 0;
  upper = 0;
  /** The symbols of those cards, as type bits. */
  symbols = 0;

  /** By the whole display; with `root`, by what lay open then. */
  read({ display, facts, showing, reservedCard }: View, root: RootInfo | undefined): void {
    let symbols = 0;
    for (let place = 0; place < DISPLAY_PLACES; place++) {
      const card = display[place];
      if (card === NONE || card === reservedCard) continue;
      if (root === undefined || root.hasCard(card)) symbols |= facts.cardSymbols[card];
    }
    this.#fit(showing, symbols);
    if (root === undefined) return;
    this.base &= root.tiles[0];
    this.upper &= root.tiles[1];
  }

  /** By the display without one of its places: what lies there before it is refilled. */
  readWithout({ display, facts, showing, reservedCard }: View, except: number): void {
    let symbols = 0;
    for (let place = 0; place < DISPLAY_PLACES; place++) {
      const card = display[place];
      if (card !== NONE && place !== except && card !== reservedCard) symbols |= facts.cardSymbols[card];
    }
    this.#fit(showing, symbols);
  }

  #fit(showing: readonly number[], symbols: number): void {
    this.symbols = symbols;
    this.base = cellsShowing(showing, 0, symbols);
    this.upper = cellsShowing(showing, 1, symbols);
  }
}

/** The open cells of a half that show any of some symbols (type bits). */
export function cellsShowing(showing: readonly number[], half: number, symbols: number): number {
  let cells = 0;
  for (let type = 0; type < TYPE_COUNT; type++) {
    if ((symbols & (1 << type)) !== 0) cells |= showing[type * HALVES + half];
  }
  return cells;
}
