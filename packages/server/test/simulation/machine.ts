import type { StopTimer, World } from '../../src/world.ts';
import type { Nature } from './nature.ts';

/** The world as one process finds it: a clock that may be wrong, timers that end with the process, seeded chance. */
export class Machine implements World {
  readonly name: string;
  /** Milliseconds that its clock is ahead of the true time. */
  ahead = 0;
  isOn = true;
  /** Until this moment nothing of it reaches the database. */
  cutOffUntil = 0;
  readonly #nature: Nature;

  constructor(name: string, nature: Nature) {
    this.name = name;
    this.#nature = nature;
  }

  get isCutOff(): boolean {
    return this.cutOffUntil > this.#nature.timeline.now;
  }

  now = (): number => this.#nature.timeline.now + this.ahead;

  uptime = (): number => this.#nature.timeline.now;

  after = (milliseconds: number, work: () => void): StopTimer => {
    return this.#nature.timeline.after(milliseconds, `${this.name}: a timer of ${milliseconds} ms`, () => {
      if (this.isOn) work();
    });
  };

  every = (milliseconds: number, work: () => void): StopTimer => {
    let isStopped = false;
    let stop: StopTimer = () => undefined;
    const again = () => {
      stop = this.after(milliseconds, () => {
        again();
        if (!isStopped) work();
      });
    };
    again();
    return () => {
      isStopped = true;
      stop();
    };
  };

  nextTurn = (): Promise<void> => new Promise((resolve) => this.after(0, resolve));

  randomBytes = (count: number): Buffer => this.#nature.fate.bytes(count);
}
