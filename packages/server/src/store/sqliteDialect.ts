import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** Kysely on Node's own SQLite: one connection, used by one at a time. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new SqliteDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** SQLite takes back changes of its schema too: a migration that fails halfway leaves nothing that stops the next. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  constructor(database: DatabaseSync) {
    this.#connection = new SqliteConnection(database);
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    return this.#connection;
  }

  releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
    return Promise.resolve();
  }

  async beginTransaction(): Promise<void> {
    try {
      await this.#run('begin immediate');
    } catch (error) {
      if (this.#connection.database.isTransaction) await this.rollbackTransaction();
      throw error;
    }
  }

  commitTransaction(): Promise<void> {
    return this.#run('commit');
  }

  rollbackTransaction(): Promise<void> {
    return this.#run('rollback');
  }

  async destroy(): Promise<void> {
    // Whoever opened the database closes it.
  }

  #run(statement: string): Promise<void> {
    this.#connection.database.exec(statement);
    return Promise.resolve();
  }
}

const MOST_STATEMENTS = 200;

class SqliteConnection implements DatabaseConnection {
  readonly database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#prepare(query.sql);
    const parameters = query.parameters.map(toInput);
    if (statement.columns().length > 0) {
      const rows = statement.all(...parameters) as Row[];
      return Promise.resolve({ rows });
    }
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return Promise.resolve({ rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) });
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('This dialect does not stream: no query of the store is that long');
  }

  #prepare(text: string): StatementSync {
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    const statement = this.database.prepare(text);
    this.#statements.set(text, statement);
    return statement;
  }
}

function toInput(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Uint8Array) return value;
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint') return value;
  throw new TypeError(`SQLite cannot hold a ${typeof value}`);
}
