import type { Kysely, RawBuilder } from 'kysely';
import type { Claim, Peer } from './store.ts';
import { fromMatchRow, type Tables } from './tables.ts';

/** Of a process that has said nothing for so long nobody needs to know any more. */
const FORGOTTEN_MS = 60_000;

/** The moment by the database's own clock: those of the processes may differ. */
export type Clock = RawBuilder<number>;

/** Says that a process lives from now on for so long. */
export async function keepAlive(db: Kysely<Tables>, clock: Clock, peer: Peer, milliseconds: number): Promise<void> {
  const { node, address, key } = peer;
  await db
    .insertInto('processes')
    .values(({ eb }) => ({ node, address, key, until: eb(clock, '+', milliseconds) }))
    .onConflict((conflict) =>
      conflict.column('node').doUpdateSet(({ ref }) => ({ address, key, until: ref('excluded.until') })),
    )
    .execute();
  await db
    .deleteFrom('processes')
    .where(({ eb }) => eb('until', '<', eb(clock, '-', FORGOTTEN_MS)))
    .execute();
}

/** A match with its owner: one that lives, oneself included, or nobody. */
export async function ownedMatch(db: Kysely<Tables>, clock: Clock, id: string): Promise<Claim | undefined> {
  const row = await db
    .selectFrom('matches')
    .leftJoin('processes', (join) =>
      join.onRef('processes.node', '=', 'matches.owner').on(({ eb }) => eb('processes.until', '>', clock)),
    )
    .selectAll('matches')
    .select(['processes.node', 'processes.address', 'processes.key'])
    .where('matches.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { node, address, key, epoch } = row;
  const owner = node === null || address === null || key === null ? undefined : { node, address, key };
  return { match: fromMatchRow(row), epoch, owner };
}

/** Gives a match another owner, unless it has got one since an epoch. */
export async function giveMatch(
  db: Kysely<Tables>,
  id: string,
  owner: Peer,
  epoch: number,
): Promise<Claim | undefined> {
  const row = await db
    .updateTable('matches')
    .set({ owner: owner.node, epoch: epoch + 1 })
    .where('id', '=', id)
    .where('epoch', '=', epoch)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? undefined : { match: fromMatchRow(row), epoch: row.epoch, owner };
}
