import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** What belongs to a match goes with it, and a withdrawn address is looked for in all matches. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.createIndex('plays_match').on('plays').column('match_id').execute();
  await db.schema.createIndex('subscriptions_endpoint').on('subscriptions').column('endpoint').execute();
}
