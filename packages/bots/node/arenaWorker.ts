import { parentPort, workerData } from 'node:worker_threads';
import { playGame } from '../src/arena/play.ts';
import type { GameSpec } from '../src/arena/schedule.ts';
import { frozenAmong } from './frozen.ts';
import { loadNet } from './loadNet.ts';
import { threadClock } from './threadClock.ts';

const { bots, settings } = workerData;
const frozen = await frozenAmong(bots);
loadNet(settings.players);

parentPort?.on('message', (spec: GameSpec) => {
  parentPort?.postMessage(playGame(spec, { ...settings, frozen, now: threadClock }));
});
