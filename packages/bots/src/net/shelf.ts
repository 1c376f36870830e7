import type { Facts, PlayerCount } from '@nunatak/engine';
import { isFamiliar } from './familiar.ts';
import { readNet } from './netFile.ts';
import { NetJudge } from './netJudge.ts';

/** What became of a net: its judge, and what is wrong with it or why there is none. */
interface Shelved {
  readonly judge: NetJudge | undefined;
  readonly trouble: string | undefined;
}

/** The nets at hand. Files are read by the hosts, each in its way: from disk in Node, over the network in a browser. */
const shelf = new Map<PlayerCount, Shelved>();

/** Puts the net for a number of players on the shelf: its file, or the reason why that could not be had. */
export function shelveNet(players: PlayerCount, file: Uint8Array | Error): void {
  shelf.set(players, shelved(players, file));
}

function shelved(players: PlayerCount, file: Uint8Array | Error): Shelved {
  try {
    if (file instanceof Error) throw file;
    const judge = new NetJudge(readNet(file, players));
    const isSlow = judge.kernel === 'plain';
    return { judge, trouble: isSlow ? `no vectors of WebAssembly: the net for ${players} counts slowly` : undefined };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { judge: undefined, trouble: `no net for ${players}, another judge answers: ${reason}` };
  }
}

export function hasNet(players: PlayerCount): boolean {
  return shelf.get(players)?.judge !== undefined;
}

/** What is wrong with the net for a number of players; nothing, also where nobody has asked for one yet. */
export function netTrouble(players: PlayerCount): string | undefined {
  return shelf.get(players)?.trouble;
}

/** The judge that has learned such games, if its net is at hand. */
export function netJudgeFor(facts: Facts): NetJudge | undefined {
  const judge = shelf.get(facts.players)?.judge;
  return judge !== undefined && isKnownFamiliar(facts) ? judge : undefined;
}

const familiar = new WeakMap<Facts, boolean>();

function isKnownFamiliar(facts: Facts): boolean {
  const known = familiar.get(facts) ?? isFamiliar(facts);
  familiar.set(facts, known);
  return known;
}
