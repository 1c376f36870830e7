import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFile, TIDY_EVERY } from '../../src/store/sqliteFile.ts';
import { SqliteStore } from '../../src/store/sqliteStore.ts';
import { SqliteWriter } from '../../src/store/sqliteWriter.ts';
import type { Change, StoredMatch } from '../../src/store/store.ts';
import { aChange, aMatch, aStep } from '../support/rows.ts';

const PAGE = 4096;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nunatak-tidy-'));
  file = path.join(folder, 'nunatak.sqlite');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The n-th move of a match. */
function moveOf(match: StoredMatch, n: number): Change {
  return aChange(match, { from: n - 1, seq: n, steps: [aStep(n)] });
}

/** How many steps the file holds by itself, as if there were no log beside it. */
function inPlace(): number {
  const alone = new DatabaseSync(new URL(`${pathToFileURL(file)}?immutable=1`), { readOnly: true });
  try {
    return Number(alone.prepare('select count(*) as steps from steps').get()?.steps);
  } finally {
    alone.close();
  }
}

/** The how-manieth log it is: its head says so. */
function logNumber(): number {
  return readFileSync(`${file}-wal`).readUInt32BE(12);
}

function logLength(): number {
  return statSync(`${file}-wal`).size;
}

it('brings every move from the log to its place, and begins the next log itself', async () => {
  const writer = new SqliteWriter(file);
  await writer.migrate();
  const match = aMatch();
  await writer.create(match, []);
  for (let n = 1; n <= 5; n++) await writer.commit(moveOf(match, n));
  writer.tidy();
  expect(inPlace()).toBe(5);
  const begun = logNumber();
  await writer.commit(moveOf(match, 6));
  expect([logNumber(), inPlace(), (await writer.steps(match.id, 0)).length]).toEqual([begun, 5, 6]);
  writer.tidy();
  expect([logNumber(), inPlace()]).toEqual([begun + 1, 6]);
  await writer.close();
});

it('lets one who reads an older state read on, and is done with the log when they are', async () => {
  const writer = new SqliteWriter(file);
  await writer.migrate();
  const match = aMatch();
  await writer.create(match, []);
  writer.tidy();
  const begun = logNumber();
  const reader = new DatabaseSync(file);
  const stepsRead = () => reader.prepare('select count(*) as steps from steps').get()?.steps;
  reader.exec('begin');
  expect(stepsRead()).toBe(0);
  await writer.commit(moveOf(match, 1));
  writer.tidy();
  expect([logNumber(), stepsRead(), inPlace()]).toEqual([begun, 0, 0]);
  expect(await writer.commit(moveOf(match, 2))).toBe(true);
  reader.exec('commit');
  writer.tidy();
  expect([logNumber(), stepsRead(), inPlace()]).toEqual([begun + 1, 2, 2]);
  reader.close();
  await writer.close();
});

it('comes by itself when many moves were made and nobody writes, and answers those that come meanwhile', async () => {
  const store = new SqliteStore(file);
  await store.migrate();
  const matches = Array.from({ length: TIDY_EVERY }, () => aMatch());
  const last = aMatch();
  for (const match of [...matches, last]) void store.create(match, []);
  let made = 0;
  expect(logLength()).toBeGreaterThan(2 * TIDY_EVERY * PAGE);
  for (let n = 1; n <= 3; n++) {
    await Promise.all(matches.map((match) => store.commit(moveOf(match, n))));
    // Each look comes with a move, and moves come more seldom than the moment that it waits for.
    const look = async () => {
      expect(await store.commit(moveOf(last, ++made))).toBe(true);
      return inPlace();
    };
    await expect.poll(look, { interval: 20 }).toBeGreaterThanOrEqual(n * TIDY_EVERY);
  }
  const seqs = (await store.steps(last.id, 0)).map(({ seq }) => seq);
  expect(seqs).toEqual(Array.from({ length: made }, (_, i) => i + 1));
  await store.close();
});

it('makes room in the log before the first move, so that none makes its file longer', async () => {
  const writer = new SqliteWriter(file, (name) => {
    const database = openFile(name);
    // It is about lengths: nobody waits for the disk.
    database.exec('pragma synchronous = off');
    return database;
  });
  writer.makeRoom();
  const length = logLength();
  await writer.migrate();
  const matches = Array.from({ length: 16 }, () => aMatch({ snapshot: 'x'.repeat(2000) }));
  for (const match of matches) await writer.create(match, []);
  writer.tidy();
  for (let n = 1; n <= TIDY_EVERY / matches.length; n++) {
    for (const match of matches) expect(await writer.commit(moveOf(match, n))).toBe(true);
  }
  expect(logLength()).toBe(length);
  writer.makeRoom();
  expect((await writer.steps(matches[0].id, 0)).length).toBe(TIDY_EVERY / matches.length);
  const tables = new DatabaseSync(file, { readOnly: true });
  expect(tables.prepare("select name from sqlite_master where name = 'room'").all()).toEqual([]);
  tables.close();
  await writer.close();
});

/** Makes the moves in a process of its own, tidies up after all but the last, and is killed at the pragma while it does so again. */
function tidyAndDie(changes: readonly Change[], pragma: string): void {
  const script = `
    const { SqliteWriter } = await import(${JSON.stringify(new URL('../../src/store/sqliteWriter.ts', import.meta.url).href)});
    const { DatabaseSync } = await import('node:sqlite');
    const writer = new SqliteWriter(${JSON.stringify(file)});
    const changes = ${JSON.stringify(changes)};
    for (const change of changes.slice(0, -1)) await writer.commit(change);
    writer.tidy();
    await writer.commit(changes.at(-1));
    for (const method of ['exec', 'prepare']) {
      const plain = DatabaseSync.prototype[method];
      DatabaseSync.prototype[method] = function (text) {
        if (text.includes(${JSON.stringify(pragma)})) process.kill(process.pid, 'SIGKILL');
        return plain.call(this, text);
      };
    }
    writer.tidy();`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
}

it.each(['wal_checkpoint', 'user_version'])('loses nothing if the process is killed at %s', async (pragma) => {
  const writer = new SqliteWriter(file);
  await writer.migrate();
  const match = aMatch();
  await writer.create(match, []);
  await writer.close();
  const changes = [1, 2, 3, 4].map((n) => moveOf(match, n));
  expect(() => tidyAndDie(changes, pragma)).toThrow(expect.objectContaining({ signal: 'SIGKILL' }));
  const store = new SqliteStore(file);
  await store.migrate();
  expect((await store.steps(match.id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(await store.commit(moveOf(match, 5))).toBe(true);
  await store.close();
});
