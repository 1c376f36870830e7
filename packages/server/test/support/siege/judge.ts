import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { Broken } from './broken.ts';
import { numberOf } from './survivor.ts';
import type { SiegeTable } from './tables.ts';

/** Plain SQL on what a server has left, without a line of its code. */
export type Sql = (query: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

export interface Verdict {
  readonly matches: number;
  readonly actions: number;
  readonly seats: number;
  readonly starts: number;
  readonly orders: number;
  readonly chat: number;
  readonly finished: number;
}

/** Lines that are always kept; older ones may be gone. */
const CHAT_KEPT = 100;

export async function onSqlite<Value>(file: string, work: (sql: Sql) => Promise<Value>): Promise<Value> {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  try {
    return await work((query) => Promise.resolve(database.prepare(query).all()));
  } finally {
    database.close();
  }
}

export async function onPostgres<Value>(url: string, work: (sql: Sql) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(async (query) => (await client.query(query)).rows);
  } finally {
    await client.end();
  }
}

/** Throws at the first promise that was not kept: whatever was acknowledged is there, once. */
export async function judge(sql: Sql, ledger: readonly SiegeTable[]): Promise<Verdict> {
  // What is promised from now on need not be in what is read now.
  const promised = ledger.map(({ matchId, seated, isStarted, survivors }) => ({
    matchId,
    isStarted,
    seated: [...seated],
    actions: survivors.flatMap(({ promises }) => [...promises.actions]),
    orders: survivors.map(({ seat, promises }) => ({ seat, numbers: [...promises.orders] })),
    chat: survivors.flatMap(({ promises }) => [...promises.chat]),
  }));
  const matches = byMatch(await sql('select id as match_id, status, seq, room from matches'));
  const steps = byMatch(await sql('select match_id, seq, action_id from steps order by match_id, seq'));
  const tokens = byMatch(await sql('select match_id, hash, seat from tokens'));
  const chat = byMatch(await sql('select match_id, n, text from chat'));
  let finished = 0;
  for (const { matchId, isStarted, seated, actions, orders, chat: lines } of promised) {
    const fail = (what: string): never => {
      throw new Broken('kept', `${matchId}: ${what}`);
    };
    const [match] = matches.get(matchId) ?? [fail('the match is gone')];
    if (isStarted && match.status === 'open') fail('the start is gone');
    if (match.status === 'finished') finished++;
    for (const { token, seat } of seated) {
      const hash = createHash('sha256').update(token).digest('hex');
      const found = tokens.get(matchId)?.filter((row) => row.hash === hash && row.seat === seat) ?? [];
      if (found.length !== 1) fail(`seat ${seat} is there ${found.length} times`);
    }
    const log = steps.get(matchId) ?? [];
    log.forEach(({ seq }, i) => {
      if (seq !== i + 1) fail(`step ${i + 1} is missing`);
    });
    // Another process may have gone on between two queries.
    if (log.length < Number(match.seq)) fail(`the log has ${log.length} steps of ${match.seq}`);
    for (const { seq, actionId } of actions) {
      if (log[seq - 1]?.action_id !== actionId) fail(`acknowledged step ${seq} is not there`);
    }
    const ids = log.flatMap(({ action_id }) => (action_id === null ? [] : [action_id]));
    if (new Set(ids).size !== ids.length) fail('an action is there twice');
    const { seats } = JSON.parse(String(match.room));
    for (const { seat, numbers } of orders) {
      const last = numbers.at(-1) ?? 0;
      if (numberOf(seats[seat].orders) < last) fail(`orders ${last} of seat ${seat} are gone`);
    }
    const texts = (chat.get(matchId) ?? []).map(({ text }) => text);
    if (new Set(texts).size !== texts.length) fail('a line of chat is there twice');
    if (texts.length < CHAT_KEPT) for (const line of lines) if (!texts.includes(line)) fail(`"${line}" is gone`);
  }
  const sum = (count: (one: (typeof promised)[number]) => number) => promised.reduce((all, one) => all + count(one), 0);
  return {
    matches: promised.length,
    actions: sum(({ actions }) => actions.length),
    seats: sum(({ seated }) => seated.length),
    starts: sum(({ isStarted }) => (isStarted ? 1 : 0)),
    orders: sum(({ orders }) => orders.reduce((all, { numbers }) => all + numbers.length, 0)),
    chat: sum(({ chat: lines }) => lines.length),
    finished,
  };
}

function byMatch(rows: readonly Readonly<Record<string, unknown>>[]) {
  return Map.groupBy(rows, ({ match_id }) => String(match_id));
}
