import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { up as matches } from './migrations/0001_matches.ts';
import { up as indexes } from './migrations/0002_indexes.ts';
import { up as fillfactor } from './migrations/0003_fillfactor.ts';
import type { Tables } from './tables.ts';

/** Every migration ever released, in order. One that has run somewhere is never changed again. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001_matches': { up: matches },
  '0002_indexes': { up: indexes },
  '0003_fillfactor': { up: fillfactor },
};

/** Brings the schema up to date; Kysely's own lock keeps several processes from doing it at once. */
export async function migrateToLatest(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be brought up to date', { cause: error });
}
