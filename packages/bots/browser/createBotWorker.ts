import { BotClient } from '../src/worker/client.ts';
import type { Reply, Request } from '../src/worker/protocol.ts';
import type { WorkerPort } from '../src/worker/workerQueue.ts';
import { after, coresToThink, workerPort } from './workerPort.ts';

function spawn(): WorkerPort<Request, Reply> {
  // Keep exactly this form: bundlers recognise workers by it.
  return workerPort(new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' }));
}

/** Creates a client whose bots run in web workers. */
export function createBotWorker(timeoutMilliseconds?: number): BotClient {
  return new BotClient({ spawn, after }, timeoutMilliseconds, coresToThink());
}
