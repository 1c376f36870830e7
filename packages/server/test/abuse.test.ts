import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { abuse } from './support/abuse.ts';
import { ATTACKS, type AttackName } from './support/attacks.ts';
import { type ServerProcess, spawnServer } from './support/process.ts';

let folder: string;
let server: ServerProcess;
let twin: ServerProcess;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'nunatak-abuse-'));
  const spawnIn = (name: string) => spawnServer({ NUNATAK_DATA: path.join(folder, name), NUNATAK_TRUST_PROXY: '1' });
  [server, twin] = await Promise.all([spawnIn('attacked'), spawnIn('twin')]);
});
afterAll(async () => {
  await Promise.all([server.kill(), twin.kill()]);
  rmSync(folder, { recursive: true, force: true });
});

/** How much a flood is felt is measured by `npm run torture -- abuse`; here everybody goes on being served. */
it.each(Object.keys(ATTACKS) as AttackName[])('withstands %s', async (attack) => {
  const { strikes, p99 } = await abuse({ server, twin, attack, milliseconds: 500 });
  expect(strikes).toBeGreaterThan(0);
  expect(p99).not.toBeNaN();
  expect(server.lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
