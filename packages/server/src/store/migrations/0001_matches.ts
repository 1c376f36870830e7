import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Matches, their logs, and who may sit where. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('players', 'integer', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('names', 'text', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('due_at', 'bigint')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('snapshot', 'text')
    .execute();
  await db.schema.createIndex('matches_due').on('matches').column('due_at').where('due_at', 'is not', null).execute();
  await db.schema
    .createIndex('matches_listed')
    .on('matches')
    .columns(['status', 'created_at'])
    .where(sql.ref('listed'), '=', 1)
    .execute();

  await db.schema
    .createTable('steps')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('action_id', 'text')
    .addPrimaryKeyConstraint('steps_key', ['match_id', 'seq'])
    .execute();

  await db.schema
    .createTable('tokens')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('tokens_key', ['match_id', 'hash'])
    .execute();

  await db.schema
    .createTable('links')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('links_key', ['match_id', 'hash'])
    .execute();

  await db.schema
    .createTable('chat')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['match_id', 'n'])
    .execute();

  await db.schema
    .createTable('plays')
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('plays_key', ['browser', 'match_id'])
    .execute();

  await db.schema
    .createTable('subscriptions')
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('subscriptions_key', ['match_id', 'endpoint'])
    .execute();
}
