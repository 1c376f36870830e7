import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Tournaments, each a document that is replaced as a whole, and who takes part in which. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('tournaments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tournaments_updated').on('tournaments').column('updated_at').execute();
  await db.schema
    .createTable('entries')
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('tournament_id', 'text', (column) => column.notNull().references('tournaments.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('entries_key', ['browser', 'tournament_id'])
    .execute();
  await db.schema.createIndex('entries_tournament').on('entries').column('tournament_id').execute();
}
