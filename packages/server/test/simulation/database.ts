import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { Doubt } from '../../src/store/doubt.ts';
import { sqliteDialect } from '../../src/store/sqliteDialect.ts';

import { SqlStore } from '../../src/store/sqlStore.ts';
import type { Reads, Store } from '../../src/store/store.ts';
import type { Tables } from '../../src/store/tables.ts';
import type { CallName } from '../../src/store/writerThread.ts';
import type { Machine } from './machine.ts';
import type { Nature } from './nature.ts';

/** The SQL of the real stores on a database in memory, which all simulated processes share and which never waits. */
export class MemoryStore extends SqlStore {
  readonly kind: Store['kind'];
  /** What its clock shows. */
  now = (): number => Date.now();
  /** How often anybody has written to it. */
  writes = 0;
  /** For those who look at it from outside. */
  readonly database = new DatabaseSync(':memory:');
  protected readonly db = new Kysely<Tables>({ dialect: sqliteDialect(this.database) });

  constructor(kind: Store['kind']) {
    super();
    this.kind = kind;
    this.database.exec('pragma foreign_keys = on');
  }

  protected get clock() {
    return sql<number>`cast(${this.now()} as integer)`;
  }

  protected override write<Value>(job: (db: Kysely<Tables>) => Promise<Value>): Promise<Value> {
    return this.db.transaction().execute(job);
  }

  epochOf(id: string): number {
    return Number(this.database.prepare('select epoch from matches where id = ?').get(id)?.epoch);
  }

  revisionOf(id: string): number {
    const row = this.database.prepare('select revision from matches where id = ?').get(id);
    return Number(row?.revision);
  }

  /** Whoever writes has the whole database. */
  protected override lock(): Promise<void> {
    return Promise.resolve();
  }

  async close(): Promise<void> {
    await this.db.destroy();
    this.database.close();
  }
}

const READS: Readonly<Record<keyof Reads, true>> = {
  ping: true,
  load: true,
  edition: true,
  quarantined: true,
  steps: true,
  findAction: true,
  tokens: true,
  chat: true,
  browsers: true,
  history: true,
  lobby: true,
  subscriptions: true,
  due: true,
  nextDue: true,
  rooms: true,
  bans: true,
  reports: true,
  seatsOf: true,
  forgettable: true,
  mayHaveNews: true,
  head: true,
  headsUnlike: true,
  board: true,
  entriesOf: true,
  raters: true,
  skills: true,
  bestSkills: true,
  ratedOf: true,
  ratedAfter: true,
  unrated: true,
  unmeasured: true,
  tournament: true,
  tournamentsOf: true,
};

/** Long enough that others come in between. */
const USUAL_MS = 100;
/** So long the database says nothing when it is silent: shorter and longer than the server's patience. */
const SILENCE_MS = [1000, 5000] as const;

/**
 * The store as one process reaches it: each call takes its time there and back, and may fail before it is done or after,
 * so that nobody knows whether it was. On SQLite reads are at hand and writes keep their order.
 */
export function storeFor(machine: Machine, store: MemoryStore, nature: Nature): Store {
  const { timeline, fate, weather, judge } = nature;
  const doubt = new Doubt();
  let ownWrites = 0;
  let lastWriteAt = 0;

  const call = (name: CallName, args: unknown[], work: () => Promise<unknown>): Promise<unknown> => {
    const failsBefore = weather.strikes('storeFailsBefore');
    const failsAfter = !failsBefore && weather.strikes('storeFailsAfter');
    const [least, most] = SILENCE_MS;
    const there = weather.delay(USUAL_MS) + (weather.strikes('storeSilent') ? fate.between(least, most) : 0);
    const cutOff = machine.cutOffUntil - timeline.now;
    const inOrder = store.kind === 'sqlite' ? Math.max(0, lastWriteAt - timeline.now) : 0;
    lastWriteAt = timeline.now + Math.max(there, inOrder);
    const what = `${machine.name}: ${name}`;
    const askedAt = timeline.now;
    return new Promise((resolve, reject) => {
      const answer = (how: string, settle: () => void, isDone = false) => {
        const maybeSettle = () => {
          if (!machine.isOn) return;
          doubt.answered(name, timeline.now - askedAt, isDone);
          settle();
        };
        // In calm weather the way back is part of the way there.
        if (weather.isCalm) maybeSettle();
        else timeline.after(weather.delay(), `${what} ${how}`, maybeSettle);
      };
      timeline.after(Math.max(there, inOrder, cutOff), `${what} reaches the database`, () => {
        // What a process had asked for when it ended may have been on its way already, or not.
        if (!machine.isOn && fate.chance(0.5)) return;
        if (failsBefore) {
          answer('fails', () => reject(new Error('simulated: failed before anything was done')));
          return;
        }
        work().then(
          (value) => {
            store.writes++;
            ownWrites++;
            judge.executed(name, args, value, machine);
            if (failsAfter) answer('fails after it was done', () => reject(new Error('simulated: the answer is lost')));
            else answer('is done', () => resolve(value), true);
          },
          (error: unknown) => answer('is refused', () => reject(error)),
        );
      });
    });
  };

  return new Proxy<Store>(store, {
    get(_, name) {
      if (name === 'mayHaveNews' && store.kind === 'sqlite') {
        return () => Promise.resolve(doubt.take(store.writes - ownWrites));
      }
      const member: unknown = Reflect.get(store, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        const work = () => Promise.resolve(Reflect.apply(member, store, args));
        return store.kind === 'sqlite' && Object.hasOwn(READS, name) ? work() : call(name as CallName, args, work);
      };
    },
  });
}
