import { readFileSync } from 'node:fs';
import type { PlayerCount } from '@nunatak/engine';
import { hasNet } from '../src/net/shelf.ts';
import { shelveNet as shelve } from '../src/net/shelveNet.ts';

const NETS = new URL('../nets/', import.meta.url);

/** Takes the net for a number of players from disk, unless it is at hand; what goes wrong is told with the bots' answers. */
export function shelveNet(players: PlayerCount, folder: URL = NETS): void {
  if (!hasNet(players)) shelve(players, read(new URL(`players${players}.net`, folder)));
}

function read(file: URL): Uint8Array | Error {
  try {
    return readFileSync(file);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
