import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SqliteStore } from '../../src/store/sqliteStore.ts';
import { aChange, aMatch } from '../support/rows.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nunatak-lock-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('refuses a folder that another process has open, and says what to do', async () => {
  const file = path.join(folder, 'nunatak.sqlite');
  const store = new SqliteStore(file);
  const source = new URL('../../src/store/sqliteStore.ts', import.meta.url).href;
  const script = `const { SqliteStore } = await import(${JSON.stringify(source)});
    try { new SqliteStore(${JSON.stringify(file)}); console.log('opened') } catch (error) { console.log(error.name, error.message) }`;
  const attempt = () => execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(attempt()).toMatch(/^StoreInUse .* is in use by another Nunatak process.*NUNATAK_DATA/);
  await store.close();
  expect(attempt()).toBe('opened\n');
});

it('makes the folder it is told to use', async () => {
  const store = new SqliteStore(path.join(folder, 'a', 'b', 'nunatak.sqlite'));
  await store.migrate();
  await store.close();
});

it('finds by an index what goes with a match, and whom a withdrawn address belonged to', async () => {
  const file = path.join(folder, 'nunatak.sqlite');
  const store = new SqliteStore(file);
  await store.migrate();
  const database = new DatabaseSync(file);
  const planOf = (query: string) =>
    database
      .prepare(`explain query plan ${query}`)
      .all()
      .map(({ detail }) => detail)
      .join();
  expect(planOf("select * from plays where match_id = 'm'")).toContain('INDEX plays_match');
  expect(planOf("delete from subscriptions where endpoint = 'e'")).toContain('INDEX subscriptions_endpoint');
  database.close();
  await store.close();
});

it('D18: waits for the disk in a thread of its own, so that nothing else has to', async () => {
  const file = path.join(folder, 'nunatak.sqlite');
  const store = new SqliteStore(file);
  await store.migrate();
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  let isWritten = false;
  const match = aMatch();
  const writing = store.create(match, []).then(() => {
    isWritten = true;
  });
  // On the thread of the event loop the write would wait for the other's lock and let nobody, not even us, give it up.
  for (let turn = 0; turn < 20; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    expect(await store.load(match.id)).toBeUndefined();
  }
  expect(isWritten).toBe(false);
  other.exec('rollback');
  await writing;
  expect((await store.load(match.id))?.id).toBe(match.id);
  other.close();
  await store.close();
});

it('tells what went wrong in the thread, and goes on', async () => {
  const store = new SqliteStore(path.join(folder, 'nunatak.sqlite'));
  await store.migrate();
  const match = aMatch();
  await store.create(match, []);
  await expect(store.create(match, [])).rejects.toThrow(/UNIQUE constraint failed/);
  await store.create(aMatch(), []);
  await store.close();
});

it('has all that comes while one is written share the next commit', async () => {
  const file = path.join(folder, 'nunatak.sqlite');
  const batches: number[] = [];
  const store = new SqliteStore(file, (changes) => batches.push(changes));
  await store.migrate();
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const writing: Promise<void>[] = [];
  for (let turn = 0; turn < 20; turn++) {
    writing.push(store.create(aMatch(), []));
    await new Promise((resolve) => setImmediate(resolve));
  }
  other.exec('rollback');
  await Promise.all(writing);
  // The first alone, unless the thread woke up late.
  expect(batches.length).toBeLessThanOrEqual(3);
  expect(batches.reduce((sum, changes) => sum + changes)).toBe(21);
  other.close();
  await store.close();
});

it('looks for many matches little by little, so that others get their turn', async () => {
  const store = new SqliteStore(path.join(folder, 'nunatak.sqlite'));
  await store.migrate();
  const matches = Array.from({ length: 1000 }, () => aMatch());
  await Promise.all(matches.map((match) => store.create(match, [])));
  let turns = 0;
  let isLooking = true;
  const take = () => {
    turns++;
    if (isLooking) setImmediate(take);
  };
  setImmediate(take);
  const heads = await store.headsUnlike(matches.map(({ id }) => ({ id, revision: 1, epoch: 0, chat: 0 })));
  isLooking = false;
  expect([...heads.keys()].toSorted()).toEqual(matches.map(({ id }) => id).toSorted());
  expect(turns).toBeGreaterThanOrEqual(9);
  await store.close();
});

it('has news after its start, and then only of what came from elsewhere, too late, or without anybody being told', async () => {
  const file = path.join(folder, 'nunatak.sqlite');
  const store = new SqliteStore(file);
  await store.migrate();
  const match = aMatch();
  const line = { seat: 0, name: 'Ada', text: 'hello', at: 1 };
  expect(await store.mayHaveNews()).toBe(true);
  expect(await store.mayHaveNews()).toBe(false);

  await store.create(match, []);
  await store.commit(aChange(match));
  await store.addChat(match.id, line);
  expect(await store.mayHaveNews()).toBe(false);

  const other = new DatabaseSync(file);
  other.exec('update matches set revision = 7');
  expect(await store.mayHaveNews()).toBe(true);
  expect(await store.mayHaveNews()).toBe(false);

  await expect(store.addChat('nosuchmatch00000', line)).rejects.toThrow();
  expect(await store.mayHaveNews()).toBe(true);
  await store.sweep(0, 0);
  expect(await store.mayHaveNews()).toBe(true);
  expect(await store.mayHaveNews()).toBe(false);
  other.close();
  await store.close();
});
