import type { Facts, PlayerCount } from '@nunatak/engine';
import { readNet } from './netFile.ts';
import { NetJudge } from './netJudge.ts';
import { type NetEntry, setNet, unusableNet } from './netRegistry.ts';
import { isInTrainingRange } from './trainingRange.ts';

/**
 * Registers the net of a number of players from its file, or records why the file could not be read. The host reads the
 * file: from disk in Node, over the network in a browser.
 */
export function installNet(players: PlayerCount, file: Uint8Array | Error): void {
  setNet(players, entryOf(players, file));
}

/**
 * Opens a net file. If the net is damaged, is for another number of players, or can't run here, returns an entry
 * without a judge that says why.
 */
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
