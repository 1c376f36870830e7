import { BotClient } from '../src/worker/client.ts';
import type { Reply, Request } from '../src/worker/protocol.ts';
import type { WorkerPort } from '../src/worker/workerQueue.ts';

function spawn(): WorkerPort<Request, Reply> {
  // Bundlers recognise a worker by exactly this form.
  const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
  return {
    post: (request) => worker.postMessage(request),
    listen(onReply, onCrash) {
      worker.addEventListener('message', (event: MessageEvent<Reply>) => onReply(event.data));
      worker.addEventListener('error', (event) => onCrash(event.message || 'it could not be started'));
      worker.addEventListener('messageerror', () => onCrash('a message could not be read'));
    },
    terminate: () => worker.terminate(),
  };
}

function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}

/** More workers than this find little more, and each takes memory. */
const MOST_WORKERS = 8;

/** All cores but one, which the page keeps for itself. */
function coresToThink(): number {
  return Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1));
}

/** Bots in web workers. */
export function createBotWorker(timeoutMilliseconds?: number): BotClient {
  return new BotClient({ spawn, after }, timeoutMilliseconds, coresToThink());
}
