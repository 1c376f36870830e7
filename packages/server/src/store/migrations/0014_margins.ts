import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** By how many points each was ahead in a rated match, and what of that was luck; an earlier release leaves both open. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('rated').addColumn('ahead', 'double precision').execute();
  await db.schema.alterTable('rated').addColumn('luck', 'double precision').execute();
}
