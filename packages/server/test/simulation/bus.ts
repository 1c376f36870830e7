import type { Bus, Note } from '../../src/bus/bus.ts';
import type { Machine } from './machine.ts';
import type { Nature } from './nature.ts';

/** Notes between simulated processes: in the order of their sender, some of them lost. */
export class SimulatedBus implements Bus {
  readonly node: string;
  readonly #machine: Machine;
  readonly #nature: Nature;
  /** All that listen, this one included. */
  readonly #others: Set<SimulatedBus>;
  readonly #listeners: ((note: Note, node: string) => void)[] = [];
  readonly #gapListeners: (() => void)[] = [];
  readonly #arrivals = new Map<SimulatedBus, number>();
  #isDeaf = true;

  constructor(machine: Machine, others: Set<SimulatedBus>, nature: Nature) {
    this.node = machine.name;
    this.#machine = machine;
    this.#others = others;
    this.#nature = nature;
  }

  publish(note: Note): void {
    const { timeline, weather } = this.#nature;
    for (const other of this.#others) {
      if (other === this || weather.strikes('noteLost')) continue;
      const at = Math.max(timeline.now + weather.delay(), this.#arrivals.get(other) ?? 0);
      this.#arrivals.set(other, at);
      timeline.after(at - timeline.now, `${this.node} tells ${other.node} of ${note.kind}`, () =>
        other.#receive(note, this.node),
      );
    }
  }

  subscribe(listener: (note: Note, node: string) => void): void {
    this.#listeners.push(listener);
  }

  onGap(listener: () => void): void {
    this.#gapListeners.push(listener);
  }

  start(): Promise<void> {
    return new Promise((resolve) => {
      this.#nature.timeline.after(this.#nature.weather.delay(), `${this.node} listens`, () => {
        if (!this.#machine.isOn) return;
        this.#others.add(this);
        this.#hearAgain();
        resolve();
      });
    });
  }

  stop(): Promise<void> {
    this.#others.delete(this);
    return Promise.resolve();
  }

  #receive(note: Note, node: string): void {
    if (!this.#machine.isOn || this.#isDeaf) return;
    if (this.#nature.weather.strikes('deaf')) {
      this.#isDeaf = true;
      this.#nature.timeline.after(500, `${this.node} listens again`, () => this.#hearAgain());
      return;
    }
    for (const listener of this.#listeners) listener(note, node);
  }

  #hearAgain(): void {
    this.#isDeaf = false;
    if (this.#machine.isOn) for (const listener of this.#gapListeners) listener();
  }
}
