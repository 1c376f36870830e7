import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Which migration a process has to know to work with this database. A migration that only adds leaves it as it is, so
 * that the release before still runs; one that takes something away names itself here, a release after nobody needs it.
 *
 * And an index for what the hourly sweep looks for.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('schema_needs')
    .addColumn('migration', 'text', (column) => column.notNull())
    .execute();
  await db.insertInto('schema_needs').values({ migration: '0003_fillfactor' }).execute();
  await db.schema
    .createIndex('matches_unstarted')
    .on('matches')
    .column('updated_at')
    .where(sql.ref('status'), '=', 'open')
    .execute();
}
