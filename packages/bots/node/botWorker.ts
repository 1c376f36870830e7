import { parentPort } from 'node:worker_threads';
import { BotWorker, type Request } from '../src/worker/protocol.ts';

const worker = new BotWorker(() => performance.now());

parentPort?.on('message', (request: Request) => {
  parentPort?.postMessage(worker.answer(request));
});
