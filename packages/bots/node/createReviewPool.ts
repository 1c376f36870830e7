import { availableParallelism } from 'node:os';
import { ReviewPool } from '../src/review/pool.ts';
import { threadHost } from './threadHost.ts';

export interface ReviewPoolOptions {
  /** How many threads judge; one for each core if nobody says. */
  readonly threads?: number | undefined;
  /** Another worker file, for tests of what goes wrong. */
  readonly file?: URL;
}

/** Reviews in Node worker threads. */
export function createReviewPool({ threads = availableParallelism(), file }: ReviewPoolOptions = {}): ReviewPool {
  return new ReviewPool(threadHost(file ?? new URL('./reviewWorker.ts', import.meta.url)), threads);
}
