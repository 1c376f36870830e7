import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Names the schema below. Until 1.0.0 every change of the schema is made here under a new id, and a database with another
 * id is refused. From 1.0.0 on each change is a numbered migration of its own.
 */
export const SCHEMA_ID = 'pre-5';

/** Creates all tables in an empty database. */
export async function createSchema(db: Kysely<Tables>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const statements = [...TABLES, ...INDEXES, ...(isPostgres ? POSTGRES : SQLITE)];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const OF_MATCH = 'match_id text not null references matches(id) on delete cascade';

const TABLES = [
  `create table matches (
    id text primary key,
    revision integer not null,
    status text not null,
    seq integer not null,
    players integer not null,
    listed integer not null,
    names text not null,
    seed text not null,
    salt text not null,
    created_at bigint not null,
    updated_at bigint not null,
    finished_at bigint,
    forgotten_at bigint,
    due_at bigint,
    game text not null,
    room text not null,
    clock text,
    snapshot text,
    edition text,
    quarantine text,
    owner text,
    epoch integer not null default 0
  )`,
  `create table due (
    match_id text primary key references matches(id) on delete cascade,
    look_at bigint not null
  )`,
  `create table steps (
    ${OF_MATCH},
    seq integer not null,
    seat integer not null,
    made_by text not null,
    at bigint not null,
    action text not null,
    hash text not null,
    action_id text,
    primary key (match_id, seq)
  )`,
  `create table tokens (
    ${OF_MATCH},
    hash text not null,
    seat integer not null,
    primary key (match_id, hash)
  )`,
  `create table links (
    ${OF_MATCH},
    hash text not null,
    seat integer not null,
    expires_at bigint not null,
    primary key (match_id, hash)
  )`,
  `create table chat (
    ${OF_MATCH},
    n integer not null,
    seat integer,
    name text not null,
    text text not null,
    at bigint not null,
    mark text,
    primary key (match_id, n)
  )`,
  `create table plays (
    browser text not null,
    ${OF_MATCH},
    seat integer not null,
    at bigint not null,
    primary key (browser, match_id)
  )`,
  `create table subscriptions (
    endpoint text not null,
    ${OF_MATCH},
    seat integer not null,
    document text not null,
    primary key (match_id, endpoint)
  )`,
  `create table reports (
    ${OF_MATCH},
    by_seat integer not null,
    about_seat integer not null,
    browser text,
    at bigint not null,
    document text not null,
    primary key (match_id, by_seat, about_seat)
  )`,
  'create table editions (hash text primary key, document text not null)',
  'create table browser_links (hash text primary key, sealed text not null, expires_at bigint not null)',
  'create table processes (node text primary key, address text not null, key text not null, until bigint not null)',
  `create table bans (
    kind text not null,
    subject text not null,
    until bigint not null,
    reason text not null,
    primary key (kind, subject)
  )`,
  `create table daily (
    browser text not null,
    day text not null,
    kind text not null,
    name text not null,
    points integer not null,
    rules integer not null,
    path text not null,
    hash text not null,
    at bigint not null,
    primary key (browser, day, kind)
  )`,
  'create table raters (browser text primary key, name text not null, since bigint not null)',
  `create table skills (
    browser text not null references raters(browser) on delete cascade,
    players integer not null,
    mu double precision not null,
    sigma double precision not null,
    ordinal double precision not null,
    games integer not null,
    primary key (browser, players)
  )`,
  // Deleting a rater keeps what their matches did to the ratings of others.
  `create table rated (
    ${OF_MATCH},
    seat integer not null,
    browser text references raters(browser) on delete set null,
    players integer not null,
    place integer not null,
    mu_before double precision not null,
    sigma_before double precision not null,
    mu double precision not null,
    sigma double precision not null,
    at bigint not null,
    ahead double precision not null,
    luck double precision,
    primary key (match_id, seat)
  )`,
  'create table tournaments (id text primary key, revision integer not null, document text not null, updated_at bigint not null)',
  `create table entries (
    browser text not null,
    tournament_id text not null references tournaments(id) on delete cascade,
    primary key (browser, tournament_id)
  )`,
];

/** No move changes a column of `matches` that is indexed: PostgreSQL then updates the row without touching any index. */
const INDEXES = [
  'create index matches_listed on matches (status, created_at) where listed = 1',
  "create index matches_open on matches (created_at) where status = 'open'",
  'create index matches_finished on matches (finished_at) where finished_at is not null',
  'create index matches_not_forgotten on matches (finished_at) where finished_at is not null and forgotten_at is null',
  'create index matches_set_aside on matches (id) where quarantine is not null',
  'create index due_look on due (look_at)',
  'create index links_expires on links (expires_at)',
  'create index browser_links_expires on browser_links (expires_at)',
  'create index plays_match on plays (match_id)',
  'create index subscriptions_endpoint on subscriptions (endpoint)',
  'create index reports_at on reports (at)',
  'create index daily_best on daily (day, kind, points desc, at, browser)',
  'create index skills_best on skills (players, ordinal desc, browser)',
  'create index rated_browser on rated (browser, players, at)',
  'create index rated_at on rated (at, match_id, seat)',
  'create index tournaments_updated on tournaments (updated_at)',
  'create index entries_tournament on entries (tournament_id)',
];

/**
 * Triggers copy `matches.due_at` to `due` only if it comes sooner: a clock's deadline moves later with every move, and
 * looking too early costs less than a second write with each move.
 *
 * The PostgreSQL trigger searches first, because `on conflict` would lock the row, which is a write too. Pages keep a fifth
 * of their space free for the next version of a row.
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
