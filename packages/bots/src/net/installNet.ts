import type { Facts, PlayerCount } from '@nunatak/engine';
import { readNet } from './netFile.ts';
import { NetJudge } from './netJudge.ts';
import { type NetEntry, setNet, unusableNet } from './netRegistry.ts';
import { isInTrainingRange } from './trainingRange.ts';

/**
 * Puts the net for a number of players on the shelf: its file, or the reason why that could not be had. Files are read by
 * the hosts, each in its way: from disk in Node, over the network in a browser.
 */
export function installNet(players: PlayerCount, file: Uint8Array | Error): void {
  setNet(players, entryOf(players, file));
}

/** A net that is damaged or foreign, or that this host cannot count with, is as good as none: the trouble says why. */
function entryOf(players: PlayerCount, file: Uint8Array | Error): NetEntry {
  try {
    if (file instanceof Error) throw file;
    return { judge: new NetJudge(readNet(file, players)), covers: coversGame, trouble: undefined };
  } catch (error) {
    return unusableNet(players, error);
  }
}

const covered = new WeakMap<Facts, boolean>();

function coversGame(facts: Facts): boolean {
  const known = covered.get(facts) ?? isInTrainingRange(facts);
  covered.set(facts, known);
  return known;
}
