import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SqliteStore } from '../src/store/sqliteStore.ts';
import { crashAgainAndAgain } from './support/crash.ts';

it('keeps every promise through kill -9 under load (SQLite)', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nunatak-crash-'));
  try {
    const { kills, acknowledged, steps } = await crashAgainAndAgain({
      env: { NUNATAK_DATA: folder },
      openStore: () => Promise.resolve(new SqliteStore(path.join(folder, 'nunatak.sqlite'))),
      kills: 2,
      matches: 2,
      seed: 'crash test',
    });
    expect(kills).toBe(2);
    expect(steps).toBeGreaterThanOrEqual(acknowledged);
    expect(acknowledged).toBeGreaterThan(10);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
