import { recordOf } from '../../src/match/records.ts';
import { USUAL_LEASE_MS } from '../../src/owners/leases.ts';
import { Refused } from '../../src/refused.ts';
import { QUICK_BOT } from './bots.ts';
import { MemoryStore } from './database.ts';
import { Fate } from './fate.ts';
import type { Breach } from './invariants.ts';
import { Judge } from './judge.ts';
import type { Nature } from './nature.ts';
import { Person } from './person.ts';
import type { Plan } from './plan.ts';
import { type Cluster, type Mutant, newCluster, Process } from './process.ts';
import type { Table } from './table.ts';
import { Timeline } from './timeline.ts';
import { Weather } from './weather.ts';

/** Longer than the patience of everyone, and than any silence. */
const CALM_MS = 9000;
/** Long enough for a clock to run down. */
const LEAST_CALM_MS = 4000;
/** What is due may be late by so much: a sweep, a job, a clock that was set. */
const LATEST_MS = 5000;
const MOST_FINISHING_STEPS = 6000;
const LARGEST_JUMP_MS = 3000;
const LEAP_MS = 20_000;
/** Shorter than a process is believed to live without a word, and mostly so long that others go on without it. */
const SHORT_PARTITION_MS = [500, 2000] as const;
const LONG_PARTITION_MS = [4500, 8000] as const;

export interface EpisodeOptions {
  readonly plan: Plan;
  readonly mutant?: Mutant;
  /** Steps after which the world ends where it is. */
  readonly mostSteps?: number;
}

export interface EpisodeResult {
  readonly breach: Breach | undefined;
  readonly steps: number;
  readonly story: readonly string[];
  readonly matches: number;
  readonly finished: number;
  readonly logged: number;
}

/** One simulated world from beginning to end: a storm, a calm in which all must come right, and the end of every game. */
export async function live({
  plan,
  mutant = {},
  mostSteps = Number.POSITIVE_INFINITY,
}: EpisodeOptions): Promise<EpisodeResult> {
  const store = new MemoryStore(plan.store);
  await store.migrate();
  const fate = new Fate(plan.seed);
  const timeline = new Timeline();
  store.now = () => timeline.now;
  const nature: Nature = {
    timeline,
    fate,
    weather: new Weather(plan.faults, fate),
    judge: new Judge(store),
    pace: plan.pace,
  };
  const episode = new Episode(plan, newCluster(nature, store, mutant), mostSteps);
  try {
    await episode.run();
  } finally {
    episode.end();
    await store.close();
  }
  const { judge } = nature;
  return {
    breach: judge.breach,
    steps: timeline.steps,
    story: timeline.story,
    matches: judge.matches.length,
    finished: judge.matches.filter(({ row }) => row.status === 'finished').length,
    logged: judge.matches.reduce((sum, { row }) => sum + row.seq, 0),
  };
}

class Episode {
  readonly #plan: Plan;
  readonly #nature: Nature;
  readonly #processes: readonly Process[];
  readonly #people: readonly Person[];
  readonly #mostSteps: number;

