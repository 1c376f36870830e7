import { LIMITS } from '@nunatak/protocol';
import { type Kysely, sql } from 'kysely';
import type { NewChat, StoredChat } from './store.ts';
import type { Tables } from './tables.ts';

/** Lines that nobody is ever shown again are dropped, many at once. */
const CHAT_TIDIED_EVERY = 50;

/** Adds a line to the chat of a match, unless a line with its mark is there already; the caller has locked the match. */
export async function addLine(db: Kysely<Tables>, id: string, { mark, ...line }: NewChat): Promise<StoredChat> {
  const before = mark === undefined ? undefined : await markedLine(db, id, mark);
  if (before !== undefined) return before;
  const { last } = await db
    .selectFrom('chat')
    .select((column) => column.fn.coalesce(column.fn.max('n'), sql<number>`0`).as('last'))
    .where('match_id', '=', id)
    .executeTakeFirstOrThrow();
  const n = Number(last) + 1;
  const { seat = null, name, text, at } = line;
  await db
    .insertInto('chat')
    .values({ match_id: id, n, seat, name, text, at, mark: mark ?? null })
    .execute();
  if (n % CHAT_TIDIED_EVERY === 0) {
    await db
      .deleteFrom('chat')
      .where('match_id', '=', id)
      .where('n', '<=', n - LIMITS.chatHistory)
      .execute();
  }
  return { ...line, n };
}

/** Finds the line of chat that carries a client's mark; undefined if there is none. */
async function markedLine(db: Kysely<Tables>, id: string, mark: string): Promise<StoredChat | undefined> {
  const line = await db
    .selectFrom('chat')
    .select(['n', 'seat', 'name', 'text', 'at'])
    .where('match_id', '=', id)
    .where('mark', '=', mark)
    .executeTakeFirst();
  return line && { ...line, seat: line.seat ?? undefined };
}
