import { parentPort } from 'node:worker_threads';
import { answer, type Request } from '../src/worker/protocol.ts';

parentPort?.on('message', (request: Request) => {
  parentPort?.postMessage(answer(request, () => performance.now()));
});
