import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Games of the deals of the days that people have handed in, one for each browser, day and deal. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('daily')
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_key', ['browser', 'day', 'kind'])
    .execute();
  await db.schema
    .createIndex('daily_best')
    .on('daily')
    .columns(['day', 'kind', 'points desc', 'at', 'browser'])
    .execute();
}
