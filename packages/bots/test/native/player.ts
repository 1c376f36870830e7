import { parentPort } from 'node:worker_threads';
import type { GameConfig } from '@nunatak/engine';
import type { Move } from '@nunatak/engine/fast';
import { loadNet } from '../../node/loadNet.ts';
import { PLAYER_COUNTS, playGame } from '../games.ts';

/** A game to play: the bot of each seat, and the playouts of those that search. */
export interface Task {
  readonly config: GameConfig;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly playouts: number;
}

export type Played = { readonly moves: readonly Move[] } | { readonly error: string };

function play({ config, seed, bots, playouts }: Task): Played {
  try {
    return { moves: playGame(config, seed, bots, { playouts }).moves };
  } catch (error) {
    return { error: `${bots.join()} in ${JSON.stringify(config)} ${seed}: ${String(error)}` };
  }
}

for (const players of PLAYER_COUNTS) loadNet(players);

parentPort?.on('message', (tasks: readonly Task[]) => parentPort?.postMessage(tasks.map(play)));
