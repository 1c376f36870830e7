import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Some positions of each match are kept, so that going back to one does not take a replay of the whole log. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('positions')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('length', 'integer', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('snapshot', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('positions_key', ['match_id', 'length'])
    .execute();
}
