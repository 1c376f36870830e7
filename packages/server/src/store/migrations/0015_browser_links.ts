import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** The links by which a second device becomes the same browser: each is sealed with a code that is not kept here. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('browser_links')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('browser_links_expires').on('browser_links').column('expires_at').execute();
}
