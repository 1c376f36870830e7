import { BotClient } from '../src/worker/client.ts';
import { threadHost } from './threadHost.ts';

export interface BotWorkerOptions {
  readonly timeoutMilliseconds?: number;
  /** Number of threads that a searching bot uses at the same time; the default is 1. */
  readonly threads?: number;
  /** Another worker file, for tests of failures. */
  readonly file?: URL;
}

/** Creates a client whose bots run in Node worker threads. */
export function createBotWorker({ timeoutMilliseconds, threads, file }: BotWorkerOptions = {}): BotClient {
  return new BotClient(threadHost(file ?? new URL('./botWorker.ts', import.meta.url)), timeoutMilliseconds, threads);
}
