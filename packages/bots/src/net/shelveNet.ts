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

/** A net that is damaged or foreign, or that this host cannot count with, is as good as none: the trouble says why. */
function shelved(players: PlayerCount, file: Uint8Array | Error): Shelved {
  try {
    if (file instanceof Error) throw file;
    return { judge: new NetJudge(readNet(file, players)), knows: isKnownFamiliar, trouble: undefined };
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
