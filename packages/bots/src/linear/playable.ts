import { NONE, type View } from '@nunatak/engine';
import { DISPLAY_PLACES, HALVES, TYPE_COUNT } from '@nunatak/engine/fast';
import type { RootInfo } from '../judge/rootInfo.ts';

/** Open cells that fit a card of the display, by half of the temple. */
export class Playable {
  base = 0;
  upper = 0;
  /** Symbols on the cards considered, as type bits. */
  symbols = 0;

  /** Considers all cards of the display; with `root`, only cards and tiles that were visible then. */
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

  /** Considers the display without the card at one place: the cards left to the next seat before a refill. */
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

/** Returns the open cells of a half that show at least one of the symbols (type bits). */
export function cellsShowing(showing: readonly number[], half: number, symbols: number): number {
  let cells = 0;
  for (let type = 0; type < TYPE_COUNT; type++) {
    if ((symbols & (1 << type)) !== 0) cells |= showing[type * HALVES + half];
  }
  return cells;
}
