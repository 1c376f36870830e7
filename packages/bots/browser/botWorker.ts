import { BotWorker, type Request } from '../src/worker/protocol.ts';

const worker = new BotWorker(() => performance.now());

self.addEventListener('message', (event: MessageEvent<Request>) => {
  self.postMessage(worker.answer(event.data));
});
