import type { Facts, PlayerCount } from '@nunatak/engine';
import type { Judge } from '../judge/judge.ts';

/** What became of a net: its judge, or why there is none. */
export interface NetEntry {
  readonly judge: Judge | undefined;
  /** Whether it has learned such games. */
  covers(facts: Facts): boolean;
  readonly trouble: string | undefined;
}

/**
 * The nets at hand. This file covers nothing of how they count, so that whoever asks no net need not fetch that: a net is put
 * here by `loadNet.ts`.
 */
const registry = new Map<PlayerCount, NetEntry>();

/** What is remembered of a net that cannot be used. */
export function unusableNet(players: PlayerCount, reason: unknown): NetEntry {
  const text = reason instanceof Error ? reason.message : String(reason);
  return { judge: undefined, covers: () => false, trouble: `no net for ${players}, another judge answers: ${text}` };
}

export function setNet(players: PlayerCount, net: NetEntry): void {
  registry.set(players, net);
}

export function hasNet(players: PlayerCount): boolean {
  return registry.get(players)?.judge !== undefined;
}

/** What is wrong with the net for a number of players; nothing, also where nobody has asked for one yet. */
export function netTrouble(players: PlayerCount): string | undefined {
  return registry.get(players)?.trouble;
}

/** The judge that has learned such games, if its net is at hand. */
export function netJudgeFor(facts: Facts): Judge | undefined {
  const net = registry.get(facts.players);
  return net?.judge !== undefined && net.covers(facts) ? net.judge : undefined;
}
