import { NONE, type View } from '@nunatak/engine';
import { DISPLAY_PLACES, HALVES, SYMBOLS_OF, TYPE_COUNT } from '@nunatak/engine/fast';

/** The open cells of a half that a card of the display fits, leaving out one place of the display. */
export function playableCells(view: View, half: number, except: number = NONE): number {
  const { display, showing, reservedCard } = view;
  let symbols = 0;
  for (let place = 0; place < DISPLAY_PLACES; place++) {
    const card = display[place];
    if (card !== NONE && place !== except && card !== reservedCard) symbols |= SYMBOLS_OF[card];
  }
  return cellsShowing(showing, half, symbols);
}

/** The open cells of a half that show any of some symbols (type bits). */
export function cellsShowing(showing: readonly number[], half: number, symbols: number): number {
  let cells = 0;
  for (let type = 0; type < TYPE_COUNT; type++) {
    if ((symbols & (1 << type)) !== 0) cells |= showing[type * HALVES + half];
  }
  return cells;
}
