import type { TimedCue } from '../board/cues.ts';
import { whenCalm } from '../ui/calm.ts';
import { soundsOfCues } from './cueSounds.ts';
import { SoundGraph } from './graph.ts';
import { BEDS, DEFAULT_SOUND, type SoundLevels, type Struck } from './sounds.ts';
import type { Detail } from './struck.ts';

const GESTURES = ['pointerdown', 'keydown'] as const;

/**
 * The sound of the page. Browsers let a page sound only after somebody touched it: until then nothing is made, and what
 * was to be heard is not heard. To reach the loudspeaker for the first time takes a tenth of a second: it waits until
 * the touch is answered.
 */
export class SoundPlayer {
  #levels: SoundLevels = DEFAULT_SOUND;
  #context: AudioContext | undefined;
  #graph: SoundGraph | undefined;
  #touched = false;
  #awaitsCalm = false;
  /** How many screens want the beds of the temple. */
  #tables = 0;
  #height = 0;

  constructor() {
    if (typeof document === 'undefined') return;
    for (const gesture of GESTURES) document.addEventListener(gesture, this.#wake, { capture: true });
    document.addEventListener('visibilitychange', () => this.#tend());
  }

  setLevels(levels: SoundLevels): void {
    this.#levels = levels;
    this.#tend();
  }

  strike(sound: Struck, detail: Detail = {}, after = 0): void {
    this.#graph?.strike(sound, detail, after);
  }

  playCues(timed: readonly TimedCue[]): void {
    if (document.hidden) return;
    for (const { sound, at, detail } of soundsOfCues(timed)) this.strike(sound, detail, at / 1000);
  }

  /** The beds play while a table is open; call what is returned when it closes. */
  openTable(): () => void {
    this.#tables++;
    this.#tend();
    return () => {
      this.#tables--;
      this.#tend();
    };
  }

  setHeight(storeys: number): void {
    this.#height = storeys;
    this.#graph?.setHeight(storeys);
  }

  /** How many beds are playing. */
  get beds(): number {
    return this.#graph?.beds ?? 0;
  }

  readonly #wake = (): void => {
    if (this.#context === undefined) {
      this.#touched = true;
      this.#tend();
    } else if (this.#levels.on && this.#context.state !== 'running') this.#rouse(this.#context);
  };

  /** Lets the clock of sound run or rest. Some browsers let it run only while a gesture is being handled. */
  #rouse(context: AudioContext): void {
    const settled = this.#levels.on ? context.resume() : context.suspend();
    settled.catch(() => undefined);
  }

  /** Makes what is wanted and lets go of what is not: a page without sound has no clock of sound running. */
  #tend(): void {
    if (this.#graph === undefined || this.#context === undefined) {
      this.#maybeMake();
      return;
    }
    this.#rouse(this.#context);
    this.#graph.setLevels(this.#levels);
    for (const bed of BEDS) {
      if (this.#tables > 0 && !document.hidden) this.#graph.startBed(bed);
      else this.#graph.endBed(bed);
    }
  }

  #maybeMake(): void {
    if (!this.#touched || !this.#levels.on || this.#awaitsCalm) return;
    this.#awaitsCalm = true;
    whenCalm(() => {
      this.#awaitsCalm = false;
      if (!this.#levels.on) return;
      this.#context = new AudioContext({ latencyHint: 'interactive' });
      this.#graph = new SoundGraph(this.#context);
      this.#graph.setHeight(this.#height);
      this.#tend();
    });
  }
}

/** The one player of the page. */
export const soundPlayer = new SoundPlayer();
