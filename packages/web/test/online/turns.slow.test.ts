import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seated } from '@nunatak/protocol';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Summary } from '../../src/library/kept.ts';
import { createMatch } from '../../src/online/api.ts';
import { createOf } from '../../src/online/roomSetup.ts';
import { askTurns, withTurns } from '../../src/online/turns.ts';
import { beginSetup } from '../../src/start/setup.ts';
import { pageOver } from './model/network.ts';
import { House } from './model/table.ts';
import { Player } from './page.ts';

let house: House;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nunatak-turns-'));
  house = await House.open(folder);
  const { fetch } = globalThis;
  const { window, document } = pageOver(house.url);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, house.url), init));
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await house.close();
  await rm(folder, { recursive: true, force: true });
});

it('the list of games tells whose turn it is now, not when this browser last looked', async () => {
  const setup = { ...beginSetup(['Ana'], undefined), players: 2 as const };
  const facts = { bots: 0, level: 'ridge', clock: 'none', bank: 20, hours: 24 } as const;
  const choices = { listed: false, spectators: true, spectatorChat: false };
  const own = await createMatch(createOf({ name: 'Ana', setup, ...facts, ...choices }));
  if (!own.ok) throw new Error(own.reason.message);
  const { matchId, token } = own.value;
  const body = JSON.stringify({ name: 'Bo' });
  const other = (await (await fetch(`/api/matches/${matchId}/seats`, { method: 'POST', body })).json()) as Seated;
  const all = [new Player(matchId, token, 'ana'), new Player(matchId, other.token, 'bo')] as const;
  const [ana, bo] = all;
  await Promise.all(all.map((one) => one.until(() => one.match.get().room !== undefined, 'the room')));
  await ana.match.ask({ type: 'start' });
  await Promise.all(all.map((one) => one.until(() => one.game !== undefined, 'the game')));
  const listed = async (yourTurn: boolean) => {
    const turns = await askTurns();
    const stale = { id: matchId, kind: 'online', yourTurn: !yourTurn } as Summary;
    return turns && withTurns([stale, { ...stale, kind: 'local', id: 'local' } as Summary], turns);
  };
  for (const turn of [2, 3]) {
    await Promise.all(all.map((one) => one.play(turn)));
    await bo.until(() => ana.isAsked() !== bo.isAsked(), 'a turn');
    const isOurs = ana.isAsked();
    expect((await listed(isOurs))?.map(({ yourTurn }) => yourTurn)).toEqual([isOurs, !isOurs]);
  }
  for (const one of all) one.close();
});
