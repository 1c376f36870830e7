import { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { CommitBatches } from './batch.ts';
import { migrate } from './migrate.ts';
import { PostgresVisits } from './postgresVisits.ts';
import { SqlStore, sweepAway } from './sqlStore.ts';
import type {
  BrowserSeat,
  Change,
  Claim,
  DueMatch,
  Head,
  KnownHead,
  Peer,
  SeatToken,
  StoredChat,
  StoredMatch,
} from './store.ts';
import { fromHeadRow, type HeadRow, type Tables, toChangeRow, toStepRow } from './tables.ts';

const INT8 = 20;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 10_000;
/** Nobody holds rows for longer than this without a word: a process that was stopped amid a transaction loses them. */
const LONGEST_THOUGHT_MS = 1000;
/** Nor does anybody keep a connection for longer while it waits for rows that another holds. */
const LONGEST_QUEUE_MS = 2000;
const KEEP_ALIVE_MS = 10_000;
/** A server that lives has answered by then, if only that it has given up. */
const LONGEST_SILENCE_MS = STATEMENT_TIMEOUT_MS + 2000;

const MOST_PER_BATCH = 64;
const MOST_EDITIONS_KNOWN = 200;
/** Data that does not fit, constraints, deadlocks, rows that are held. Of anything else it is not known whether it was written. */
const ONES_FAULT = /^(22|23|40|55P03)/;

/**
 * That a change goes one revision on is always so; it tells the planner that few rows are left, so that it looks them up
 * by their key. With a limit of 64 it would rather read all matches, as long as there are not thousands.
 */
const MOVES = `
  with change as (
    select * from json_to_recordset($1::json) as change(
      id text, before integer, epoch integer, revision integer, status text, seq integer, players integer, listed integer, names text,
      updated_at bigint, finished_at bigint, due_at bigint, room text, clock text, game text,
      edition text, snapshot text)
    where change.revision = change.before + 1
  ), changed as (
    update matches set
      revision = change.revision, status = change.status, seq = change.seq,
      players = coalesce(change.players, matches.players), listed = change.listed,
      names = coalesce(change.names, matches.names), updated_at = change.updated_at, finished_at = change.finished_at,
      due_at = change.due_at, room = coalesce(change.room, matches.room), clock = coalesce(change.clock, matches.clock), game = coalesce(change.game, matches.game),
      edition = coalesce(change.edition, matches.edition), snapshot = coalesce(change.snapshot, matches.snapshot)
    from change
    where matches.id = change.id and matches.revision = change.before and matches.epoch = change.epoch
    returning matches.id
  ), added as (
    insert into steps (match_id, seq, seat, made_by, at, action, hash, action_id)
    select step.match_id, step.seq, step.seat, step.made_by, step.at, step.action, step.hash, step.action_id
    from json_to_recordset($2::json) as step(
      match_id text, seq integer, seat integer, made_by text, at bigint, action text, hash text, action_id text)
    join changed on changed.id = step.match_id
  )`;

/** What most moves do not bring: each of it takes the database time, also where there is none. */
const MORE = `, seated as (
    insert into tokens (hash, match_id, seat)
    select token.hash, token.match_id, token.seat
    from json_to_recordset($3::json) as token(match_id text, hash text, seat integer)
    join changed on changed.id = token.match_id
  ), dealt as (
    insert into editions (hash, document)
    select edition.hash, edition.document
    from json_to_recordset($4::json) as edition(match_id text, hash text, document text)
    join changed on changed.id = edition.match_id
    on conflict (hash) do nothing
  )`;

const NONE: readonly never[] = [];

/** Those that are too late: hardly ever one, so there is next to nothing to be sent and read. */
const TOO_LATE = 'select id from change where not exists (select from changed where changed.id = change.id)';
const COMMIT_MOVES = { name: 'moves', text: `${MOVES} ${TOO_LATE}` };
const COMMIT_ALL = { name: 'commit', text: `${MOVES}${MORE} ${TOO_LATE}` };

/** What it writes shows to the next one only: it names itself. */
const BEAT = `
  with beat as (
    insert into processes (node, address, key, until)
    values ($1::text, $2, $3, (extract(epoch from clock_timestamp()) * 1000)::bigint + $4::bigint)
    on conflict (node) do update set until = excluded.until
  )
  select node from processes where until > (extract(epoch from clock_timestamp()) * 1000)::bigint and node <> $1::text
  union all select $1::text`;

const RETIRE = 'delete from processes where node = $1';

const DUE = `
  select id, coalesce(due_at, look_at) as due_at from due join matches on matches.id = due.match_id
  where look_at <= $1 order by look_at limit $2`;

/** Lists instead of a parameter for each id: so it is planned once, however many are watched. */
const HEADS_UNLIKE = `
  select known.id, matches.revision, matches.epoch, coalesce(last.n, 0) as chat
  from unnest($1::text[], $2::integer[], $3::integer[], $4::integer[]) as known(id, revision, epoch, chat)
  left join matches on matches.id = known.id
  left join lateral (select max(n) as n from chat where chat.match_id = known.id) as last on true
  where matches.revision is distinct from known.revision or matches.epoch is distinct from known.epoch
    or coalesce(last.n, 0) <> known.chat`;

export interface PostgresOptions {
  readonly url: string;
  readonly connections?: number;
  /** Longest time of one statement. */
  readonly statementMilliseconds?: number;
  /** Whether whatever is asked may take as long as it takes. */
  readonly isUnhurried?: boolean;
  /** Another kind of connection, for tests of what goes wrong. */
  readonly Client?: typeof pg.Client;
  /** Told how many changes went into one statement. */
  readonly onBatch?: (changes: number) => void;
  /** Told about connections that break while nobody uses them. */
  readonly onError?: (error: Error) => void;
}

/** Makes a pool that reads big integers as numbers: ours are moments and counts, far below 2^53. */
export function openPool({
  url,
  connections = 10,
  statementMilliseconds = STATEMENT_TIMEOUT_MS,
  isUnhurried = false,
  Client,
  onError,
}: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    ...(Client === undefined ? {} : { Client }),
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(isUnhurried
      ? {}
      : {
          statement_timeout: statementMilliseconds,
          lock_timeout: LONGEST_QUEUE_MS,
          idle_in_transaction_session_timeout: LONGEST_THOUGHT_MS,
          stream: () => socketThatGivesUp(LONGEST_SILENCE_MS),
        }),
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

/** A socket that breaks when nothing has come over it for too long: the other machine may be gone without a word. */
export function socketThatGivesUp(milliseconds: number): Socket {
  const socket = new Socket();
  socket.setTimeout(milliseconds, () => socket.destroy(new Error(`The database said nothing for ${milliseconds} ms`)));
  return socket;
}

/** As many processes as wanted on one database. */
export class PostgresStore extends SqlStore {
  readonly kind = 'postgres';
  readonly pool: pg.Pool;
  protected readonly db: Kysely<Tables>;
  protected readonly clock = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  /** For what takes as long as it takes: migrations and sweeps of large tables. */
  readonly #unhurried: Kysely<Tables>;
  /** Whoever could not say in time that it lives, as others keep all its connections busy, would lose what it owns. */
  readonly #vital: pg.Pool;
  readonly #onBatch: PostgresOptions['onBatch'];
  readonly #visits: PostgresVisits;
  /** The editions that are known to lie there: none is ever taken away. */
  readonly #keptEditions = new Set<string>();
  readonly #batches = new CommitBatches({
    write: (changes) => this.#writeAll(changes),
    isOnesFault: (error) => error instanceof pg.DatabaseError && ONES_FAULT.test(error.code ?? ''),
    mostPerBatch: MOST_PER_BATCH,
  });

  constructor(options: PostgresOptions) {
    super();
    this.#onBatch = options.onBatch;
    this.pool = openPool(options);
    this.#visits = new PostgresVisits(this.pool);
    this.db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: this.pool }) });
    const slow = openPool({ ...options, connections: 1, isUnhurried: true });
    this.#unhurried = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: slow }) });
    this.#vital = openPool({ ...options, connections: 1 });
  }

  override migrate(): Promise<void> {
    return migrate(this.#unhurried);
  }

  override sweep(before: number, now: number): Promise<number> {
    return this.#unhurried.transaction().execute((db) => sweepAway(db, before, now));
  }

  protected override write<Value>(job: (db: Kysely<Tables>) => Promise<Value>): Promise<Value> {
    return this.db.transaction().execute(job);
  }

  protected override async lock(db: Kysely<Tables>, id: string): Promise<void> {
    await db.selectFrom('matches').select('id').where('id', '=', id).forUpdate().execute();
  }

  override create(match: StoredMatch, tokens: readonly SeatToken[]): Promise<void> {
    return this.#visits.create(match, tokens);
  }

  override claim(id: string, by: Peer): Promise<Claim | undefined> {
    return this.#visits.claim(id, by);
  }

  override cede(id: string, node: string): Promise<void> {
    return this.#visits.cede(id, node);
  }

  override tokens(id: string): Promise<SeatToken[]> {
    return this.#visits.tokens(id);
  }

  override browsers(id: string): Promise<BrowserSeat[]> {
    return this.#visits.browsers(id);
  }

  override chat(id: string, after: number, limit: number): Promise<StoredChat[]> {
    return this.#visits.chat(id, after, limit);
  }

  /** A move needs no more than one statement, which many moves share; that somebody loses a seat is rare. */
  override commit(change: Change): Promise<boolean> {
    return change.freedSeats === undefined ? this.#batches.commit(change) : super.commit(change);
  }

  /**
   * The commits of many moves in one statement, which is a transaction by itself: one trip to the database and one sync
   * of the disk. The update takes the rows' locks and compares the revisions; steps of a match that has moved on
   * meanwhile find no row to belong to.
   */
  async #writeAll(changes: readonly Change[]): Promise<ReadonlySet<string>> {
    this.#onBatch?.(changes.length);
    const [moves, steps, tokens, editions]: object[][] = [[], [], [], []];
    for (const change of changes) {
      const { id, newTokens = NONE, edition } = change;
      moves.push(toChangeRow(change));
      for (const step of change.steps) steps.push(toStepRow(id, step));
      for (const token of newTokens) tokens.push({ match_id: id, ...token });
      if (edition !== undefined && !this.#keptEditions.has(edition.hash)) editions.push({ match_id: id, ...edition });
    }
    const isPlain = tokens.length + editions.length === 0;
    const lists = isPlain ? [moves, steps] : [moves, steps, tokens, editions];
    const { rows } = await this.pool.query<{ id: string }>({
      ...(isPlain ? COMMIT_MOVES : COMMIT_ALL),
      values: lists.map((list) => JSON.stringify(list)),
    });
    const tooLate = new Set(rows.map(({ id }) => id));
    for (const { id, edition } of changes) {
      if (edition === undefined || tooLate.has(id)) continue;
      if (this.#keptEditions.size >= MOST_EDITIONS_KNOWN) this.#keptEditions.clear();
      this.#keptEditions.add(edition.hash);
    }
    return tooLate;
  }

  /** One statement: each process says so several times a second or two. */
  override async beat({ node, address, key }: Peer, milliseconds: number): Promise<string[]> {
    const values = [node, address, key, milliseconds];
    const { rows } = await this.#vital.query<{ node: string }>({ name: 'beat', text: BEAT, values });
    return rows.map((row) => row.node);
  }

  /** Beside all who wait for a connection, most of them for what the process that is gone owned. */
  override async retire(node: string): Promise<void> {
    await this.#vital.query({ name: 'retire', text: RETIRE, values: [node] });
  }

  /** Asked for every second: what is planned once need not be worked out anew. */
  override async due(now: number, limit: number): Promise<DueMatch[]> {
    const values = [now, limit];
    const { rows } = await this.pool.query<{ id: string; due_at: number }>({ name: 'due', text: DUE, values });
    return rows.map(({ id, due_at }) => ({ id, dueAt: due_at }));
  }

  override async headsUnlike(known: readonly KnownHead[]): Promise<Map<string, Head | undefined>> {
    const { rows } = await this.pool.query<HeadRow>({
      name: 'heads',
      text: HEADS_UNLIKE,
      values: [
        known.map(({ id }) => id),
        known.map(({ revision }) => revision),
        known.map(({ epoch }) => epoch),
        known.map(({ chat }) => chat),
      ],
    });
    return new Map(rows.map(fromHeadRow));
  }

  async close(): Promise<void> {
    await this.#unhurried.destroy();
    await this.#vital.end();
    await this.db.destroy();
  }
}
