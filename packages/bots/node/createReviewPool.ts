import { availableParallelism } from 'node:os';
import { ReviewPool } from '../src/review/pool.ts';
import { threadHost } from './threadHost.ts';

export interface ReviewPoolOptions {
  /** Number of threads; the default is one per core. */
  readonly threads?: number | undefined;
  /** Another worker file, for tests of failures. */
  readonly file?: URL;
}

/** Creates a pool that reviews games in Node worker threads. */
export function createReviewPool({ threads = availableParallelism(), file }: ReviewPoolOptions = {}): ReviewPool {
  return new ReviewPool(threadHost(file ?? new URL('./reviewWorker.ts', import.meta.url)), threads);
}
