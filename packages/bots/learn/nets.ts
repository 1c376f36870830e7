import { readFileSync } from 'node:fs';
import type { PlayerCount } from '@nunatak/engine';
import type { Net } from '../src/net/net.ts';
import { readNet } from '../src/net/netFile.ts';
import { quantise } from './floatNet.ts';

/** A net from a file: `*.float` as the trainer writes it, anything else as the game loads it. */
export function loadNet(file: string, players: PlayerCount): Net {
  const bytes = readFileSync(file);
  return file.endsWith('.float') ? quantise(bytes).net : readNet(bytes, players);
}
