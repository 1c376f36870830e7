import { type Kysely, sql } from 'kysely';
import type { Ban, BanKind, Forgotten, ListedRoom, RoomFilter, StoredReport } from './store.ts';
import type { Tables } from './tables.ts';

/** Rooms as an operator looks for them, those that changed last first. */
export async function roomsOf(db: Kysely<Tables>, { text, status, limit }: RoomFilter): Promise<ListedRoom[]> {
  let query = db
    .selectFrom('matches')
    .select(['id', 'status', 'players', 'names', 'seq', 'updated_at as updatedAt', 'quarantine']);
  if (status !== undefined) query = query.where('status', '=', status);
  if (text !== undefined) {
    const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    query = query.where(sql<boolean>`(names like ${pattern} escape '\\' or id = ${text})`);
  }
  const rows = await query.orderBy('updated_at', 'desc').limit(limit).execute();
  return rows.map((row) => ({ ...row, quarantine: row.quarantine ?? undefined }));
}

export async function keepBan(db: Kysely<Tables>, { kind, subject, until, reason }: Ban): Promise<void> {
  await db
    .insertInto('bans')
    .values({ kind, subject, until, reason })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet({ until, reason }))
    .execute();
}

export async function dropBan(db: Kysely<Tables>, kind: BanKind, subject: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('bans')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Bans that have not ended, those that end last first. */
export function bansAt(db: Kysely<Tables>, now: number): Promise<Ban[]> {
  return db
    .selectFrom('bans')
    .select(['kind', 'subject', 'until', 'reason'])
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .execute();
}

/** A second report of the same about the same takes the place of the first. */
export async function keepReport(db: Kysely<Tables>, report: StoredReport): Promise<void> {
  const { matchId, by, about, browser, at, document } = report;
  const news = { browser: browser ?? null, at, document };
  await db
    .insertInto('reports')
    .values({ match_id: matchId, by_seat: by, about_seat: about, ...news })
    .onConflict((conflict) => conflict.columns(['match_id', 'by_seat', 'about_seat']).doUpdateSet(news))
    .execute();
}

export async function latestReports(db: Kysely<Tables>, limit: number): Promise<StoredReport[]> {
  const rows = await db.selectFrom('reports').selectAll().orderBy('at', 'desc').limit(limit).execute();
  return rows.map(({ match_id, by_seat, about_seat, browser, at, document }) => ({
    matchId: match_id,
    by: by_seat,
    about: about_seat,
    browser: browser ?? undefined,
    at,
    document,
  }));
}

/** Forgets the people of a match, or the one on a seat; false if the match has moved on since. */
export async function forgetPeople(db: Kysely<Tables>, forgotten: Forgotten): Promise<boolean> {
  const { id, from, room, names, seat, at } = forgotten;
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set({
      room,
      names,
      listed: forgotten.listed ? 1 : 0,
      revision: from + 1,
      ...(seat === undefined ? { forgotten_at: at } : {}),
      ...(forgotten.isDue ? { due_at: at } : {}),
    })
    .where('id', '=', id)
    .where('revision', '=', from)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return false;
  const chat = db.deleteFrom('chat').where('match_id', '=', id);
  await (seat === undefined ? chat : chat.where('seat', '=', seat)).execute();
  // A report holds names and chat, and may be about anyone at the table.
  await db.deleteFrom('reports').where('match_id', '=', id).execute();
  return true;
}

/** Matches that ended before a moment and whose people are still known. */
export async function forgettableBefore(db: Kysely<Tables>, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('finished_at', 'is not', null)
    .where('finished_at', '<', before)
    .where('forgotten_at', 'is', null)
    .where('quarantine', 'is', null)
    .orderBy('finished_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
