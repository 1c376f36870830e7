import type { Facts, PlayerCount } from '@nunatak/engine';
import type { Judge } from '../judge/judge.ts';

/** What became of a net: its judge, or why there is none. */
export interface Shelved {
  readonly judge: Judge | undefined;
  /** Whether it has learned such games. */
  knows(facts: Facts): boolean;
  readonly trouble: string | undefined;
}

/**
 * The nets at hand. This file knows nothing of how they count, so that whoever asks no net need not fetch that: a net is put
 * here by `shelveNet.ts`.
 */
const shelf = new Map<PlayerCount, Shelved>();

/** What is remembered of a net that cannot be used. */
export function missing(players: PlayerCount, reason: unknown): Shelved {
  const text = reason instanceof Error ? reason.message : String(reason);
  return { judge: undefined, knows: () => false, trouble: `no net for ${players}, another judge answers: ${text}` };
}

export function putOnShelf(players: PlayerCount, net: Shelved): void {
  shelf.set(players, net);
}

export function hasNet(players: PlayerCount): boolean {
  return shelf.get(players)?.judge !== undefined;
}

/** What is wrong with the net for a number of players; nothing, also where nobody has asked for one yet. */
export function netTrouble(players: PlayerCount): string | undefined {
  return shelf.get(players)?.trouble;
}

/** The judge that has learned such games, if its net is at hand. */
export function netJudgeFor(facts: Facts): Judge | undefined {
  const net = shelf.get(facts.players);
  return net?.judge !== undefined && net.knows(facts) ? net.judge : undefined;
}
