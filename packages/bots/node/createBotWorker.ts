import { BotClient } from '../src/worker/client.ts';
import { threadHost } from './threadHost.ts';

export interface BotWorkerOptions {
  readonly timeoutMilliseconds?: number;
  /** Another worker file, for tests of what goes wrong. */
  readonly file?: URL;
}

/** Bots in a Node worker thread. */
export function createBotWorker({ timeoutMilliseconds, file }: BotWorkerOptions = {}): BotClient {
  return new BotClient(threadHost(file ?? new URL('./botWorker.ts', import.meta.url)), timeoutMilliseconds);
}
