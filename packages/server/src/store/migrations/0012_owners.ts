import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Each match has an owner among the processes that live, and an epoch that goes up whenever it gets another one: what an
 * earlier owner still wants to commit is refused by it.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('processes')
    .addColumn('node', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('matches').addColumn('owner', 'text').execute();
  await db.schema
    .alterTable('matches')
    .addColumn('epoch', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
