import { pause, type StopTimer, type World } from '../world.ts';

/** Whoever asked has an answer within five seconds, also on a busy machine and by way of another process. */
export const LONGEST_MS = 3000;
const PROBE_MS = 500;

export interface PatienceOptions {
  /** Resolves when the database answers. */
  readonly probe: () => Promise<unknown>;
  readonly world: World;
  readonly onSilence: () => void;
  readonly onAnswer: () => void;
  /** Told of each call how long it was waited for. */
  readonly onWaited: (milliseconds: number) => void;
}

interface Waiting {
  readonly since: number;
  readonly giveUp: () => void;
}

/** The database did not answer in time; whether it did what it was asked for is not known. */
export class Silence extends Error {
  override name = 'Silence';

  constructor() {
    super('The database says nothing');
  }
}

/**
 * How long the server waits for its database: so long for one call, and not at all while it is known to say nothing, so
 * that those who queue behind a call do not wait one after the other.
 */
export class Patience {
  readonly #options: PatienceOptions;
  #isSilent = false;
  /** Who waits for an answer, the longest first: all wait equally long, so that one timer will do for a crowd. */
  readonly #waiting = new Set<Waiting>();
  #stopTimer: StopTimer = () => undefined;

  constructor(options: PatienceOptions) {
    this.#options = options;
  }

  wait<Value>(call: () => Promise<Value>): Promise<Value> {
    if (this.#isSilent) return Promise.reject(new Silence());
    return this.#inTime(call, () => this.#maybeProbe());
  }

  /** For what does not queue with others: what has become of their calls says nothing about this one, nor the other way round. */
  waitAlone<Value>(call: () => Promise<Value>): Promise<Value> {
    return this.#inTime(call);
  }

  #maybeProbe(): void {
    if (this.#isSilent) return;
    this.#isSilent = true;
    this.#options.onSilence();
    void this.#probe();
  }

  async #probe(): Promise<void> {
    const { probe, onAnswer, world } = this.#options;
    for (;;) {
      const isBack = await this.#inTime(probe).then(
        () => true,
        () => false,
      );
      if (isBack) break;
      await pause(world, PROBE_MS);
    }
    this.#isSilent = false;
    onAnswer();
  }

  /** What a call resolves to, if it does so in time. */
  #inTime<Value>(call: () => Promise<Value>, onSilence?: () => void): Promise<Value> {
    return new Promise((resolve, reject) => {
      const answer = call();
      const giveUp = () => {
        onSilence?.();
        reject(new Silence());
      };
      const waiting = { since: this.#options.world.uptime(), giveUp };
      this.#begin(waiting);
      answer.then(
        (value) => {
          this.#end(waiting);
          resolve(value);
        },
        (error: unknown) => {
          this.#end(waiting);
          reject(error);
        },
      );
    });
  }

  #begin(waiting: Waiting): void {
    if (this.#waiting.add(waiting).size === 1) this.#watch(LONGEST_MS);
  }

  #end(waiting: Waiting): void {
    if (!this.#waiting.delete(waiting)) return;
    this.#options.onWaited(this.#options.world.uptime() - waiting.since);
    if (this.#waiting.size === 0) this.#stopTimer();
  }

  #watch(milliseconds: number): void {
    this.#stopTimer = this.#options.world.after(milliseconds, () => {
      const now = this.#options.world.uptime();
      const late = [...this.#waiting].filter(({ since }) => since + LONGEST_MS <= now);
      for (const waiting of late) this.#end(waiting);
      const [oldest] = this.#waiting;
      if (oldest !== undefined) this.#watch(oldest.since + LONGEST_MS - now);
      // Last: whoever gives up may begin to wait for something else.
      for (const { giveUp } of late) giveUp();
    });
  }
}
