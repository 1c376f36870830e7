import { DUTIES, type Duty } from '../match/duties.ts';

/** How many matches a process works on at once, by what is to be done for them. */
export type Bounds = Readonly<Record<Duty, number>>;

/**
 * Clocks need a moment only, and bots that answer at once share the event loop. Those that think only wait, for threads
 * at which the people they play for take turns; so many may wait there.
 */
export const BOUNDS: Bounds = { clock: 64, instant: 16, thinking: 256 };

interface Lane {
  /** Matches with something due, in the order they came. */
  readonly ready: Set<string>;
  readonly inHand: Map<string, Promise<void>>;
}

export interface LanesOptions {
  readonly bounds: Bounds;
  /** Whether a match is left alone for now. */
  readonly isResting: (id: string) => boolean;
  /** Does what is due of one kind, never rejects, and resolves to the kind of what is left, if anything is. */
  readonly work: (id: string, duty: Duty) => Promise<Duty | undefined>;
  /** Called when a lane has come to its end. */
  readonly onIdle: () => void;
}

/** Matches with something due, each kind of work in a lane of its own with its own bound. */
export class Lanes {
  readonly #options: LanesOptions;
  readonly #lanes: Readonly<Record<Duty, Lane>> = { clock: newLane(), instant: newLane(), thinking: newLane() };
  #isStopped = false;

  constructor(options: LanesOptions) {
    this.#options = options;
  }

  /** Whether a match is being worked on. */
  has(id: string): boolean {
    return DUTIES.some((duty) => this.#lanes[duty].inHand.has(id));
  }

  waiting(duty: Duty): number {
    return this.#lanes[duty].ready.size;
  }

  add(id: string, duty: Duty): void {
    this.#lanes[duty].ready.add(id);
    this.#maybeBegin(duty);
  }

  /** Begins nothing more, and lets what has begun come to an end. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(DUTIES.flatMap((duty) => [...this.#lanes[duty].inHand.values()]));
  }

  #maybeBegin(duty: Duty): void {
    const { bounds, isResting } = this.#options;
    const { ready, inHand } = this.#lanes[duty];
    for (const id of ready) {
      if (this.#isStopped || inHand.size >= bounds[duty]) return;
      if (this.has(id)) continue;
      ready.delete(id);
      if (!isResting(id)) inHand.set(id, this.#do(id, duty));
    }
  }

  async #do(id: string, duty: Duty): Promise<void> {
    const { work, onIdle } = this.#options;
    const { inHand } = this.#lanes[duty];
    const left = await work(id, duty);
    inHand.delete(id);
    if (left !== undefined) this.add(id, left);
    for (const other of DUTIES) this.#maybeBegin(other);
    if (inHand.size === 0) onIdle();
  }
}

function newLane(): Lane {
  return { ready: new Set(), inHand: new Map() };
}
