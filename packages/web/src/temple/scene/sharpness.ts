const REST_MS = 220;
/** A gap this long is a rest, not a slow picture. */
const REST_GAP_MS = 5000;

/** How well a picture is drawn: coarse while it moves, quick as the first answer to a change, in full once it rests. */
export type Care = 'coarse' | 'quick' | 'full';

/** Says with how much care to draw, tells when all has rested for a while, and how long moving pictures take. */
export class Sharpness {
  readonly #onRest: () => void;
  readonly #onPace: (took: number) => void;
  #last: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onRest: () => void, onPace: (took: number) => void) {
    this.#onRest = onRest;
    this.#onPace = onPace;
  }

  /** Call at the start of each picture that is drawn with the same care at all times. */
  pace(stirring: boolean, now = performance.now()): Care {
    const took = stirring && this.#last !== undefined ? now - this.#last : 0;
    this.#last = stirring ? now : undefined;
    if (took > 0 && took < REST_GAP_MS) this.#onPace(took);
    return 'full';
  }

  /** Call at the start of each picture that is drawn in steps, unless all has rested. */
  step(stirring: boolean, now = performance.now()): Care {
    this.pace(stirring, now);
    return stirring ? 'coarse' : 'quick';
  }

  /** A picture in steps is on the screen: if nothing stirs for a while, all has rested. */
  rest(): void {
    this.stir();
    this.#timer = setTimeout(this.#onRest, REST_MS);
  }

  /** Something has changed. */
  stir(): void {
    clearTimeout(this.#timer);
  }
}
