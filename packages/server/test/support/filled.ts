import type pg from 'pg';

const AT_ONCE = 20_000;

/**
 * Fills a database as years of play would, by SQL alone: finished matches and what belongs to them,
 * each row as large as those of real games. Goes on where it was left.
 */
export async function fill(client: pg.Client, matches: number): Promise<void> {
  const { rows } = await client.query('select count(*) from matches');
  for (let filled = Number(rows[0].count); filled < matches; filled += AT_ONCE) {
    await client.query('begin');
    // What refers to a match is known to be right here: nothing is checked, and nothing done, for each row.
    await client.query('set local session_replication_role = replica');
    for (const statement of statementsFor(filled + 1, Math.min(filled + AT_ONCE, matches)))
      await client.query(statement);
    await client.query('commit');
  }
  await client.query('analyze');
}

/** A person for every twenty matches. */
const PEOPLE_EACH = 20;

function statementsFor(first: number, last: number): readonly string[] {
  const id = `substr(md5('match ' || n), 1, 16)`;
  const browser = (n: string) => `md5('browser ' || (${n}))`;
  /** One of all those who had come by then. */
  const somebody = (n: string) => browser(`(${n}) % ${Math.ceil(last / PEOPLE_EACH)}`);
  const every = (step: number) => `generate_series(${first}, ${last}) n where n % ${step} = 1 % ${step}`;
  const each = (step: number, of: string) => every(step).replace(' where', `, ${of} where`);
  return [
    `insert into matches (id, revision, status, seq, players, listed, names, seed, salt, created_at, updated_at,
       finished_at, due_at, game, room, snapshot, edition, quarantine, forgotten_at)
     select ${id}, 150,
       case when n % 1000 = 0 then 'open' when n % 1000 < 5 then 'playing' else 'finished' end,
       150, 2 + n % 3, case when n % 1000 < 5 then 1 else 0 end, 'ada bo ' || n % 5000, 'seed', 'salt',
       n * 1000::bigint, n * 1000::bigint + 500, case when n % 1000 < 5 then null else n * 1000::bigint + 500 end,
       case when n % 1000 between 1 and 4 then n * 1000::bigint + 900 end,
       '{"players":3}', repeat('r', 600), ${noise(45)}, null, case when n % 50000 = 7 then 'broken' end,
       case when n % 10 < 8 then n end
     from ${every(1)}`,
    `insert into due (match_id, look_at) select ${id}, n * 1000::bigint + 900 from ${every(1)} and n % 1000 between 1 and 4`,
    `insert into steps (match_id, seq, seat, made_by, at, action, hash, action_id)
     select ${id}, seq, 0, 'seat', 1, '{"type":"placeBlock","at":[3,4]}', md5('' || n), 'action-' || seq
     from ${each(10, 'generate_series(1, 150) seq')}`,
    `insert into tokens (match_id, hash, seat)
     select ${id}, md5('token ' || n || ' ' || seat) || md5('' || n), seat from ${each(1, 'generate_series(0, 2) seat')}`,
    `insert into links (match_id, hash, seat, expires_at) select ${id}, md5('link ' || n), 0, n from ${every(100)}`,
    `insert into browser_links (hash, sealed, expires_at) select md5('browser ' || n), 'sealed', n from ${every(100)}`,
    `insert into chat (match_id, n, seat, name, text, at)
     select ${id}, line, 0, 'Ada', 'Good game', 1 from ${each(5, 'generate_series(1, 3) line')}`,
    `insert into plays (browser, match_id, seat, at)
     select ${somebody('n * 7 + seat * 13')}, ${id}, seat, n
     from ${each(1, 'generate_series(0, 1) seat')} on conflict do nothing`,
    `insert into subscriptions (match_id, endpoint, seat, document)
     select ${id}, 'https://push.example/' || n, 0, '{}' from ${every(20)}`,
    `insert into reports (match_id, by_seat, about_seat, browser, at, document)
     select ${id}, 0, 1, null, n, '{}' from ${every(200)}`,
    `insert into daily (browser, day, kind, name, points, rules, path, hash, at)
     select ${browser('n')}, to_char(date '2020-01-01' + (n % 2000), 'YYYY-MM-DD'), 'solo', 'Ada', n % 200, 2, 'abc', '0', n
     from ${every(1)}`,
    `insert into raters (browser, name, since) select ${browser(`n / ${PEOPLE_EACH}`)}, 'Ada', n from ${every(PEOPLE_EACH)}`,
    `insert into skills (browser, players, mu, sigma, ordinal, games)
     select ${browser(`n / ${PEOPLE_EACH}`)}, players, 25, 5, n % 40, 3
     from ${each(PEOPLE_EACH, 'generate_series(2, 4) players')}`,
    `insert into rated (match_id, seat, browser, players, place, mu_before, sigma_before, mu, sigma, at, ahead)
     select ${id}, seat, ${somebody('n')}, 2 + n % 3, 1, 25, 8, 25, 7, n, 0
     from ${each(3, 'generate_series(0, 1) seat')}`,
    `insert into tournaments (id, revision, document, updated_at)
     select substr(md5('cup ' || n), 1, 16), 1, '{}', n from ${every(10)}`,
    `insert into entries (browser, tournament_id)
     select ${somebody('n')}, substr(md5('cup ' || n), 1, 16) from ${every(10)}`,
  ];
}

/** So many times 32 letters that do not get smaller by compression; made once for all rows of a statement. */
function noise(times: number): string {
  return `(select string_agg(md5('' || k), '') from generate_series(1, ${times}) k)`;
}
