import { readFileSync } from 'node:fs';
import type { PlayerCount } from '@nunatak/engine';
import type { Net } from '../src/net/net.ts';
import { readNet } from '../src/net/netFile.ts';
import { quantise } from './floatNet.ts';

/** Loads a net: `*.float` in the trainer's format, any other file in the game's. */
export function loadNet(file: string, players: PlayerCount): Net {
  const bytes = readFileSync(file);
  return file.endsWith('.float') ? quantise(bytes).net : readNet(bytes, players);
}
