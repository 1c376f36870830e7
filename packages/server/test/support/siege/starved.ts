import { readFileSync } from 'node:fs';

/**
 * Looks how long processes have to wait for a processor from now on: what a promise about time says of a server holds for
 * one that runs. Linux counts it for each thread; elsewhere nothing is known.
 */
export function watchStarvation(pids: readonly number[]): () => string {
  const before = new Map(pids.map((pid) => [pid, waitedOf(pid)]));
  return () => {
    const waits = [...before].map(([pid, then]) => Math.max(0, waitedOf(pid) - then));
    return `the processes that should have done it waited for a processor for ${waits.map((ms) => `${ms} ms`).join(', ')}`;
  };
}

/** Milliseconds that the main thread of a process was ready to run and did not. */
function waitedOf(pid: number): number {
  try {
    return Math.round(Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6);
  } catch {
    return 0;
  }
}
