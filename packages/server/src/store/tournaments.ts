import type { Kysely } from 'kysely';
import type { StoredTournament } from './standings.ts';
import type { Tables } from './tables.ts';

export function tournamentOf(db: Kysely<Tables>, id: string): Promise<StoredTournament | undefined> {
  return db.selectFrom('tournaments').select(['revision', 'document']).where('id', '=', id).executeTakeFirst();
}

/** The tournaments that a browser takes part in. */
export async function tournamentsOf(db: Kysely<Tables>, browser: string): Promise<string[]> {
  const rows = await db
    .selectFrom('entries')
    .select('tournament_id')
    .where('browser', '=', browser)
    .orderBy('tournament_id')
    .execute();
  return rows.map(({ tournament_id }) => tournament_id);
}

export async function insertTournament(db: Kysely<Tables>, id: string, document: string, at: number): Promise<void> {
  await db.insertInto('tournaments').values({ id, revision: 0, document, updated_at: at }).execute();
}

/** Replaces the document of a tournament; false if somebody else has done so since. */
export async function replaceTournament(
  db: Kysely<Tables>,
  id: string,
  from: number,
  document: string,
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tournaments')
    .set({ revision: from + 1, document, updated_at: at })
    .where('id', '=', id)
    .where('revision', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function keepEntrant(db: Kysely<Tables>, browser: string, id: string): Promise<void> {
  await db
    .insertInto('entries')
    .values({ browser, tournament_id: id })
    .onConflict((conflict) => conflict.columns(['browser', 'tournament_id']).doNothing())
    .execute();
}

export async function dropEntrant(db: Kysely<Tables>, browser: string, id: string): Promise<void> {
  await db.deleteFrom('entries').where('browser', '=', browser).where('tournament_id', '=', id).execute();
}

/** Deletes tournaments in which nothing has happened since a moment. */
export async function dropTournaments(db: Kysely<Tables>, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('tournaments')
    .where('updated_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
