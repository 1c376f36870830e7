import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Bus, Note } from './bus.ts';

const CHANNEL = 'nunatak';
/** PostgreSQL takes payloads below 8000 bytes. */
const LONGEST_PAYLOAD = 7500;
const RETRY_MS = 500;

/**
 * LISTEN and NOTIFY. Notes go out after the commit they tell of and many in one statement: a NOTIFY inside the
 * transaction would make all commits of the database queue up behind each other. A note that is lost with its process
 * is made up for by the reconciler.
 */
export class PostgresBus implements Bus {
  readonly node = randomBytes(6).toString('base64url');
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #log: Log;
  readonly #listeners: ((note: Note, node: string) => void)[] = [];
  readonly #gapListeners: (() => void)[] = [];
  #waiting: string[] = [];
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(url: string, pool: pg.Pool, log: Log) {
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

  publish(note: Note): void {
    const text = JSON.stringify(note);
    if (this.#waiting.includes(text)) return;
    this.#waiting.push(text);
    if (this.#waiting.length === 1) setImmediate(() => this.#flush());
  }

  start(): Promise<void> {
    return this.#listen();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#retry);
    this.#flush();
    await this.#client?.end().catch(() => undefined);
  }

  #flush(): void {
    const notes = this.#waiting;
    this.#waiting = [];
    let batch: string[] = [];
    let size = 0;
    for (const note of notes) {
      if (size + note.length > LONGEST_PAYLOAD) {
        this.#send(batch);
        batch = [];
        size = 0;
      }
      batch.push(note);
      size += note.length + 1;
    }
    if (batch.length > 0) this.#send(batch);
  }

  #send(notes: readonly string[]): void {
    const payload = `${this.node}[${notes.join(',')}]`;
    this.#pool.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch((error: unknown) => {
      this.#log.warn('notify failed', { error });
    });
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
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
    if (node === this.node) return;
    const notes: Note[] = JSON.parse(payload.slice(start));
    for (const note of notes) for (const listener of this.#listeners) listener(note, node);
  }
}
