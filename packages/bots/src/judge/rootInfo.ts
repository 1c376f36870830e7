import { NONE, type View } from '@nunatak/engine';
import { BIT_OF, DISPLAY_PLACES, HALF_OF, HALVES } from '@nunatak/engine/fast';

/**
 * What was visible when a turn began, at the root of its plans. Anything else that is visible later was revealed by the
 * turn.
 */
export class RootInfo {
  readonly display = new Int32Array(DISPLAY_PLACES).fill(NONE);
  /** By half: cells with a tile. */
  readonly tiles = new Int32Array(HALVES);
  readonly faceUp = new Int32Array(2).fill(NONE);

  read({ display, open, occupied, faceUp }: View): void {
    for (let place = 0; place < DISPLAY_PLACES; place++) this.display[place] = display[place];
    for (let half = 0; half < HALVES; half++) this.tiles[half] = open[half] | occupied[half];
    this.faceUp[0] = faceUp[0];
    this.faceUp[1] = faceUp[1];
  }

  /** True if the card was in the display at the root. */
  hasCard(card: number): boolean {
    for (let place = 0; place < DISPLAY_PLACES; place++) if (this.display[place] === card) return true;
    return false;
  }

  /** True if the display has a card that was not in it at the root. */
  isDisplayNew({ display }: View): boolean {
    for (let place = 0; place < DISPLAY_PLACES; place++) {
      if (display[place] !== NONE && !this.hasCard(display[place])) return true;
    }
    return false;
  }

  /** True if the cell's tile was visible at the root. */
  hasTile(cell: number): boolean {
    return (this.tiles[HALF_OF[cell]] & BIT_OF[cell]) !== 0;
  }

  /** True if the blessing was face up at the root. */
  hasBlessing(blessing: number): boolean {
    return this.faceUp[0] === blessing || this.faceUp[1] === blessing;
  }
}
