import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Log } from '../log.ts';
import { socketThatGivesUp } from '../store/postgresStore.ts';
import type { Bus, Note } from './bus.ts';

const CHANNEL = 'nunatak';
/** PostgreSQL takes payloads below 8000 bytes. */
const LONGEST_PAYLOAD = 7500;
const RETRY_MS = 500;
/** Each process says several times as often that it lives, and hears itself too. */
const LONGEST_SILENCE_MS = 60_000;

/** As much of a pool of connections as notes need. */
export interface Queries {
  query(text: string, values: unknown[]): Promise<unknown>;
}

/**
 * LISTEN and NOTIFY. Notes go out after the commit they tell of and many in one statement: a NOTIFY inside the
 * transaction would make all commits of the database queue up behind each other. One statement at a time keeps them in
 * order, and those of one that failed go out again. A note that is lost with its process is made up for by the
 * reconciler.
 */
export class PostgresBus implements Bus {
  readonly node = randomBytes(6).toString('base64url');
  readonly #url: string;
  readonly #pool: Queries;
  readonly #log: Log;
  readonly #listeners: ((note: Note, node: string) => void)[] = [];
  readonly #gapListeners: (() => void)[] = [];
  /** What has yet to be told, by what it is about. */
  readonly #waiting = new Map<string, string>();
  #sending: Promise<void> | undefined;
  /** When this process last said that it lives, until it has heard itself; and how long that took. */
  #aliveAt: number | undefined;
  #lag = 0;
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(url: string, pool: Queries, log: Log) {
    this.#url = url;
    this.#pool = pool;
    this.#log = log;
  }

  subscribe(listener: (note: Note, node: string) => void): void {
    this.#listeners.push(listener);
  }

  onGap(listener: () => void): void {
    this.#gapListeners.push(listener);
  }

  /** Milliseconds from a note to its arrival, as last seen; while one is awaited for longer, that. */
  get lag(): number {
    return Math.max(this.#lag, this.#aliveAt === undefined ? 0 : performance.now() - this.#aliveAt);
  }

  publish(note: Note): void {
    if (note.kind === 'alive') this.#aliveAt ??= performance.now();
    const text = JSON.stringify(note);
    const subject = note.kind === 'presence' ? `presence ${note.id}` : text;
    // Set anew, it comes after what has been told meanwhile.
    this.#waiting.delete(subject);
    this.#waiting.set(subject, text);
    this.#sending ??= this.#sendAll();
  }

  start(): Promise<void> {
    return this.#listen();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#retry);
    await this.#sending;
    await this.#client?.end().catch(() => undefined);
  }

  async #sendAll(): Promise<void> {
    // After the current turn of the event loop, so that all it has to tell goes together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.size > 0) {
      const notes = [...this.#waiting];
      this.#waiting.clear();
      try {
        const payloads = batchesOf(notes.map(([, text]) => text)).map((batch) => `${this.node}[${batch}]`);
        await this.#pool.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [CHANNEL, payloads]);
      } catch (error) {
        this.#log.warn('notify failed', { error });
        if (this.#isStopped) break;
        this.#putBack(notes);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      }
    }
    this.#sending = undefined;
  }

  /** Notes that could not be told come first again, but for those that have a newer one by now. */
  #putBack(notes: readonly (readonly [string, string])[]): void {
    const newer = [...this.#waiting];
    this.#waiting.clear();
    for (const [subject, text] of [...notes, ...newer]) {
      this.#waiting.delete(subject);
      this.#waiting.set(subject, text);
    }
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      stream: () => socketThatGivesUp(LONGEST_SILENCE_MS),
    });
    client.on('notification', ({ payload }) => this.#receive(payload ?? ''));
    client.on('error', (error) => this.#log.warn('listening connection failed', { error }));
    client.on('end', () => this.#listenAgain());
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      this.#listenAgain();
      throw error;
    }
    for (const listener of this.#gapListeners) listener();
  }

  /** A connection that breaks or cannot be made says so in more than one way: one retry for all of them. */
  #listenAgain(): void {
    if (this.#isStopped || this.#retry !== undefined) return;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      if (!this.#isStopped) this.#listen().catch((error: unknown) => this.#log.warn('not listening', { error }));
    }, RETRY_MS);
    this.#retry.unref();
  }

  #receive(payload: string): void {
    const start = payload.indexOf('[');
    const node = payload.slice(0, start);
    if (node === this.node) {
      if (this.#aliveAt !== undefined && payload.includes('"alive"')) {
        this.#lag = performance.now() - this.#aliveAt;
        this.#aliveAt = undefined;
      }
      return;
    }
    const notes: Note[] = JSON.parse(payload.slice(start));
    for (const note of notes) for (const listener of this.#listeners) listener(note, node);
  }
}

/** Texts put together with commas, as many as fit into one payload. */
function batchesOf(notes: readonly string[]): string[] {
  const batches: string[] = [];
  let batch = '';
  for (const note of notes) {
    const longer = batch === '' ? note : `${batch},${note}`;
    if (longer.length <= LONGEST_PAYLOAD) batch = longer;
    else {
      batches.push(batch);
      batch = note;
    }
  }
  return batch === '' ? batches : [...batches, batch];
}
