import { Session } from 'node:inspector/promises';
import { getHeapStatistics } from 'node:v8';

/** Less than this is not worth a collection. */
const LEAST_UNUSED = 24e6;

/** Bytes that the heap holds beyond what is in use. */
function unusedBytes(): number {
  const { total_heap_size, used_heap_size } = getHeapStatistics();
  return total_heap_size - used_heap_size;
}

/**
 * Gives memory back that a flood has made the process take. V8 does so by itself only after it has collected what lives
 * long, and most of a flood does not live that long. Everything waits meanwhile, a tenth of a second or more: call it
 * when nobody is there.
 */
export async function maybeGiveBack(): Promise<void> {
  if (unusedBytes() < LEAST_UNUSED) return;
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
