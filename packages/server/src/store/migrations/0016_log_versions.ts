import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Each match says how the steps of its log prove themselves; what an earlier release has begun, or begins, is of the first. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('matches')
    .addColumn('log', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
