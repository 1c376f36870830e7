import { parentPort } from 'node:worker_threads';
import { answer, netWanted, type Request } from '../src/worker/protocol.ts';
import { loadNet } from './loadNet.ts';

parentPort?.on('message', (request: Request) => {
  const players = netWanted(request);
  if (players !== undefined) loadNet(players);
  parentPort?.postMessage(answer(request, () => performance.now()));
});
