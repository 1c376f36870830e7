import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** The hourly sweep looks for links that have expired. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.createIndex('links_expires').on('links').column('expires_at').execute();
}
