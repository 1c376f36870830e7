/** The longest step: after a rest the snow goes on from where it was. */
const LONGEST_STEP = 0.1;

/** Seconds for which frames have been drawn: snow, aurora and flames move by it, and stand still when nothing is drawn. */
export class SceneClock {
  #seconds = 0;
  #last: number | undefined;

  /** Call once per frame with the time in milliseconds; `running` is false under reduced motion. */
  tick(now: number, running: boolean): number {
    if (running && this.#last !== undefined) this.#seconds += Math.min(LONGEST_STEP, (now - this.#last) / 1000);
    this.#last = now;
    return this.#seconds;
  }
}
