import type { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { GroupCommit } from './groupCommit.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import { openFile } from './sqliteFile.ts';
import { isMove, SqliteMoves } from './sqliteMoves.ts';
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

  /** `open` opens the file; a test gives another one, for what goes wrong. */
  constructor(file: string, open = openFile) {
    super();
    this.#database = open(file);
    this.db = new Kysely<Tables>({ dialect: sqliteDialect(this.#database) });
    this.#group = new GroupCommit(this.db, this.#database);
  }

  /** A move, which comes more often than all else, goes by statements of its own. */
  override commit(change: Change): Promise<boolean> {
    if (!isMove(change)) return super.commit(change);
    return this.#group.runImmediate(() => {
      this.#moves ??= new SqliteMoves(this.#database);
      return this.#moves.write(change);
    });
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
