import { answer, type Request } from '../src/worker/protocol.ts';

self.addEventListener('message', (event: MessageEvent<Request>) => {
  self.postMessage(answer(event.data, () => performance.now()));
});
