import { BotClient } from '../src/worker/client.ts';
import { threadHost } from './threadHost.ts';

export interface BotWorkerOptions {
  readonly timeoutMilliseconds?: number;
  /** How many threads a bot that searches thinks in at once; 1 if nobody says. */
  readonly threads?: number;
  /** Another worker file, for tests of what goes wrong. */
  readonly file?: URL;
}

/** Bots in Node worker threads. */
export function createBotWorker({ timeoutMilliseconds, threads, file }: BotWorkerOptions = {}): BotClient {
  return new BotClient(threadHost(file ?? new URL('./botWorker.ts', import.meta.url)), timeoutMilliseconds, threads);
}
