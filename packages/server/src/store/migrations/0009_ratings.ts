import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Who has asked to be rated, how strong they are by number of players, and what each match did to that. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('raters')
    .addColumn('browser', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('skills')
    .addColumn('browser', 'text', (column) => column.notNull().references('raters.browser').onDelete('cascade'))
    .addColumn('players', 'integer', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('ordinal', 'double precision', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('skills_key', ['browser', 'players'])
    .execute();
  await db.schema.createIndex('skills_best').on('skills').columns(['players', 'ordinal desc', 'browser']).execute();
  await db.schema
    .createTable('rated')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    // Whoever left the ratings is nobody any more; what their matches did to others stays.
    .addColumn('browser', 'text', (column) => column.references('raters.browser').onDelete('set null'))
    .addColumn('players', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('mu_before', 'double precision', (column) => column.notNull())
    .addColumn('sigma_before', 'double precision', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rated_key', ['match_id', 'seat'])
    .execute();
  await db.schema.createIndex('rated_browser').on('rated').columns(['browser', 'players', 'at']).execute();
  await db.schema.createIndex('rated_at').on('rated').columns(['at', 'match_id', 'seat']).execute();
}
