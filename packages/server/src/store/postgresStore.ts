import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { SqlStore } from './sqlStore.ts';
import type { Change } from './store.ts';
import { type Tables, toStepRow } from './tables.ts';

const INT8 = 20;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 10_000;

export interface PostgresOptions {
  readonly url: string;
  readonly connections?: number;
  /** Told about connections that break while nobody uses them. */
  readonly onError?: (error: Error) => void;
}

/** Makes a pool that reads big integers as numbers: ours are moments and counts, far below 2^53. */
export function openPool({ url, connections = 10, onError }: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  const tell = (error: Error) => onError?.(error);
  pool.on('error', tell);
  // A connection that breaks while it is in use would else end the process.
  pool.on('connect', (client) => client.on('error', tell));
  return pool;
}

/** As many processes as wanted on one database. */
export class PostgresStore extends SqlStore {
  readonly kind = 'postgres';
  readonly pool: pg.Pool;
  protected readonly db: Kysely<Tables>;

  constructor(options: PostgresOptions) {
    super();
    this.pool = openPool(options);
    this.db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: this.pool }) });
  }

  protected override write<Value>(job: (db: Kysely<Tables>) => Promise<Value>): Promise<Value> {
    return this.db.transaction().execute(job);
  }

  protected override async lock(db: Kysely<Tables>, id: string): Promise<void> {
    await db.selectFrom('matches').select('id').where('id', '=', id).forUpdate().execute();
  }

  /**
   * The commit of a move in one statement, which is a transaction by itself: one trip to the database instead of four.
   * The update takes the row's lock and compares the revision; without a row the insert has nothing to insert.
   */
  override async commit(change: Change): Promise<boolean> {
    if (change.newTokens !== undefined || change.freedSeats !== undefined || change.game !== undefined) {
      return super.commit(change);
    }
    const { room, snapshot } = change;
    const rows = JSON.stringify(change.steps.map((step) => toStepRow(change.id, step)));
    const { rows: changed } = await sql<{ id: string }>`
      with changed as (
        update matches set
          revision = ${change.from + 1}, status = ${change.status}, seq = ${change.seq}, players = ${change.players},
          listed = ${change.listed ? 1 : 0}, names = ${change.names}, updated_at = ${change.updatedAt},
          finished_at = ${change.finishedAt ?? null}, due_at = ${change.dueAt ?? null},
          room = coalesce(${room ?? null}, room), snapshot = coalesce(${snapshot ?? null}, snapshot)
        where id = ${change.id} and revision = ${change.from}
        returning id
      ), added as (
        insert into steps (match_id, seq, seat, made_by, at, action, hash, action_id)
        select changed.id, step.seq, step.seat, step.made_by, step.at, step.action, step.hash, step.action_id
        from changed, json_to_recordset(${rows}::json) as step(
          seq integer, seat integer, made_by text, at bigint, action text, hash text, action_id text)
      )
      select id from changed`.execute(this.db);
    return changed.length === 1;
  }

  close(): Promise<void> {
    return this.db.destroy();
  }
}
