import { actionOf, BOT_NAMES, type Bot, type BotName, createBot, isBotName, LEVELS } from '@nunatak/bots';
import type { Action, View } from '@nunatak/engine';
import { newToken } from '../secrets.ts';
import { Thinkers, type ThinkersOptions } from './thinkers.ts';

/** The computer players that this server has to offer. */
export interface Bots {
  readonly names: readonly string[];
  /** A legal action for whoever decides. A bot sees what everyone sees, never a state. */
  choose(name: string, view: View, matchId: string): Action | Promise<Action>;
  close(): void;
}

/** The yardstick of the arena is no opponent for people. */
const OFFERED: readonly BotName[] = BOT_NAMES.filter((name) => name !== 'flatMonteCarlo');

/**
 * The bots of @nunatak/bots: those that look one turn ahead answer at once, those that search think in threads of
 * their own, so that nobody's socket waits for them. Their chance is drawn anew for each process: nobody can run the
 * same bot at home and know what it will do.
 */
export class HouseBots implements Bots {
  readonly names = OFFERED;
  readonly #seed = newToken();
  readonly #quick = new Map<string, Bot>();
  readonly #thinkers: Thinkers;

  constructor(options: ThinkersOptions) {
    this.#thinkers = new Thinkers(options);
  }

  /** Decisions that wait for a thread. */
  get waiting(): number {
    return this.#thinkers.waiting;
  }

  choose(name: string, view: View, matchId: string): Action | Promise<Action> {
    const bot = isBotName(name) ? name : 'greedy';
    if (!searches(bot)) return actionOf(this.#quickBot(bot), view);
    return this.#thinkers.think({ bot, seed: `${this.#seed} ${matchId}`, view, matchId });
  }

  close(): void {
    this.#thinkers.close();
  }

  #quickBot(name: string): Bot {
    const bot = this.#quick.get(name) ?? createBot(name, this.#seed);
    this.#quick.set(name, bot);
    return bot;
  }
}

function searches(name: BotName): boolean {
  return name === 'search' || (name in LEVELS && LEVELS[name as keyof typeof LEVELS].thinks);
}
