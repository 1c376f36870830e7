import { BOT_NAMES, type Bot, type BotName, createBot, isBotName, LEVELS } from '@nunatak/bots';
import { createBotWorker } from '@nunatak/bots/node';
import { type Action, toAction, type View } from '@nunatak/engine';
import { newToken } from '../secrets.ts';

/** The computer players that this server has to offer. */
export interface Bots {
  readonly names: readonly string[];
  /** A legal action for whoever decides. A bot sees what everyone sees, never a state. */
  choose(name: string, view: View, matchId: string): Action | Promise<Action>;
  close(): void;
}

/** The yardstick of the arena is no opponent for people. */
const OFFERED: readonly BotName[] = BOT_NAMES.filter((name) => name !== 'flatMonteCarlo');
const THINKING_MS = 1000;
const PATIENCE_MS = 8000;
/** A worker keeps a bot for each match it has seen; after so many it is replaced by a fresh one. */
const MATCHES_PER_WORKER = 300;

interface Thinker {
  readonly client: ReturnType<typeof createBotWorker>;
  readonly matches: Set<string>;
  busy: number;
}

/**
 * The bots of @nunatak/bots: those that look one turn ahead answer at once, those that search think in threads of
 * their own, so that nobody's socket waits for them. Their chance is drawn anew for each process: nobody can run the
 * same bot at home and know what it will do.
 */
export class HouseBots implements Bots {
  readonly names = OFFERED;
  readonly #seed = newToken();
  readonly #quick = new Map<string, Bot>();
  readonly #thinkers: Thinker[];

  constructor(threads: number) {
    this.#thinkers = Array.from({ length: threads }, newThinker);
  }

  choose(name: string, view: View, matchId: string): Action | Promise<Action> {
    const known = isBotName(name) ? name : 'greedy';
    return searches(known) ? this.#think(known, view, matchId) : toAction(this.#quickBot(known).decide(view));
  }

  close(): void {
    for (const { client } of this.#thinkers) client.close();
  }

  #quickBot(name: string): Bot {
    const bot = this.#quick.get(name) ?? createBot(name, this.#seed);
    this.#quick.set(name, bot);
    return bot;
  }

  async #think(bot: string, view: View, matchId: string): Promise<Action> {
    const thinker = this.#leastBusy();
    thinker.busy++;
    thinker.matches.add(matchId);
    try {
      const seed = `${this.#seed} ${matchId}`;
      const { action } = await thinker.client.decide({ bot, seed, view, budget: { milliseconds: THINKING_MS } });
      return action;
    } finally {
      thinker.busy--;
    }
  }

  #leastBusy(): Thinker {
    const worn = this.#thinkers.findIndex(({ busy, matches }) => busy === 0 && matches.size >= MATCHES_PER_WORKER);
    if (worn !== -1) {
      this.#thinkers[worn].client.close();
      this.#thinkers[worn] = newThinker();
    }
    return this.#thinkers.reduce((best, thinker) => (thinker.busy < best.busy ? thinker : best));
  }
}

function newThinker(): Thinker {
  return { client: createBotWorker({ timeoutMilliseconds: PATIENCE_MS }), matches: new Set(), busy: 0 };
}

function searches(name: BotName): boolean {
  return name === 'search' || (name in LEVELS && LEVELS[name as keyof typeof LEVELS].thinks);
}
