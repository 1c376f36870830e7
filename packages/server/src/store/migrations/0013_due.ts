import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * When the server looks at a match lies in a table of its own, and no move changes what an index of `matches` holds, so
 * that PostgreSQL writes the row beside the old one and leaves the indexes alone.
 *
 * The moment itself stays with the match. The database copies it, so that a release that knows of no other table is looked
 * after as well, and only where it comes sooner: with every move a clock's end is put off, and a look that comes too soon
 * costs less than a write with each move.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('due')
    .addColumn('match_id', 'text', (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('look_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('due_look').on('due').column('look_at').execute();
  await sql`insert into due (match_id, look_at) select id, due_at from matches where due_at is not null`.execute(db);
  const statements = db.getExecutor().adapter instanceof PostgresAdapter ? POSTGRES : SQLITE;
  for (const statement of statements) await sql.raw(statement).execute(db);

  for (const index of ['matches_due', 'matches_unstarted', 'matches_quarantined']) {
    await db.schema.dropIndex(index).execute();
  }
  await db.schema
    .createIndex('matches_open')
    .on('matches')
    .column('created_at')
    .where(sql.ref('status'), '=', 'open')
    .execute();
  await db.schema
    .createIndex('matches_set_aside')
    .on('matches')
    .column('id')
    .where(sql.ref('quarantine'), 'is not', null)
    .execute();
}

/**
 * The row is looked for first: `on conflict` would lock it, which is a write as well. And a page needs no more room than
 * for one more row: the next move takes the place of the row before.
 */
const POSTGRES = [
  'alter table matches set (fillfactor = 80)',
  `create function keep_due() returns trigger language plpgsql as $$
  begin
    if new.due_at is null then
      delete from due where match_id = new.id;
    elsif not exists (select from due where match_id = new.id and look_at <= new.due_at) then
      insert into due (match_id, look_at) values (new.id, new.due_at)
      on conflict (match_id) do update set look_at = excluded.look_at;
    end if;
    return null;
  end $$`,
  `create trigger matches_due_new after insert on matches
  for each row when (new.due_at is not null) execute function keep_due()`,
  `create trigger matches_due_changed after update of due_at on matches
  for each row when (new.due_at is distinct from old.due_at) execute function keep_due()`,
];

const SQLITE = [
  `create trigger matches_due_new after insert on matches when new.due_at is not null
  begin
    insert into due (match_id, look_at) values (new.id, new.due_at);
  end`,
  `create trigger matches_due_changed after update of due_at on matches when new.due_at is not old.due_at
  begin
    delete from due where match_id = new.id and (new.due_at is null or look_at > new.due_at);
    insert into due (match_id, look_at) select new.id, new.due_at where new.due_at is not null
    on conflict (match_id) do nothing;
  end`,
];
