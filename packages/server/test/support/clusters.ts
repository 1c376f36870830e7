import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The variable that names the folder of a run of the tests in which the first PostgreSQL cluster lies for copies. */
export const CLUSTERS = 'NUNATAK_TEST_CLUSTERS';

/** Before all tests: a folder, which fills only where a test needs it. */
export function setup(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'nunatak-clusters-'));
  chmodSync(folder, 0o777);
  process.env[CLUSTERS] = folder;
}

/** After all tests. */
export function teardown(): void {
  const folder = process.env[CLUSTERS];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
