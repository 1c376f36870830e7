import type { Facts, PlayerCount } from '@nunatak/engine';
import type { Judge } from '../judge/judge.ts';

/** A net at hand: its judge, whether it has learned a kind of game, and what is wrong with it if it counts slowly. */
interface Shelved {
  readonly judge: Judge;
  readonly knows: (facts: Facts) => boolean;
  readonly trouble: string | undefined;
}

/** Why there is no net. */
interface Missing {
  readonly trouble: string;
}

/**
 * The nets at hand, by number of players. Hosts bring them, each in its way: from disk in Node, over the network in a
 * browser, and there with the code that counts with them, which the other bots do not need.
 */
const shelf = new Map<PlayerCount, Shelved | Missing>();

/** Puts a net on the shelf, or the reason why it is not there. */
export function shelve(players: PlayerCount, net: Shelved | Missing): void {
  shelf.set(players, net);
}

/** What is remembered of a net that cannot be used. */
export function missing(players: PlayerCount, reason: unknown): Missing {
  const text = reason instanceof Error ? reason.message : String(reason);
  return { trouble: `no net for ${players}, another judge answers: ${text}` };
}

function shelvedFor(players: PlayerCount): Shelved | undefined {
  const net = shelf.get(players);
  return net !== undefined && 'judge' in net ? net : undefined;
}

export function hasNet(players: PlayerCount): boolean {
  return shelvedFor(players) !== undefined;
}

/** What is wrong with the net for a number of players; nothing, also where nobody has asked for one yet. */
export function netTrouble(players: PlayerCount): string | undefined {
  return shelf.get(players)?.trouble;
}

/** The judge that has learned such games, if its net is at hand. */
export function netJudgeFor(facts: Facts): Judge | undefined {
  const net = shelvedFor(facts.players);
  return net?.knows(facts) === true ? net.judge : undefined;
}
