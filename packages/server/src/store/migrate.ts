import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { up as matches } from './migrations/0001_matches.ts';
import { up as indexes } from './migrations/0002_indexes.ts';
import { up as fillfactor } from './migrations/0003_fillfactor.ts';
import { up as needs } from './migrations/0004_needs.ts';
import { up as editions } from './migrations/0005_editions.ts';
import { up as positions } from './migrations/0006_positions.ts';
import { up as desk } from './migrations/0007_desk.ts';
import { up as daily } from './migrations/0008_daily.ts';
import { up as ratings } from './migrations/0009_ratings.ts';
import { up as tournaments } from './migrations/0010_tournaments.ts';
import { up as links } from './migrations/0011_links.ts';
import { up as owners } from './migrations/0012_owners.ts';
import { up as due } from './migrations/0013_due.ts';
import { up as margins } from './migrations/0014_margins.ts';
import { up as browserLinks } from './migrations/0015_browser_links.ts';
import { up as logVersions } from './migrations/0016_log_versions.ts';
import type { Tables } from './tables.ts';

/** Every migration ever released, in order. One that has run somewhere is never changed again. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001_matches': { up: matches },
  '0002_indexes': { up: indexes },
  '0003_fillfactor': { up: fillfactor },
  '0004_needs': { up: needs },
  '0005_editions': { up: editions },
  '0006_positions': { up: positions },
  '0007_desk': { up: desk },
  '0008_daily': { up: daily },
  '0009_ratings': { up: ratings },
  '0010_tournaments': { up: tournaments },
  '0011_links': { up: links },
  '0012_owners': { up: owners },
  '0013_due': { up: due },
  '0014_margins': { up: margins },
  '0015_browser_links': { up: browserLinks },
  '0016_log_versions': { up: logVersions },
};

/** The database belongs to a newer release, which has changed what this one needs. */
export class SchemaTooNew extends Error {
  override name = 'SchemaTooNew';
}

/**
 * Brings the schema up to date; Kysely's own lock keeps several processes from doing it at once. A database that a newer
 * release has only added to is left as it is, so that one can go back to the release before.
 */
export async function migrateToLatest(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) } });
  const newer = await newerMigrations(db);
  if (newer.length > 0) {
    await mustFit(db, newer);
    return;
  }
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be brought up to date', { cause: error });
}

/** The migrations that have run here and that this release does not know. */
async function newerMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(MIGRATIONS, name));
}

async function mustFit(db: Kysely<Tables>, newer: readonly string[]): Promise<void> {
  const needed = await db.selectFrom('schema_needs').select('migration').execute();
  const missing = needed.map(({ migration }) => migration).filter((name) => !Object.hasOwn(MIGRATIONS, name));
  if (missing.length === 0) return;
  throw new SchemaTooNew(
    `This database belongs to a newer release, which has run ${newer.join(', ')}; a release that works with it must know ${missing.join(', ')}. Start the newer release again, or restore a backup from before it.`,
  );
}
