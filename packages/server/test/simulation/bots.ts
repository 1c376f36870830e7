import type { FinishedGame, Luck } from '@nunatak/bots';
import { type Action, legalActions, type View } from '@nunatak/engine';
import type { Bots } from '../../src/bots/bots.ts';
import type { Machine } from './machine.ts';
import type { Nature } from './nature.ts';

export const QUICK_BOT = 'random';
export const SLOW_BOT = 'thinker';

/** One bot that answers at once and one that thinks; both do anything that is legal. */
export class SimulatedBots implements Bots {
  readonly names = [QUICK_BOT, SLOW_BOT];
  readonly #machine: Machine;
  readonly #nature: Nature;
  readonly #thinking = new Set<(error: Error) => void>();

  constructor(machine: Machine, nature: Nature) {
    this.#machine = machine;
    this.#nature = nature;
  }

  knows(name: string): boolean {
    return this.names.includes(name);
  }

  thinks(name: string): boolean {
    return name === SLOW_BOT;
  }

  shareBy(): void {
    // Nobody waits for a thread here.
  }

  luckOf({ initial }: FinishedGame): Promise<readonly Luck[]> {
    return Promise.resolve(initial.view.points.map(() => ({ win: 0, points: 0 })));
  }

  choose(name: string, view: View): readonly Action[] | Promise<readonly Action[]> {
    const { fate, weather, timeline } = this.#nature;
    const action = fate.pick(legalActions(view));
    const plan = action === undefined ? [] : [action];
    if (!this.thinks(name)) return plan;
    const milliseconds = weather.isCalm ? 20 : fate.between(20, 3000);
    return new Promise((resolve, reject) => {
      this.#thinking.add(reject);
      timeline.after(milliseconds, `${this.#machine.name}: a bot has thought`, () => {
        this.#thinking.delete(reject);
        if (this.#machine.isOn) resolve(plan);
      });
    });
  }

  close(): void {
    for (const reject of this.#thinking) reject(new Error('the server is ending'));
  }
}
