import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRecord } from '@nunatak/engine/checks';
import type { Seated } from '@nunatak/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ServerProcess, spawnServer } from '../../../server/test/support/process.ts';
import { watchMissed } from '../../src/online/missed.ts';
import { furnishPage, Player } from './page.ts';

let server: ServerProcess;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nunatak-online-game-'));
  server = await spawnServer({ NUNATAK_DATA: folder, NUNATAK_RATE_FACTOR: '100000' });
  furnishPage(server.url);
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await server.terminate();
  await rm(folder, { recursive: true, force: true });
});

async function post(path: string, body: object): Promise<Seated> {
  const response = await fetch(`${server.url}/api${path}`, { method: 'POST', body: JSON.stringify(body) });
  return (await response.json()) as Seated;
}

/** Players at a table whose game has begun. */
async function table(
  players: 2 | 3 | 4,
  people: number,
  seed: string,
  settings: object = {},
): Promise<readonly Player[]> {
  const bots = Array.from({ length: players - people }, () => 'random');
  const host = await post('/matches', { name: 'p0', settings: { game: { players }, ...settings } });
  const seats = [host];
  for (let i = 1; i < people; i++) seats.push(await post(`/matches/${host.matchId}/seats`, { name: `p${i}` }));
  const all = seats.map(({ matchId, token }, i) => new Player(matchId, token, `${seed} ${i}`));
  await Promise.all(all.map((one) => one.until(() => one.match.get().room !== undefined, 'the room')));
  await all[0]?.match.ask({ type: 'start', ...(bots.length > 0 ? { fill: 'random' } : {}) });
  await Promise.all(all.map((one) => one.until(() => one.game !== undefined, 'the game')));
  return all;
}

async function pointsOf(matchId: string): Promise<readonly number[]> {
  const read = fromRecord(await (await fetch(`${server.url}/api/matches/${matchId}/record`)).json());
  if (!read.ok) throw new Error(`${read.reason.field}: ${read.reason.found}`);
  return read.value.final.view.points;
}

describe('whole games over real sockets', () => {
  it.each([
    [2, 2],
    [3, 2],
    [3, 3],
    [4, 4],
  ] as const)('%s players, %s of them people, end as the server’s record', async (players, people) => {
    const all = await table(players, people, `whole ${players} ${people}`);
    await Promise.all(all.map((one) => one.play()));
    const points = await pointsOf(all[0]?.match.matchId ?? '');
    for (const one of all) expect(one.game?.get().state.view.points).toEqual(points);
    for (const one of all) one.close();
  });

  it('two people at one device decide for both of their seats, and come back together', async () => {
    const host = await post('/matches', { name: 'Ana', settings: { game: { players: 3 } } });
    const { matchId } = host;
    const bo = await post(`/matches/${matchId}/seats`, { name: 'Bo' });
    const cy = await post(`/matches/${matchId}/seats`, { name: 'Cy' });
    const sofa = new Player(matchId, host.token, 'sofa', [bo.token]);
    const far = new Player(matchId, cy.token, 'far');
    await sofa.until(() => sofa.match.get().room !== undefined, 'the room');
    await sofa.match.ask({ type: 'start' });
    await Promise.all([sofa, far].map((one) => one.until(() => one.game !== undefined, 'the game')));
    expect(sofa.game?.sitters.map(({ kind }) => kind)).toEqual(['here', 'here', 'elsewhere']);
    await Promise.all([sofa.play(8), far.play(8)]);
    sofa.close();
    const again = new Player(matchId, host.token, 'sofa again', [bo.token]);
    await again.until(() => again.game !== undefined, 'the game');
    await Promise.all([again.play(), far.play()]);
    expect(again.game?.get().state.view.points).toEqual(await pointsOf(matchId));
    for (const one of [again, far]) one.close();
  });

  it('what was missed is shown again when the player asks for it, also while a step is being shown', async () => {
    const [ana, bo] = await table(2, 2, 'missed');
    if (ana === undefined || bo === undefined) throw new Error('nobody sits');
    await Promise.all([ana.play(6), bo.play(6)]);
    const late = ana.isAsked() ? bo : ana;
    const early = late === bo ? ana : bo;
    late.game?.open();
    vi.stubGlobal('document', { hidden: true });
    const isShowing = () => late.game?.get().showing?.waits === true;
    while (!isShowing()) {
      await early.until(() => early.isAsked() || isShowing(), 'a step on the screen');
      if (!isShowing()) early.decide();
    }
    vi.stubGlobal('document', { hidden: false });
    const from = late.game?.referee.missedFrom;
    if (late.game !== undefined) watchMissed(late.game);
    const { line } = late.game?.referee ?? {};
    expect(from).toBeDefined();
    expect(late.game?.get().showing).toEqual({ entry: line?.entries[from ?? 0], waits: true, isAgain: true });
    for (const one of [ana, bo]) one.close();
  });

  it('a page that comes back in the middle has the whole line', async () => {
    const [ana, bo] = await table(2, 2, 'back');
    if (ana === undefined || bo === undefined) throw new Error('nobody sits');
    await Promise.all([ana.play(20), bo.play(20)]);
    const { entries, state } = ana.game?.get() ?? {};
    const eye = new Player(ana.match.matchId, undefined, 'eye');
    await eye.until(() => eye.game !== undefined, 'the game');
    const seen = eye.game?.get();
    expect(seen?.state.view).toEqual(bo.game?.get().state.view);
    expect(seen?.entries.map(({ action }) => action).slice(0, 40)).toEqual(
      entries?.map(({ action }) => action).slice(0, 40),
    );
    // Whoever was there from the start has seen the first position itself.
    expect(eye.game?.referee.line.first.view).toEqual(ana.game?.referee.line.first.view);
    expect(state?.view.turn).toBeGreaterThanOrEqual(20);
    for (const one of [ana, bo, eye]) one.close();
  });
});
