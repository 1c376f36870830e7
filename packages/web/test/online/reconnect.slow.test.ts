import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { legalActions } from '@nunatak/engine';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createMatch } from '../../src/online/api.ts';
import { keepName, lastName } from '../../src/online/keys.ts';
import { createOf, type NewRoom } from '../../src/online/roomSetup.ts';
import { beginSetup } from '../../src/start/setup.ts';
import type { Device } from './model/device.ts';
import { pageOver } from './model/network.ts';
import { House, type Plan, sleep, Table } from './model/table.ts';

const ROOM: NewRoom = {
  name: 'Ana',
  setup: beginSetup(['Ana'], undefined),
  bots: 0,
  level: 'ridge',
  clock: 'none',
  bank: 20,
  hours: 24,
  listed: false,
  spectators: true,
  spectatorChat: false,
};
const ALONE: Plan = {
  players: 2,
  people: 1,
  isShared: false,
  hasSecondDevice: false,
  hasSpectator: false,
  hasClock: false,
};

let house: House;
let folder: string;
let table: Table;

afterEach(() => table.close());

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nunatak-reconnect-'));
  house = await House.open(folder);
  for (const [name, value] of Object.entries(pageOver(house.url))) vi.stubGlobal(name, value);
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await house.close();
  await rm(folder, { recursive: true, force: true });
});

it('a name that the server refused is not kept, and one that was kept long ago keeps nobody out', async () => {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, house.url), init));
  await sit({ players: 3 });
  const refused = 'Ana\u202e';
  const asked = await createMatch({ ...createOf(ROOM), name: refused });
  expect(asked).toMatchObject({ ok: false, reason: { code: 'malformed' } });
  expect(lastName()).toBe('');
  const granted = await createMatch(createOf(ROOM));
  expect([granted.ok, lastName()]).toEqual([true, 'Ana']);
  keepName(refused);
  expect(lastName()).toBe('');
});

async function sit(plan: Partial<Plan>): Promise<readonly [Device, Device, Device]> {
  table = await Table.open(house, { ...ALONE, ...plan });
  const [first, second = first, third = second] = table.devices;
  if (first === undefined || second === undefined || third === undefined) throw new Error('nobody sits');
  return [first, second, third];
}

async function until(isIt: () => boolean): Promise<void> {
  await expect.poll(isIt, { interval: 5 }).toBe(true);
}

/** Plays on until a device is asked on a seat, in a phase. */
async function playTo(device: Device, seat: number, phase: string): Promise<void> {
  for (let i = 0; i < 1500; i++) {
    await until(() => table.devices.some((one) => one.isOver || (one.isAsked && one.match.get().link === 'online')));
    const { state, draft } = device.game?.get() ?? {};
    const isThere = state?.view.decider === seat && state.view.phase === phase && draft === undefined;
    if (device.isAsked && isThere && legalActions(state.view).length > 1) return;
    await table.goOn(1, () => i);
  }
  throw new Error(`nobody came to ${phase}`);
}

function typesOn(device: Device): readonly string[] {
  return device.laidOut.map(({ type }) => type);
}

it('a blessing chosen while offline stays chosen when the connection is back', async () => {
  const [ana] = await sit({});
  await playTo(ana, 0, 'takeBlessing');
  ana.choose(0);
  await table.rest(false, false);
  ana.network.goOffline();
  ana.choose(1);
  const { laidOut } = ana;
  await table.rest(false, false);
  expect(ana.laidOut).toEqual(laidOut);
});

it('a card put back while offline stays back', async () => {
  const [ana] = await sit({});
  await playTo(ana, 0, 'takeCard');
  ana.choose(0);
  await table.rest(false, false);
  ana.network.goOffline();
  while (ana.game?.canUndo) ana.undo();
  await table.rest(false, false);
  expect(ana.laidOut).toEqual([]);
});

it('what was staged while offline is told when the connection is back, and survives a reload', async () => {
  const [ana] = await sit({});
  await playTo(ana, 0, 'takeCard');
  ana.network.goOffline();
  ana.choose(0);
  const { laidOut } = ana;
  await table.rest(false, false);
  ana.reload();
  await table.rest(false, false);
  expect(ana.laidOut).toEqual(laidOut);
});

