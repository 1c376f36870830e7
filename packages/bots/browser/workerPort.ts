import type { WorkerPort } from '../src/worker/workerQueue.ts';

/** Adapts a web worker to the port that the worker queue uses. */
export function workerPort<Request, Reply>(worker: Worker): WorkerPort<Request, Reply> {
  return {
    post: (request) => worker.postMessage(request),
    listen(onReply, onCrash) {
      worker.addEventListener('message', (event: MessageEvent<Reply>) => onReply(event.data));
      worker.addEventListener('error', (event) => onCrash(event.message || 'it could not be started'));
      worker.addEventListener('messageerror', () => onCrash('a message could not be read'));
    },
    terminate: () => worker.terminate(),
  };
}

export function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}

/** Maximum number of workers: more add little strength, and each takes memory. */
const MOST_WORKERS = 8;

/** Returns the number of cores for workers: all but one, which stays free for the page. */
export function coresToThink(): number {
  return Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1));
}
