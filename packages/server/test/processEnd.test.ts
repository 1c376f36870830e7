import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ServerProcess, spawnServer } from './support/process.ts';

/** Stands between a test and the process that it may have ended. */
const THROWS_ON_SIGUSR2 = `data:text/javascript,process.on('SIGUSR2',()=>{throw new Error('nobody caught this')})`;

let folder: string;
let server: ServerProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nunatak-end-'));
});
afterEach(async () => {
  if (server?.child.exitCode === null && server.child.signalCode === null) await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks for a socket at a path that has none, and breaks the connection while the server answers. */
function resetUpgrade(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write('GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', () =>
        socket.resetAndDestroy(),
      );
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}

it('D1: a stranger who resets connections does not end the process', async () => {
  server = await spawnServer({ NUNATAK_DATA: folder });
  const { url } = server;
  for (let round = 0; round < 20; round++) await Promise.all(Array.from({ length: 20 }, () => resetUpgrade(url)));
  expect((await fetch(`${url}/health`)).status).toBe(200);
  expect(await server.terminate()).toBe(0);
});

it('D1: a reader of the log that goes away does not end the process', async () => {
  server = await spawnServer({ NUNATAK_DATA: folder });
  server.child.stdout?.destroy();
  server.child.stderr?.destroy();
  expect(await server.terminate()).toBe(0);
});

it('D1: an error that nobody caught is told in the log before the process ends', async () => {
  const lines: string[] = [];
  server = await spawnServer({ NUNATAK_DATA: folder, NODE_OPTIONS: `--import "${THROWS_ON_SIGUSR2}"` }, lines);
  const gone = new Promise((resolve) => server?.child.once('close', resolve));
  server.child.kill('SIGUSR2');
  expect(await gone).toBe(1);
  const told = lines.flatMap((text) => text.split('\n')).map((line) => JSON.parse(line));
  expect(told).toContainEqual(
    expect.objectContaining({ level: 'error', error: expect.objectContaining({ message: 'nobody caught this' }) }),
  );
});
