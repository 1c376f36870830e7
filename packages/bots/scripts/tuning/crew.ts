import { Worker } from 'node:worker_threads';
import type { DuelResult } from './duel.ts';
import type { SelfPlay } from './selfPlay.ts';
import type { Task } from './worker.ts';

/** Some workers that each do one task at a time. */
export class Crew {
  readonly #workers: Worker[];

  constructor(jobs: number) {
    this.#workers = Array.from({ length: jobs }, () => new Worker(new URL('./worker.ts', import.meta.url)));
  }

  get size(): number {
    return this.#workers.length;
  }

  play(tasks: readonly Extract<Task, { kind: 'play' }>[]): Promise<SelfPlay[]> {
    return Promise.all(tasks.map((task, i) => ask<SelfPlay>(this.#workers[i], task)));
  }

  duel(tasks: readonly Extract<Task, { kind: 'duel' }>[]): Promise<DuelResult[]> {
    return Promise.all(tasks.map((task, i) => ask<DuelResult>(this.#workers[i], task)));
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function ask<Answer>(worker: Worker, task: Task): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: Answer): void => settle(() => resolve(answer));
    const onError = (error: Error): void => settle(() => reject(error));
    const settle = (act: () => void): void => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      act();
    };
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.postMessage(task);
  });
}
