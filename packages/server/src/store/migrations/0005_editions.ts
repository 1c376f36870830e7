import { createHash } from 'node:crypto';
import { editionOf } from '@nunatak/engine';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Rules belong to the match: the edition that a match was dealt with is kept, each edition once, so that a correction of
 * ours changes no game that was begun. Matches of before were dealt with the edition of the first rules, unless they
 * brought their own. A match that cannot be read says so.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('editions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('matches').addColumn('edition', 'text').execute();
  await db.schema.alterTable('matches').addColumn('quarantine', 'text').execute();
  await db.schema
    .createIndex('matches_quarantined')
    .on('matches')
    .column('updated_at')
    .where(sql.ref('quarantine'), 'is not', null)
    .execute();
  const document = JSON.stringify(editionOf(1));
  const hash = createHash('sha256').update(document).digest('hex');
  await db.insertInto('editions').values({ hash, document }).execute();
  await db
    .updateTable('matches')
    .set({ edition: hash })
    .where('status', '!=', 'open')
    .where(sql<boolean>`game not like '%"edition":%' and game not like '%"rules":%'`)
    .execute();
}