it('what the second person at a device has staged survives a reload', async () => {
  const [sofa] = await sit({ people: 2, isShared: true });
  await playTo(sofa, 1, 'takeCard');
  sofa.choose(0);
  const { laidOut } = sofa;
  await table.rest(false, false);
  sofa.reload();
  await table.rest(false, false);
  expect(laidOut.length).toBeGreaterThan(0);
  expect(sofa.laidOut).toEqual(laidOut);
});

it.each([
  ['at once', false],
  ['once all of them were shown', true],
])('a device that missed steps shows what its seat has staged elsewhere meanwhile: %s', async (_, isWatched) => {
  const [laptop, phone] = await sit({ hasSecondDevice: true });
  if (isWatched) phone.network.run(() => phone.game?.open());
  const watching = setInterval(() => {
    const { showing } = phone.game?.get() ?? {};
    if (showing !== undefined) phone.network.run(() => phone.game?.onSeen(showing));
  }, 20);
  await playTo(laptop, 0, 'takeCard');
  await until(() => phone.match.seq === laptop.match.seq);
  phone.network.goOffline();
  const { seq } = phone.match;
  for (let i = 0; laptop.match.seq === seq; i++) await table.goOn(1, () => i);
  await playTo(laptop, 0, 'takeCard');
  laptop.choose(0);
  await table.rest(false, false);
  clearInterval(watching);
  expect(typesOn(phone)).toEqual(typesOn(laptop));
  expect(phone.game?.get().refused).toBeUndefined();
});

it('a build names the step that the screen showed, also where another connection of the device knows more', async () => {
  const [sofa, other] = await sit({ people: 2, isShared: true, hasSecondDevice: true });
  await playTo(sofa, 1, 'takeCard');
  // The first person's connection hangs: the screen stands still.
  sofa.network.hang(0);
  const { seq } = sofa.match;
  for (let i = 0; i < 40 && other.match.seq < seq + 3; i++) {
    if (other.isAsked) other.decide(i);
    await sleep(10);
  }
  await until(() => other.match.seq > seq);
  sofa.choose(0);
  sofa.build();
  await until(() => sofa.sent('submit') > 0);
  expect(sofa.faults).toEqual([]);
  sofa.network.mend(false);
  await table.rest(false, false);
});

it('a question asked before the server has said welcome waits for it', async () => {
  const [ana] = await sit({});
  const { welcomes } = ana.network;
  ana.network.isSlow = true;
  ana.network.cut();
  ana.network.goOnline();
  await until(() => ana.network.isConnected);
  const isSaid = ana.chat('early');
  expect(ana.network.welcomes).toBe(welcomes);
  expect(await isSaid).toBe(true);
  await table.rest(false, false);
});

it('a line whose answer got lost and that is sent again stands in the chat once', async () => {
  const [ana] = await sit({});
  ana.network.trap = 'after';
  expect(await ana.chat('once')).toBe(false);
  ana.network.goOnline();
  await until(() => ana.match.get().link === 'online');
  expect(await ana.chat('once')).toBe(true);
  await table.rest(false, false);
  expect(ana.match.get().chat.map(({ text }) => text)).toEqual(['once']);
});

it('two devices that answer the same at once are not told that the game has moved on', async () => {
  const [laptop, phone] = await sit({ hasSecondDevice: true });
  for (let i = 0; i < 12; i++) {
    await until(() => (laptop.isAsked && phone.isAsked && laptop.match.seq === phone.match.seq) || laptop.isOver);
    const { state } = laptop.game?.get() ?? {};
    const [action] = state === undefined ? [] : legalActions(state.view);
    if (action === undefined || laptop.isOver) break;
    for (const device of [laptop, phone]) device.act(action);
  }
  await table.rest(false, false);
  expect([laptop, phone].map(({ match }) => match.get().problem)).toEqual([undefined, undefined]);
});

it('two requests for the same before the answer are one', async () => {
  const [ana] = await sit({});
  const asked = [1, 2].map(() => ana.ask({ type: 'mute', seat: 1, muted: true }));
  expect(ana.sent('mute')).toBe(1);
  expect(await Promise.all(asked)).toEqual([true, true]);
});
