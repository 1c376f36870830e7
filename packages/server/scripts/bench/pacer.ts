/** Says when a table makes its next move: never while it is halted, and never two at once. */
export class Pacer {
  readonly #move: () => void;
  #pause: () => number = () => 0;
  #isHalted = true;
  /** Whether a move is under way or about to be made. */
  #isBusy = false;

  constructor(move: () => void) {
    this.#move = move;
  }

  /** `pause` says how many milliseconds the table thinks before each move: 0 for as fast as it goes. */
  start(pause: () => number): void {
    this.#pause = pause;
    this.#isHalted = false;
    if (!this.#isBusy) this.#plan();
  }

  /** Lets the move that is under way arrive, and makes no other. */
  halt(): void {
    this.#isHalted = true;
  }

  /** To be called when a move has arrived. */
  next(): void {
    this.#isBusy = false;
    if (!this.#isHalted) this.#plan();
  }

  #plan(): void {
    this.#isBusy = true;
    const pause = this.#pause();
    if (pause === 0) this.#move();
    else setTimeout(() => this.#maybeMove(), pause);
  }

  #maybeMove(): void {
    if (this.#isHalted) this.#isBusy = false;
    else this.#move();
  }
}
