import type { DailyDeal } from '@nunatak/protocol';
import { type Kysely, sql } from 'kysely';
import type { Board, BoardEntry, StoredEntry } from './standings.ts';
import type { Tables } from './tables.ts';

/** The best of a deal, whoever was first before the others, and one's own; with their places. */
export async function boardOf(
  db: Kysely<Tables>,
  { day, kind }: DailyDeal,
  limit: number,
  browser: string | undefined,
): Promise<Board> {
  const ofDeal = db.selectFrom('daily').where('day', '=', day).where('kind', '=', kind);
  const rows = await ofDeal
    .selectAll()
    .orderBy('points', 'desc')
    .orderBy('at')
    .orderBy('browser')
    .limit(limit)
    .execute();
  const { count } = await ofDeal.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  const best = rows.map(
    (row): BoardEntry => ({ ...row, rank: 1 + rows.filter((one) => one.points > row.points).length }),
  );
  const isListed = browser === undefined || best.some((entry) => entry.browser === browser);
  const own = isListed ? undefined : await ofDeal.selectAll().where('browser', '=', browser).executeTakeFirst();
  if (own === undefined) return { entries: best, count: Number(count) };
  const { above } = await ofDeal
    .select(({ fn }) => fn.countAll().as('above'))
    .where('points', '>', own.points)
    .executeTakeFirstOrThrow();
  return { entries: [...best, { ...own, rank: 1 + Number(above) }], count: Number(count) };
}

/** All that a browser has handed in. */
export function entriesOf(db: Kysely<Tables>, browser: string): Promise<StoredEntry[]> {
  return db.selectFrom('daily').selectAll().where('browser', '=', browser).orderBy('day').orderBy('kind').execute();
}

/** Keeps what was handed in; false if the browser has handed in a game of this deal before. */
export async function keepEntry(db: Kysely<Tables>, entry: StoredEntry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('daily')
    .values({ ...entry })
    .onConflict((conflict) => conflict.columns(['browser', 'day', 'kind']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Drops what a browser has handed in for a deal, or for every one; resolves to how many it were. */
export async function dropEntries(db: Kysely<Tables>, browser: string, deal?: DailyDeal): Promise<number> {
  let query = db.deleteFrom('daily').where('browser', '=', browser);
  if (deal !== undefined) query = query.where('day', '=', deal.day).where('kind', '=', deal.kind);
  const { numDeletedRows } = await query.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Drops the boards of all days before one. */
export async function dropBoards(db: Kysely<Tables>, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('daily')
    .where(sql<boolean>`day < ${before}`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
