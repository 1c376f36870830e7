import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { createSchema, SCHEMA_ID } from './schema.ts';
import type { Tables } from './tables.ts';

/** Thrown for a database that another version of the server made. */
export class OtherSchema extends Error {
  override name = 'OtherSchema';
}

/** Kysely's own table of the migrations that have run. */
export const MIGRATIONS_RUN = 'kysely_migration';

/** Creates the schema in an empty database. Kysely's lock keeps several processes from doing that at once. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  mustBeOurs(await migrationsRun(db));
  const provider = { getMigrations: () => Promise.resolve({ [SCHEMA_ID]: { up: createSchema } }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw new Error('The tables could not be created', { cause: error });
}

/** Throws OtherSchema unless the database is empty or has exactly this version's schema. */
export function mustBeOurs(migrations: readonly string[]): void {
  const other = migrations.findLast((name) => name !== SCHEMA_ID);
  if (other === undefined) return;
  throw new OtherSchema(
    `This data was made by another version of Nunatak (schema ${other}, expected ${SCHEMA_ID}) and was left unchanged: start that version again, or choose an empty folder with NUNATAK_DATA or an empty database with DATABASE_URL.`,
  );
}

async function migrationsRun(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATIONS_RUN)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATIONS_RUN)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
