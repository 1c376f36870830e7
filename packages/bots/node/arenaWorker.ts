import { parentPort, workerData } from 'node:worker_threads';
import { playGame } from '../src/arena/play.ts';
import type { GameSpec } from '../src/arena/schedule.ts';
import { threadClock } from './threadClock.ts';

parentPort?.on('message', (spec: GameSpec) => {
  parentPort?.postMessage(playGame(spec, { ...workerData, now: threadClock }));
});
