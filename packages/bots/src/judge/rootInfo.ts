import { NONE, type View } from '@nunatak/engine';
import { BIT_OF, DISPLAY_PLACES, HALF_OF, HALVES } from '@nunatak/engine/fast';

/** What lay open when a turn began: whatever else lies open after it has been revealed by it. */
export class RootInfo {
  readonly display = new Int32Array(DISPLAY_PLACES).fill(NONE);
  /** Cells with a tile, by half. */
  readonly tiles = new Int32Array(HALVES);
  readonly faceUp = new Int32Array(2).fill(NONE);

  read({ display, open, occupied, faceUp }: View): void {
    for (let place = 0; place < DISPLAY_PLACES; place++) this.display[place] = display[place];
    for (let half = 0; half < HALVES; half++) this.tiles[half] = open[half] | occupied[half];
    this.faceUp[0] = faceUp[0];
    this.faceUp[1] = faceUp[1];
  }

  /** Whether a card of the display lay there then. */
  hasCard(card: number): boolean {
    for (let place = 0; place < DISPLAY_PLACES; place++) if (this.display[place] === card) return true;
    return false;
  }

  /** Whether a card of the display has come since. */
  isDisplayNew({ display }: View): boolean {
    for (let place = 0; place < DISPLAY_PLACES; place++) {
      if (display[place] !== NONE && !this.hasCard(display[place])) return true;
    }
    return false;
  }

  /** Whether a cell had its tile then. */
  hasTile(cell: number): boolean {
    return (this.tiles[HALF_OF[cell]] & BIT_OF[cell]) !== 0;
  }

  /** Whether a face-up blessing lay there then. */
  hasBlessing(blessing: number): boolean {
    return this.faceUp[0] === blessing || this.faceUp[1] === blessing;
  }
}
