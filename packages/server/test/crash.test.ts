import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { onSqlite } from './support/siege/judge.ts';
import { besiege } from './support/siege/siege.ts';

it('keeps every promise through kill -9 under load (SQLite)', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nunatak-crash-'));
  try {
    const { actions, chat, orders, seats, starts } = await besiege({
      env: { NUNATAK_DATA: folder },
      look: (work) => onSqlite(path.join(folder, 'nunatak.sqlite'), work),
      processes: 1,
      blows: 2,
      tables: 2,
      seed: 'crash test',
    });
    expect(actions).toBeGreaterThan(10);
    for (const promised of [chat, orders, seats, starts]) expect(promised).toBeGreaterThan(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);
