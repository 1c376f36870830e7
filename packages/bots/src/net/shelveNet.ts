import type { Facts, PlayerCount } from '@nunatak/engine';
import { isFamiliar } from './familiar.ts';
import { readNet } from './netFile.ts';
import { NetJudge } from './netJudge.ts';
import { missing, putOnShelf, type Shelved } from './shelf.ts';

/**
 * Puts the net for a number of players on the shelf: its file, or the reason why that could not be had. Files are read by
 * the hosts, each in its way: from disk in Node, over the network in a browser.
 */
export function shelveNet(players: PlayerCount, file: Uint8Array | Error): void {
  putOnShelf(players, shelved(players, file));
}

/**
 * Without vectors the net still judges, by the plain kernel, and the trouble says so: as searched that makes more than half
 * as many verdicts in the same time, and a sixth was enough for a net to hold its own against the linear model.
 */
function shelved(players: PlayerCount, file: Uint8Array | Error): Shelved {
  try {
    if (file instanceof Error) throw file;
    const judge = new NetJudge(readNet(file, players));
    const isSlow = judge.kernel === 'plain';
    const trouble = isSlow ? `no vectors of WebAssembly: the net for ${players} counts slowly` : undefined;
    return { judge, knows: isKnownFamiliar, trouble };
  } catch (error) {
    return missing(players, error);
  }
}

const familiar = new WeakMap<Facts, boolean>();

function isKnownFamiliar(facts: Facts): boolean {
  const known = familiar.get(facts) ?? isFamiliar(facts);
  familiar.set(facts, known);
  return known;
}
