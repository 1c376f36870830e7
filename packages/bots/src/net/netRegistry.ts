import type { Facts, PlayerCount } from '@nunatak/engine';
import type { Judge } from '../judge/judge.ts';

/** A net that was asked for: its judge, or why there is none. */
export interface NetEntry {
  readonly judge: Judge | undefined;
  /** True if the game is similar enough to those that the net was trained on. */
  covers(facts: Facts): boolean;
  readonly trouble: string | undefined;
}

/**
 * Nets by number of players. This file contains no inference code, so bundles that use no net stay small; installNet.ts
 * adds nets.
 */
const registry = new Map<PlayerCount, NetEntry>();

/** Returns the entry of a net that cannot be used. */
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

/** Returns why the net can't be used; undefined if the net works or was never requested. */
export function netTrouble(players: PlayerCount): string | undefined {
  return registry.get(players)?.trouble;
}

/** Returns the net's judge if the net is installed and was trained on such games, otherwise undefined. */
export function netJudgeFor(facts: Facts): Judge | undefined {
  const net = registry.get(facts.players);
  return net?.judge !== undefined && net.covers(facts) ? net.judge : undefined;
}
