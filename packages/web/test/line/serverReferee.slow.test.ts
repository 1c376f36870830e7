import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seated } from '@nunatak/protocol';
import { afterAll, beforeAll, vi } from 'vitest';
import { type ServerProcess, spawnServer } from '../../../server/test/support/process.ts';
import { furnishPage, Player } from '../online/page.ts';
import { buildFirst, describeFreeReferee } from './refereeContract.ts';

let server: ServerProcess;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nunatak-referee-'));
  server = await spawnServer({ NUNATAK_DATA: folder, NUNATAK_RATE_FACTOR: '100000' });
  furnishPage(server.url);
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await server.terminate();
  await rm(folder, { recursive: true, force: true });
});

describeFreeReferee('a server', async () => {
  const settings = { game: { players: 3 } };
  const response = await fetch(`${server.url}/api/matches`, {
    method: 'POST',
    body: JSON.stringify({ name: 'Ana', settings }),
  });
  const { matchId, token } = (await response.json()) as Seated;
  const player = new Player(matchId, token, 'contract');
  await player.until(() => player.match.get().room !== undefined, 'the room');
  await player.match.ask({ type: 'start', fill: 'random' });
  await player.until(() => player.game !== undefined, 'the game');
  const { game } = player;
  if (game === undefined) throw new Error('the game has not begun');
  return { game, decide: buildFirst, close: () => player.close() };
});
