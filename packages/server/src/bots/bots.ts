import {
  actionsOf,
  asksJudge,
  BOT_NAMES,
  type BotName,
  botNamed,
  botNameOf,
  doesSearch,
  type FinishedGame,
  type Luck,
  netTrouble,
  STAND_IN,
} from '@nunatak/bots';
import { loadNet } from '@nunatak/bots/node';
import type { Action, View } from '@nunatak/engine';
import { newToken } from '../secrets.ts';
import { Thinkers, type ThinkersOptions } from './thinkers.ts';

/** The computer players that this server has to offer. */
export interface Bots {
  readonly names: readonly string[];
  /** Whether a name is of a bot on offer, also a name of earlier. */
  knows(name: string): boolean;
  /** Whether a bot takes its time, in a thread of its own; the others answer at once. */
  thinks(name: string): boolean;
  /** Legal actions, one after the other, for whoever decides. A bot sees what everyone sees, never a state. */
  choose(name: string, view: View, matchId: string): readonly Action[] | Promise<readonly Action[]>;
  /** How lucky each seat was in a finished game, as a bot sees it: measured in a thread of its own. */
  luckOf(game: FinishedGame): Promise<readonly Luck[]>;
  /** Lets those for whom matches are played take turns where bots think. */
  shareBy(payerOf: (matchId: string) => string): void;
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
  readonly #thinkers: Thinkers;
  #payerOf: (matchId: string) => string = () => 'nobody';

  constructor(options: ThinkersOptions) {
    this.#thinkers = new Thinkers(options);
  }

  /** Decisions that wait for a thread. */
  get waiting(): number {
    return this.#thinkers.waiting;
  }

  shareBy(payerOf: (matchId: string) => string): void {
    this.#payerOf = payerOf;
  }

  knows(name: string): boolean {
    return OFFERED.some((offered) => offered === botNameOf(name));
  }

  thinks(name: string): boolean {
    return doesSearch(botNameOf(name) ?? STAND_IN);
  }

  choose(name: string, view: View, matchId: string): readonly Action[] | Promise<readonly Action[]> {
    const bot = botNameOf(name) ?? STAND_IN;
    const seed = `${this.#seed} ${matchId}`;
    if (doesSearch(bot)) return this.#thinkers.think({ bot, seed, view, payer: this.#payerOf(matchId) });
    if (asksJudge(bot)) this.#bringNet(view);
    return actionsOf(view, botNamed(bot).decide(view, seed));
  }

  luckOf(game: FinishedGame): Promise<readonly Luck[]> {
    return this.#thinkers.luckOf(game);
  }

  /** Read from disk by the first decision that wants it; what is wrong with it is told like other failures. */
  #bringNet({ facts: { players } }: View): void {
    loadNet(players);
    const trouble = netTrouble(players);
    if (trouble !== undefined) this.#thinkers.tell(trouble);
  }

  close(): void {
    this.#thinkers.close();
  }
}