  constructor(plan: Plan, cluster: Cluster, mostSteps: number) {
    this.#plan = plan;
    this.#nature = cluster.nature;
    this.#mostSteps = mostSteps;
    this.#processes = Array.from({ length: plan.processes }, (_, i) => new Process(`P${i + 1}`, cluster));
    this.#people = this.#gather();
    for (const process of this.#processes) process.boot();
  }

  async run(): Promise<void> {
    if (this.#plan.beginsFine) await this.#begin();
    await this.#storm();
    await this.#calm();
    if (this.#plan.isFinished) await this.#finish();
  }

  end(): void {
    for (const process of this.#processes) process.kill();
  }

  #gather(): Person[] {
    const people: Person[] = [];
    for (const plan of this.#plan.tables) {
      const table: Table = { plan, matchId: undefined, seated: 0 };
      const guests = Array.from({ length: plan.people - 1 }, () => 'guest' as const);
      const spectators = Array.from({ length: plan.spectators }, () => 'spectator' as const);
      for (const role of ['host' as const, ...guests, ...spectators]) {
        people.push(new Person(people.length + 1, role, table, this.#processes, this.#nature));
      }
    }
    return people;
  }

  /** Lets things happen until something holds, something is broken, or the time is up. */
  async #until(isIt: () => boolean): Promise<void> {
    const { timeline, judge } = this.#nature;
    while (judge.breach === undefined && timeline.steps < this.#mostSteps && !isIt()) {
      if (!(await timeline.step())) return;
    }
  }

  get #isOver(): boolean {
    const { timeline, judge } = this.#nature;
    return judge.breach !== undefined || timeline.steps >= this.#mostSteps;
  }

  /** Fine weather until all games have begun. */
  async #begin(): Promise<void> {
    const { weather, judge } = this.#nature;
    weather.isCalm = true;
    const { tables } = this.#plan;
    await this.#until(() => judge.matches.filter(({ row }) => row.status !== 'open').length === tables.length);
    weather.isCalm = false;
  }

  async #storm(): Promise<void> {
    const { timeline } = this.#nature;
    const end = timeline.steps + this.#plan.stormSteps;
    await this.#until(() => {
      this.#strike();
      return timeline.steps >= end;
    });
  }

  /** What goes wrong with the machines themselves. */
  #strike(): void {
    const { weather, fate, timeline } = this.#nature;
    for (const process of this.#processes) {
      if (weather.strikes('kill') && process.machine.isOn) {
        timeline.tell(`${process.machine.name} is killed`);
        process.crash();
      }
      if (weather.strikes('stop') && process.isUp) {
        timeline.tell(`${process.machine.name} is told to end`);
        process.stop();
      }
      // Of one that owns nothing nobody would notice; and where nobody reaches the database, nobody goes on.
      if (weather.strikes('partition') && process.owns && !this.#processes.some(({ machine }) => machine.isCutOff)) {
        const [least, most] = fate.chance(0.25) ? SHORT_PARTITION_MS : LONG_PARTITION_MS;
        process.machine.cutOffUntil = timeline.now + fate.between(least, most);
        timeline.tell(`${process.machine.name} does not reach the database`);
      }
      if (weather.strikes('clockJump')) {
        process.machine.ahead = fate.between(-LARGEST_JUMP_MS, LARGEST_JUMP_MS);
        timeline.tell(`the clock of ${process.machine.name} is ${process.machine.ahead} ms ahead`);
      }
    }
    if (weather.strikes('leap')) {
      timeline.leap(LEAP_MS);
      timeline.tell('all machines were suspended for a while');
    }
  }

  /** Nothing goes wrong any more, and nobody does anything: all that was begun must come right. */
  async #calm(): Promise<void> {
    const { timeline, weather, judge } = this.#nature;
    timeline.tell('the storm is over');
    weather.isCalm = true;
    for (const person of this.#people) person.isQuiet = true;
    // Nobody is cut off once more, but whoever is has yet to come back.
    const began = Math.max(timeline.now, ...this.#processes.map(({ machine }) => machine.cutOffUntil));
    const isRight = () => timeline.now >= began + LEAST_CALM_MS && this.#trouble(0) === undefined;
    await this.#until(() => timeline.now >= began + CALM_MS || isRight());
    const trouble = this.#isOver ? undefined : this.#trouble(LATEST_MS);
    if (trouble !== undefined) judge.break(trouble.invariant, trouble.detail);
  }

  /** What has not come right; something that is due may be late by so much. */
  #trouble(latest: number): Breach | undefined {
    const { timeline, judge } = this.#nature;
    for (const { id, row } of judge.matches) {
      const late = timeline.now - (row.due_at ?? Number.POSITIVE_INFINITY);
      if (late > latest) return { invariant: 'dueFires', detail: `what is due for match ${id} is ${late} ms late` };
    }
    for (const person of this.#people) {
      const detail = this.#lag(person);
      if (detail !== undefined) return { invariant: 'answered', detail: `${person.name} ${detail}` };
    }
    return undefined;
  }

  /** What somebody does not know yet. */
  #lag({ sync, isWaiting }: Person): string | undefined {
    const { judge } = this.#nature;
    if (sync === undefined) return undefined;
    const id = sync.room?.matchId;
    const witness = id === undefined ? undefined : judge.witness(id);
    if (id === undefined || witness === undefined) return 'is not welcomed';
    if (isWaiting) return 'waits for the answer to an action';
    const { status, seq } = witness.row;
    if (status !== 'open' && sync.seq !== seq) return `is at step ${sync.seq}, the match at ${seq}`;
    const lines = judge.lastChat(id);
    return sync.chat.length === lines ? undefined : `has read ${sync.chat.length} of ${lines} lines`;
  }

  /** Everyone goes home, and bots play on: no game is stuck. */
  async #finish(): Promise<void> {
    const { judge, timeline } = this.#nature;
    if (this.#isOver) return;
    timeline.tell('everyone goes home');
    for (const person of this.#people) person.leave();
    const [first, ...others] = this.#processes;
    for (const other of others) other.kill();
    // What they owned is anybody's by then.
    const free = timeline.now + USUAL_LEASE_MS;
    await this.#until(() => first.isUp && timeline.now > free);
    const { assembly } = first;
    if (assembly === undefined) return;
    for (const { id, room, row } of judge.matches) {
      if (row.status === 'open') await this.#ask(() => assembly.rooms.start(id, room.host, QUICK_BOT));
      for (const seat of room.seats.keys()) await this.#ask(() => assembly.rooms.quit(id, seat));
    }
    const end = timeline.steps + MOST_FINISHING_STEPS;
    const unfinished = () => judge.matches.filter(({ row }) => row.status !== 'finished');
    await this.#until(() => unfinished().length === 0 || timeline.steps >= end);
    if (this.#isOver) return;
    for (const { id, row } of unfinished()) judge.break('finishable', `match ${id} is stuck at step ${row.seq}`);
    for (const { id } of judge.matches) {
      await this.#done(
        recordOf(assembly.matches, id).catch((error: unknown) =>
          judge.break('finishable', `no record of ${id}: ${error}`),
        ),
      );
    }
  }

  /** Asks, and asks once more if told to: a process that has come to own a match again says so to whoever asks first. */
  async #ask(question: () => Promise<unknown>): Promise<void> {
    let isAgain = false;
    await this.#done(
      question().catch((error: unknown) => {
        isAgain = error instanceof Refused && error.body.code === 'unavailable';
      }),
    );
    if (isAgain) await this.#done(question());
  }

  /** Lets things happen until a promise is settled. */
  async #done(promise: Promise<unknown>): Promise<void> {
    let isSettled = false;
    const settle = () => {
      isSettled = true;
    };
    promise.then(settle, settle);
    await this.#until(() => isSettled);
  }
}
