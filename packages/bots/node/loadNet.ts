import { readFileSync } from 'node:fs';
import type { PlayerCount } from '@nunatak/engine';
import { installNet } from '../src/net/installNet.ts';
import { hasNet } from '../src/net/netRegistry.ts';

const NETS = new URL('../nets/', import.meta.url);

/**
 * Loads the net of a number of players from disk, unless it is installed already. Doesn't throw: a failure is stored in
 * the registry and reported with the bots' answers.
 */
export function loadNet(players: PlayerCount, folder: URL = NETS): void {
  if (!hasNet(players)) installNet(players, read(new URL(`players${players}.net`, folder)));
}

function read(file: URL): Uint8Array | Error {
  try {
    return readFileSync(file);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
