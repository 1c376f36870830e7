import { threadHost } from '../../node/threadHost.ts';
import { WorkerQueue } from '../../src/worker/workerQueue.ts';
import type { DuelResult } from './duel.ts';
import type { SelfPlay } from './selfPlay.ts';
import type { Done, Task } from './worker.ts';

/** A pool of workers; each runs one task at a time. */
export class Crew {
  readonly #workers: readonly WorkerQueue<Task, Done>[];

  constructor(jobs: number) {
    const host = threadHost<Task, Done>(new URL('./worker.ts', import.meta.url));
    this.#workers = Array.from({ length: jobs }, () => new WorkerQueue(host));
  }

  get size(): number {
    return this.#workers.length;
  }

  async play(tasks: readonly Extract<Task, { kind: 'play' }>[]): Promise<SelfPlay[]> {
    return (await this.#all(tasks)).flatMap((done) => (done.kind === 'play' ? [done.result] : []));
  }

  async duel(tasks: readonly Extract<Task, { kind: 'duel' }>[]): Promise<DuelResult[]> {
    return (await this.#all(tasks)).flatMap((done) => (done.kind === 'duel' ? [done.result] : []));
  }

  #all(tasks: readonly Task[]): Promise<Done[]> {
    return Promise.all(tasks.map((task, i) => this.#workers[i].ask(task)));
  }

  close(): void {
    for (const worker of this.#workers) worker.close();
  }
}
