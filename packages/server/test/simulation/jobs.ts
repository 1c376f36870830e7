import type { JobMode, Jobs, Task } from '../../src/deferred/jobs.ts';
import type { Machine } from './machine.ts';
import type { Nature } from './nature.ts';

interface Job {
  readonly task: Task;
  readonly id: string;
  /** Stays with it when the process dies, as a lock in the database does. */
  takenBy: Machine | undefined;
}

const POLL_MS = 1000;

/** The jobs of all simulated processes, as graphile-worker keeps them. */
export class JobTable {
  readonly takers = new Set<SimulatedJobs>();
  readonly #byKey = new Map<string, Job>();
  readonly #jobs = new Set<Job>();

  add(task: Task, id: string, mode: JobMode): void {
    const key = `${task} ${id}`;
    const known = this.#byKey.get(key);
    if (known !== undefined && this.#jobs.has(known) && (mode === 'keep' || known.takenBy === undefined)) return;
    const job: Job = { task, id, takenBy: undefined };
    this.#byKey.set(key, job);
    this.#jobs.add(job);
  }

  take(tasks: ReadonlySet<Task>, machine: Machine): Job | undefined {
    for (const job of this.#jobs) {
      if (!tasks.has(job.task) || job.takenBy !== undefined) continue;
      job.takenBy = machine;
      return job;
    }
    return undefined;
  }

  done(job: Job): void {
    this.#jobs.delete(job);
  }
}

/** The jobs as one process reaches them. */
export class SimulatedJobs implements Jobs {
  readonly #machine: Machine;
  readonly #table: JobTable;
  readonly #nature: Nature;
  readonly #works = new Map<Task, (id: string) => Promise<void>>();
  readonly #inHand = new Set<Promise<void>>();

  constructor(machine: Machine, table: JobTable, nature: Nature) {
    this.#machine = machine;
    this.#table = table;
    this.#nature = nature;
  }

  async start(): Promise<void> {
    await this.#reach('looks for jobs');
    this.#table.takers.add(this);
    this.#machine.every(POLL_MS, () => this.#takeAll());
  }

  async add(task: Task, id: string, mode: JobMode): Promise<void> {
    const isLost = this.#nature.weather.strikes('jobLost');
    await this.#reach(isLost ? `asks for ${task} in vain` : `asks for ${task}`);
    if (isLost) throw new Error('simulated: the job was not added');
    this.#table.add(task, id, mode);
    // All hear of it, and one of them is the first; if that one dies, another looks before long.
    const first = this.#nature.fate.pick([...this.#table.takers].filter((taker) => taker.#machine.isOn));
    if (first !== undefined) first.#machine.after(this.#nature.weather.delay(), () => first.#takeAll());
  }

  take(task: Task, work: (id: string) => Promise<void>): Promise<void> {
    this.#works.set(task, work);
    return Promise.resolve();
  }

  async stop(): Promise<void> {
    this.#works.clear();
    this.#table.takers.delete(this);
    await Promise.all(this.#inHand);
  }

  #takeAll(): void {
    const tasks = new Set(this.#works.keys());
    for (let job = this.#table.take(tasks, this.#machine); job !== undefined; ) {
      const mine = job;
      const working = this.#works
        .get(mine.task)?.(mine.id)
        .then(() => this.#table.done(mine));
      if (working !== undefined) this.#inHand.add(working);
      void working?.then(() => this.#inHand.delete(working));
      job = this.#table.take(tasks, this.#machine);
    }
  }

  #reach(what: string): Promise<void> {
    const { timeline, weather } = this.#nature;
    return new Promise((resolve) => {
      timeline.after(weather.delay(), `${this.#machine.name}: ${what}`, () => {
        if (this.#machine.isOn) resolve();
      });
    });
  }
}
