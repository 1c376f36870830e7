import { type Kysely, sql } from 'kysely';
import type { HistoryEntry, HistoryFilter, ListedMatch, LobbyBefore, LobbySince } from './store.ts';
import { fromMatchRow, type Tables } from './tables.ts';

/** The matches of one browser, those that changed last first. */
export async function historyOf(db: Kysely<Tables>, browser: string, filter: HistoryFilter): Promise<HistoryEntry[]> {
  let query = db
    .selectFrom('plays')
    .innerJoin('matches', 'matches.id', 'plays.match_id')
    .selectAll('matches')
    .select('plays.seat as own_seat')
    .where('plays.browser', '=', browser);
  if (filter.text !== '') {
    const pattern = `%${filter.text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    query = query.where(sql<boolean>`matches.names like ${pattern} escape '\\'`);
  }
  if (filter.status !== undefined) query = query.where('matches.status', '=', filter.status);
  if (filter.players !== undefined) query = query.where('matches.players', '=', filter.players);
  if (filter.before !== undefined) {
    const { updatedAt, id } = filter.before;
    query =
      id === undefined
        ? query.where('matches.updated_at', '<', updatedAt)
        : query.where(sql<boolean>`(matches.updated_at, matches.id) < (${updatedAt}, ${id})`);
  }
  const rows = await query
    .orderBy('matches.updated_at', 'desc')
    .orderBy('matches.id', 'desc')
    .limit(filter.limit)
    .execute();
  return rows.map(({ own_seat, ...row }) => ({ match: fromMatchRow(row), seat: own_seat }));
}

/** A page of what the lobby shows, newest first: no more of each match than is shown. */
export async function lobbyOf(
  db: Kysely<Tables>,
  limit: number,
  since: LobbySince,
  before?: LobbyBefore,
): Promise<ListedMatch[]> {
  let query = db
    .selectFrom('matches')
    .select(['id', 'status', 'players', 'created_at as createdAt', 'updated_at as updatedAt', 'room'])
    .where('listed', '=', 1)
    .where(({ or, and, eb }) =>
      or([
        and([eb('status', '=', 'open'), eb('updated_at', '>=', since.open)]),
        and([eb('status', '=', 'playing'), eb('updated_at', '>=', since.playing)]),
      ]),
    );
  if (before !== undefined) {
    query = query.where(sql<boolean>`(created_at, id) < (${before.createdAt}, ${before.id})`);
  }
  return await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
