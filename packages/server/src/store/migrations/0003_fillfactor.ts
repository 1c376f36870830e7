import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Pages of matches are filled by a third only: PostgreSQL writes the row of a match anew with each move, and finds room
 * for it on the same page, so that no index has to be touched.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`alter table matches set (fillfactor = 30)`.execute(db);
}
