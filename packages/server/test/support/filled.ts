import type pg from 'pg';

/** Fills a database as years of play would, by SQL alone: finished matches, most of them archived, and what belongs to them. */
export async function fill(client: pg.Client, matches: number): Promise<void> {
  const id = `substr(md5('match ' || n), 1, 16)`;
  const browser = (n: string) => `md5('browser ' || (${n}))`;
  const people = Math.max(10, Math.ceil(matches / 20));
  const statements = [
    `insert into matches (id, revision, status, seq, players, listed, names, seed, salt, created_at, updated_at,
       finished_at, due_at, game, room, snapshot, edition, quarantine, archived_at, forgotten_at)
     select ${id}, 150,
       case when n % 1000 = 0 then 'open' when n % 1000 < 5 then 'playing' else 'finished' end,
       150, 2 + n % 3, case when n % 1000 < 5 then 1 else 0 end, 'ada bo ' || n % 5000, 'seed', 'salt',
       n * 1000::bigint, n * 1000::bigint + 500, case when n % 1000 < 5 then null else n * 1000::bigint + 500 end,
       case when n % 1000 between 1 and 4 then n * 1000::bigint + 900 end,
       '{"players":3}', repeat('r', 400), repeat('s', 200), null, case when n % 50000 = 7 then 'broken' end,
       case when n % 10 < 9 then n end, case when n % 10 < 8 then n end
     from generate_series(1, ${matches}) n`,
    `insert into archives (match_id, steps) select id, '\\x00' from matches where archived_at is not null`,
    `insert into steps (match_id, seq, seat, made_by, at, action, hash, action_id)
     select ${id}, seq, 0, 'seat', 1, '{}', 'hash', 'action-' || seq
     from generate_series(1, ${matches}, 10) n, generate_series(1, 20) seq`,
    `insert into positions (match_id, length, seq, snapshot)
     select ${id}, length * 16, length, '{}' from generate_series(1, ${matches}, 10) n, generate_series(1, 3) length`,
    `insert into tokens (match_id, hash, seat)
     select ${id}, md5('token ' || n || ' ' || seat), seat from generate_series(1, ${matches}) n, generate_series(0, 1) seat`,
    `insert into links (match_id, hash, seat, expires_at)
     select ${id}, md5('link ' || n), 0, n from generate_series(1, ${matches}, 100) n`,
    `insert into chat (match_id, n, seat, name, text, at)
     select ${id}, line, 0, 'Ada', 'Good game', 1 from generate_series(1, ${matches}, 5) n, generate_series(1, 3) line`,
    `insert into plays (browser, match_id, seat, at)
     select ${browser(`(n * 7 + seat * 13) % ${people}`)}, ${id}, seat, n
     from generate_series(1, ${matches}) n, generate_series(0, 1) seat on conflict do nothing`,
    `insert into subscriptions (match_id, endpoint, seat, document)
     select ${id}, 'https://push.example/' || n, 0, '{}' from generate_series(1, ${matches}, 20) n`,
    `insert into reports (match_id, by_seat, about_seat, browser, at, document)
     select ${id}, 0, 1, null, n, '{}' from generate_series(1, ${matches}, 200) n`,
    `insert into daily (browser, day, kind, name, points, rules, path, hash, at)
     select ${browser('n')}, to_char(date '2020-01-01' + (n % 2000), 'YYYY-MM-DD'), 'solo', 'Ada', n % 200, 2, 'abc', '0', n
     from generate_series(1, ${matches}) n`,
    `insert into raters (browser, name, since) select ${browser('n')}, 'Ada', n from generate_series(1, ${people}) n`,
    `insert into skills (browser, players, mu, sigma, ordinal, games)
     select ${browser('n')}, players, 25, 5, n % 40, 3 from generate_series(1, ${people}) n, generate_series(2, 4) players`,
    `insert into rated (match_id, seat, browser, players, place, mu_before, sigma_before, mu, sigma, at)
     select ${id}, seat, ${browser(`1 + n % ${people}`)}, 2 + n % 3, 1, 25, 8, 25, 7, n
     from generate_series(1, ${matches}, 3) n, generate_series(0, 1) seat`,
    `insert into tournaments (id, revision, document, updated_at)
     select substr(md5('cup ' || n), 1, 16), 1, '{}', n from generate_series(1, ${Math.ceil(matches / 10)}) n`,
    `insert into entries (browser, tournament_id)
     select ${browser('n')}, substr(md5('cup ' || (1 + n / 10)), 1, 16) from generate_series(1, ${Math.ceil(matches / 10)}) n`,
    'analyze',
  ];
  for (const statement of statements) await client.query(statement);
}
