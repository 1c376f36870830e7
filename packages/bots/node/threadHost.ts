import { Worker } from 'node:worker_threads';
import type { WorkerHost, WorkerPort } from '../src/worker/workerQueue.ts';

/** Returns a host that runs a file in worker threads, each with the same data. */
export function threadHost<Request, Reply>(file: URL, workerData?: unknown): WorkerHost<Request, Reply> {
  return { spawn: () => spawn(new Worker(file, { workerData })), after };
}

function spawn<Request, Reply>(worker: Worker): WorkerPort<Request, Reply> {
  // An idle thread must not keep the process alive.
  worker.unref();
  return {
    post(request) {
      worker.ref();
      worker.postMessage(request);
    },
    listen(onReply, onCrash) {
      worker.on('message', (reply: Reply) => {
        worker.unref();
        onReply(reply);
      });
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
