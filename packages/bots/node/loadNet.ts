import { readFileSync } from 'node:fs';
import type { PlayerCount } from '@nunatak/engine';
import { installNet } from '../src/net/installNet.ts';
import { hasNet } from '../src/net/netRegistry.ts';

const NETS = new URL('../nets/', import.meta.url);

/** Takes the net for a number of players from disk, unless it is at hand; what goes wrong is told with the bots' answers. */
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
