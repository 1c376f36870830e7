import type { Entry } from './entry.ts';

/** An entry that is being shown now. A new object each time, so that the same entry can be shown again. */
export interface Showing {
  readonly entry: Entry;
  /** The next entry waits until this one was seen; what a person stages is shown without waiting. */
  readonly waits: boolean;
  /** It was on screen before and a person asked to see it again, so that it stays long enough to be seen. */
  readonly isAgain: boolean;
}

/** More than this is not shown step by step: one may ask to watch it. */
const MOST_SHOWN = 24;

/**
 * Which step of a line is on screen. It follows the line entry by entry, waits until each was seen, can be paused and
 * moved back and forth; the line never waits for it.
 */
export class Playhead {
  #entries: readonly Entry[] = [];
  #shown = 0;
  /** How many entries were on screen at some time. */
  #seen: number;
  #showing: Showing | undefined;
  #told = 0;
  #isWatched = false;
  #isPaused = false;
  /** Everything left is shown step by step, however much it is: somebody asked for it. */
  #isPlaying = false;
  /** A step that was gone back to, and is looked at until one goes on. */
  #isLookingBack = false;

  constructor(entries: readonly Entry[]) {
    this.#entries = entries;
    this.#shown = entries.length;
    this.#seen = entries.length;
  }

  /** How many entries of the line are on screen. */
  get shown(): number {
    return this.#shown;
  }

  get showing(): Showing | undefined {
    return this.#showing;
  }

  /** The entry that is being shown, of which only so many events were told yet. */
  get telling(): { readonly entry: Entry; readonly told: number } | undefined {
    return this.#showing?.waits === true ? { entry: this.#showing.entry, told: this.#told } : undefined;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  get isLookingBack(): boolean {
    return this.#isLookingBack;
  }

  /** Everything that happened was seen. */
  get isCaughtUp(): boolean {
    return this.#shown === this.#entries.length && this.#showing?.waits !== true;
  }

  /** Somebody looks, or nobody does: then nothing waits to be shown. */
  watch(isWatched: boolean): void {
    this.#isWatched = isWatched;
    if (!isWatched) this.#showing = undefined;
    this.#advance();
  }

  /** The line has changed: `common` entries are the old ones, and `seen` more were on screen already, as staged ones. */
  follow(entries: readonly Entry[], common: number, seen: number): void {
    if (common < this.#entries.length) {
      this.#isLookingBack = false;
      this.#showing = undefined;
    }
    this.#shown = this.#shown < common ? this.#shown : Math.min(entries.length, common + seen);
    this.#seen = Math.max(Math.min(this.#seen, common), this.#shown);
    this.#entries = entries;
    this.#advance();
  }

  /** Shows what was staged at once. */
  showStaged(entry: Entry): void {
    if (this.#isWatched && this.#showing?.waits !== true) this.#showing = { entry, waits: false, isAgain: false };
  }

  /** So many events of what is shown were told. */
  onTold(showing: Showing, told: number): void {
    if (showing === this.#showing) this.#told = Math.max(this.#told, told);
  }

  /** What is shown was seen. */
  onSeen(showing: Showing): void {
    if (showing !== this.#showing) return;
    this.#showing = undefined;
    this.#advance();
  }

  pause(): void {
    this.#isPaused = true;
  }

  /** Goes on from here to the end. */
  play(): void {
    this.#isPaused = false;
    this.#isLookingBack = false;
    this.#isPlaying = true;
    this.#advance();
  }

  /** Shows the next entry only. */
  step(): void {
    if (this.#shown >= this.#entries.length || this.#showing?.waits === true) return;
    this.#isPaused = true;
    this.#show(this.#shown + 1);
    if (this.#shown === this.#entries.length) this.#isLookingBack = false;
  }

  /** Looks at the line after so many entries, without showing how it came to that. */
  goTo(step: number): void {
    this.#showing = undefined;
    this.#isPlaying = false;
    this.#shown = Math.max(0, Math.min(this.#entries.length, step));
    this.#isLookingBack = this.#shown < this.#entries.length;
    if (!this.#isLookingBack) this.#isPaused = false;
  }

  /** Shows everything from a step on once more. */
  watchFrom(step: number): void {
    this.goTo(step);
    this.play();
  }

  #advance(): void {
    if (this.#showing?.waits === true || this.#isPaused || this.#isLookingBack) return;
    const left = this.#entries.length - this.#shown;
    if (left <= 0) this.#isPlaying = false;
    if (left <= 0) return;
    const isTooMuch = left > MOST_SHOWN && !this.#isPlaying;
    if (!this.#isWatched || isTooMuch) {
      this.#shown = this.#entries.length;
      this.#seen = this.#shown;
    } else this.#show(this.#shown + 1);
  }

  #show(step: number): void {
    const entry = this.#entries[step - 1];
    this.#shown = step;
    this.#told = 0;
    const isAgain = step <= this.#seen;
    this.#seen = Math.max(this.#seen, step);
    if (entry !== undefined && this.#isWatched) this.#showing = { entry, waits: true, isAgain };
  }
}
