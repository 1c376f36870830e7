import type { Fate } from './fate.ts';

/** What may go wrong in a simulated world. */
export const FAULTS = [
  'messageLost',
  'messageTwice',
  'messageLate',
  'cut',
  'halfOpen',
  'storeFailsBefore',
  'storeFailsAfter',
  'storeSilent',
  'partition',
  'clockJump',
  'leap',
  'kill',
  'stop',
] as const;
export type Fault = (typeof FAULTS)[number];
/** How likely each is whenever it could happen. */
export type Faults = Readonly<Record<Fault, number>>;

/** The worst rate of each; a world draws its own below that, and many are zero, for one fault can hide another. */
const WORST: Faults = {
  messageLost: 0.02,
  messageTwice: 0.15,
  messageLate: 0.1,
  cut: 0.01,
  halfOpen: 0.01,
  storeFailsBefore: 0.2,
  storeFailsAfter: 0.2,
  storeSilent: 0.01,
  partition: 0.004,
  clockJump: 0.005,
  leap: 0.002,
  kill: 0.003,
  stop: 0.002,
};

/** Nothing goes wrong. */
export const NO_FAULTS = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Faults;

export function drawFaults(fate: Fate): Faults {
  const rates = FAULTS.map((fault) => [fault, fate.chance(0.6) ? (WORST[fault] * fate.between(1, 10)) / 10 : 0]);
  return Object.fromEntries(rates) as Record<Fault, number>;
}

/** Whether something goes wrong now. */
export class Weather {
  isCalm = false;
  readonly #faults: Faults;
  readonly #fate: Fate;

  constructor(faults: Faults, fate: Fate) {
    this.#faults = faults;
    this.#fate = fate;
  }

  strikes(fault: Fault): boolean {
    return !this.isCalm && this.#fate.chance(this.#faults[fault]);
  }

  /** How long a message, a statement or a note takes, with so much as usual. */
  delay(usual = 40): number {
    if (this.isCalm) return this.#fate.between(1, 5);
    return this.strikes('messageLate') ? this.#fate.between(100, 2000) : this.#fate.between(1, usual);
  }
}
