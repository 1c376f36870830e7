import { Session } from 'node:inspector/promises';
import { getHeapStatistics } from 'node:v8';

/** Growth of the heap that is worth a collection. */
const WORTH_IT = 24e6;

/**
 * Gives memory back that a flood has made the process take. V8 does so by itself only after it has collected what lives
 * long, and most of a flood does not live that long.
 */
export class IdleMemory {
  /** The size of the heap after the last collection. */
  #settled = 0;

  /** Everything waits meanwhile, a tenth of a second or more: call it when nobody is there. */
  async maybeGiveBack(): Promise<void> {
    if (getHeapStatistics().total_heap_size < this.#settled + WORTH_IT) return;
    const session = new Session();
    session.connect();
    try {
      await session.post('HeapProfiler.collectGarbage');
    } finally {
      session.disconnect();
    }
    this.#settled = getHeapStatistics().total_heap_size;
  }
}
