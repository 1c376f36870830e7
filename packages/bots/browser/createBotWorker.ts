import { BotClient } from '../src/worker/client.ts';
import type { Reply, Request } from '../src/worker/protocol.ts';
import type { WorkerPort } from '../src/worker/workerQueue.ts';
import { after, coresToThink, workerPort } from './workerPort.ts';

function spawn(): WorkerPort<Request, Reply> {
  // Bundlers recognise a worker by exactly this form.
  return workerPort(new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' }));
}

/** Bots in web workers. */
export function createBotWorker(timeoutMilliseconds?: number): BotClient {
  return new BotClient({ spawn, after }, timeoutMilliseconds, coresToThink());
}
