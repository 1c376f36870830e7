import { Worker } from 'node:worker_threads';
import { BotClient, type WorkerHost, type WorkerPort } from '../src/worker/client.ts';
import type { Reply } from '../src/worker/protocol.ts';

function spawn(file: URL): WorkerPort {
  const worker = new Worker(file);
  // A waiting bot must not keep the process alive.
  worker.unref();
  return {
    post: (request) => worker.postMessage(request),
    listen(onReply, onCrash) {
      worker.on('message', (reply: Reply) => onReply(reply));
      worker.on('error', (error: Error) => onCrash(error.message));
      worker.on('exit', (code) => onCrash(`it ended with code ${code}`));
    },
    terminate: () => {
      worker.terminate().catch(() => undefined);
    },
  };
}

function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}

export interface BotWorkerOptions {
  readonly timeoutMilliseconds?: number;
  /** Another worker file, for tests of what goes wrong. */
  readonly file?: URL;
}

/** Bots in a Node worker thread. */
export function createBotWorker({ timeoutMilliseconds, file }: BotWorkerOptions = {}): BotClient {
  const host: WorkerHost = { spawn: () => spawn(file ?? new URL('./botWorker.ts', import.meta.url)), after };
  return new BotClient(host, timeoutMilliseconds);
}
