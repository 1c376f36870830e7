import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, spawnServer } from './support/process.ts';

let folder: string;
let server: ServerProcess | undefined;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nunatak-start-'));
});
afterAll(async () => {
  if (server?.child.exitCode === null) await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

it('starts with nothing set up, ends in good order, and says plainly why it cannot start', async () => {
  server = await spawnServer({ NUNATAK_DATA: folder });
  expect(await (await fetch(`${server.url}/health`)).json()).toEqual({ status: 'ok', store: 'sqlite' });
  await expect(spawnServer({ NUNATAK_DATA: folder })).rejects.toThrow(
    /Nunatak could not start: .* is in use by another/,
  );
  const port = new URL(server.url).port;
  await expect(spawnServer({ NUNATAK_DATA: path.join(folder, 'other'), PORT: port })).rejects.toThrow(
    /could not start: .*EADDRINUSE/,
  );
  await expect(spawnServer({ PORT: 'http' })).rejects.toThrow(/could not start: PORT: found http/);
  expect(await server.terminate()).toBe(0);
}, 60_000);
