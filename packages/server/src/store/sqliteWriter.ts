import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { GroupCommit } from './groupCommit.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import { openFile, ROOM } from './sqliteFile.ts';
import { type Move, moveOf, SqliteMoves } from './sqliteMoves.ts';
import { SqlStore } from './sqlStore.ts';
import type { Change } from './store.ts';
import type { Tables } from './tables.ts';

/** All that writes to a SQLite file: one connection, whose commits wait for the disk. */
export class SqliteWriter extends SqlStore {
  readonly kind = 'sqlite';
  protected readonly db: Kysely<Tables>;
  protected readonly clock = sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;
  readonly #database: DatabaseSync;
  readonly #group: GroupCommit;
  #moves: SqliteMoves | undefined;
  #foreignWrites: StatementSync | undefined;

  /** `open` opens the file; a test gives another one, for what goes wrong. */
  constructor(file: string, open = openFile) {
    super();
    this.#database = open(file);
    this.db = new Kysely<Tables>({ dialect: sqliteDialect(this.#database) });
    this.#group = new GroupCommit(this.db, this.#database);
  }

  override commit(change: Change): Promise<boolean> {
    const move = moveOf(change);
    return move === undefined ? super.commit(change) : this.move(move);
  }

  /** A move, which comes more often than all else, goes by statements of its own. */
  move(move: Move): Promise<boolean> {
    return this.#group.runImmediate(() => {
      this.#moves ??= new SqliteMoves(this.#database);
      return this.#moves.write(move);
    });
  }

  /**
   * Makes the file of the write-ahead log as long as it becomes until it is tidied up. A commit that makes it longer waits
   * for the file system's own log too, and so for whatever else the machine writes: several times as long.
   */
  makeRoom(): void {
    try {
      // What does not fit into the cache goes to the log; taken back, it leaves room there and nothing else.
      this.#database.exec(`begin immediate; create table room (log blob); insert into room values (zeroblob(${ROOM}))`);
    } finally {
      if (this.#database.isTransaction) this.#database.exec('rollback');
    }
  }

  /**
   * Brings what lies in the write-ahead log where it belongs, and begins the next log: moves would else have to wait for
   * both some day. The first commit of a log syncs its head before itself, so this makes one, which changes nothing.
   */
  tidy(): void {
    if (this.#database.isTransaction) return;
    const { log, checkpointed } = this.#database.prepare('pragma wal_checkpoint(passive)').get() ?? {};
    // Whoever still reads an older state keeps the log from beginning anew.
    if (log === checkpointed) this.#database.exec('pragma user_version = 0');
  }

  /** Another number than before where anybody has written to the file but for this connection. */
  foreignWrites(): Promise<number> {
    this.#foreignWrites ??= this.#database.prepare('pragma data_version');
    return Promise.resolve(Number(this.#foreignWrites.get()?.data_version));
  }

  protected override write<Value>(job: (db: Kysely<Tables>) => Promise<Value>): Promise<Value> {
    return this.#group.run(job);
  }

  /** The batch has the whole file to itself. */
  protected override lock(): Promise<void> {
    return Promise.resolve();
  }

  async close(): Promise<void> {
    await this.#group.drain();
    await this.db.destroy();
    this.#database.close();
  }
}
