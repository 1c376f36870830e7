import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NODE_FLAGS, type ServerProcess, spawnServer } from './support/process.ts';
import { newServer } from './support/server.ts';

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
});

it('leaves nothing open when a start fails halfway', async () => {
  const busy = await newServer();
  const data = path.join(folder, 'halfway');
  await expect(newServer({ config: { port: busy.port, dataFolder: data } })).rejects.toThrow('EADDRINUSE');
  const again = await newServer({ config: { dataFolder: data } });
  expect((await again.call('GET', '/health')).status).toBe(200);
  await again.stop();
  await busy.stop();
});

it.each(['scripts/start.ts', 'packages/server/package.json', 'deploy/Dockerfile', 'deploy/nunatak.service'])(
  '%s starts it as it is tested',
  (file) => {
    const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
    expect(text.match(/--[a-z-]+=\d+(?=.*src\/main\.ts)/g)).toEqual(NODE_FLAGS);
  },
);
