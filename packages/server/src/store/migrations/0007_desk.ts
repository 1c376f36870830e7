import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * What an operator needs: bans, what players have reported, and logs of finished matches in less space. A release that
 * does not know of archives cannot read those matches: none is made until the host asks for it.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? sql`bytea` : sql`blob`;
  await db.schema
    .createTable('bans')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('bans_key', ['kind', 'subject'])
    .execute();
  await db.schema
    .createTable('reports')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('by_seat', 'integer', (column) => column.notNull())
    .addColumn('about_seat', 'integer', (column) => column.notNull())
    .addColumn('browser', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reports_key', ['match_id', 'by_seat', 'about_seat'])
    .execute();
  await db.schema.createIndex('reports_at').on('reports').column('at').execute();
  await db.schema
    .createTable('archives')
    .addColumn('match_id', 'text', (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('steps', bytes, (column) => column.notNull())
    .execute();
  for (const column of ['archived_at', 'forgotten_at']) {
    await db.schema.alterTable('matches').addColumn(column, 'bigint').execute();
    // A match that is played has not finished, so no move touches these.
    await db.schema
      .createIndex(`matches_not_${column.replace('_at', '')}`)
      .on('matches')
      .column('finished_at')
      .where(sql<boolean>`finished_at is not null and ${sql.ref(column)} is null`)
      .execute();
  }
}
