import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Note } from '../src/bus/bus.ts';
import { PostgresBus } from '../src/bus/postgresBus.ts';
import { SILENT } from '../src/log.ts';
import { openPool } from '../src/store/postgresStore.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';

let postgres: Postgres;
let url: string;
let pool: pg.Pool;
let left: PostgresBus;
let right: PostgresBus;
const heard: Note[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database('bus');
  pool = openPool({ url, connections: 4 });
  [left, right] = [new PostgresBus(url, pool, SILENT), new PostgresBus(url, pool, SILENT)];
  right.subscribe((note) => heard.push(note));
  await Promise.all([left.start(), right.start()]);
});
beforeEach(() => {
  heard.length = 0;
});
afterAll(async () => {
  await Promise.all([left.stop(), right.stop()]);
  await pool.end();
  await postgres.stop();
});

const idOf = (n: number) => String(n).padStart(16, '0');

it('tells of a hundred thousand matches, each once, without holding the process up', async () => {
  const began = process.threadCpuUsage();
  for (let n = 0; n < 100_000; n++) left.publish({ kind: 'match', id: idOf(n) });
  for (let n = 0; n < 100; n++) left.publish({ kind: 'match', id: idOf(n) });
  // Looking through all that waits, for each note, would take many times as long; what others do meanwhile does not count.
  expect(process.threadCpuUsage(began).user).toBeLessThan(2_000_000);
  await expect.poll(() => heard.length).toBe(100_000);
  expect(new Set(heard.map((note) => 'id' in note && note.id)).size).toBe(100_000);
});

it('tells in order, and of two notes about who is there the later one', async () => {
  for (let spectators = 0; spectators < 200; spectators++) {
    left.publish({ kind: 'presence', id: idOf(1), seats: [], spectators });
    if (spectators % 10 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  const told = () => heard.map((note) => (note.kind === 'presence' ? note.spectators : -1));
  await expect.poll(() => told().at(-1)).toBe(199);
  expect(told()).toEqual(told().toSorted((a, b) => a - b));
});

it('tells again what it could not tell, before anything newer', async () => {
  let failures = 2;
  const troubled = new PostgresBus(
    url,
    {
      query: (text, values) => (failures-- > 0 ? Promise.reject(new Error('no answer')) : pool.query(text, values)),
    },
    SILENT,
  );
  troubled.publish({ kind: 'match', id: idOf(7) });
  troubled.publish({ kind: 'presence', id: idOf(7), seats: [1], spectators: 0 });
  await expect.poll(() => failures).toBeLessThan(2);
  troubled.publish({ kind: 'presence', id: idOf(7), seats: [], spectators: 0 });
  troubled.publish({ kind: 'match', id: idOf(8) });
  await expect.poll(() => heard.length).toBe(3);
  expect(heard).toEqual([
    { kind: 'match', id: idOf(7) },
    { kind: 'presence', id: idOf(7), seats: [], spectators: 0 },
    { kind: 'match', id: idOf(8) },
  ]);
  await troubled.stop();
});
