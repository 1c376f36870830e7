import { DEFAULT_EDITION } from '@nunatak/engine';
import { CreateMatch, readDocument, Settings } from '@nunatak/protocol';
import { describe, expect, it } from 'vitest';
import { readRoute, routeOfLink } from '../../src/app/route.ts';
import { dropSeat, keepMatchOrders, keepSeat, matchOrders, seatToken } from '../../src/online/keys.ts';
import { matchIdIn, routeIn } from '../../src/online/OnlineScreen.tsx';
import { createOf, type NewRoom, type RoomSetup, roomSetupOf, settingsOf } from '../../src/online/roomSetup.ts';
import { leftTo, spell } from '../../src/online/time.ts';
import { shelfOver } from '../../src/session/storage.ts';
import { beginSetup } from '../../src/start/setup.ts';

const ID = 'cs5s8hp8gw2jqxys';
const ROOM: NewRoom = {
  name: ' Ana ',
  setup: { ...beginSetup(['Ana'], undefined), players: 3 },
  bots: 1,
  level: 'ridge',
  clock: 'perTurn',
  bank: 20,
  hours: 24,
  listed: true,
  spectators: true,
  spectatorChat: false,
};

describe('links', () => {
  it('lead to the match, and a device link brings its code along', () => {
    expect(readRoute(routeOfLink(`/m/${ID}`, '') ?? '')).toMatchObject({ screen: 'm', match: ID, code: undefined });
    expect(readRoute(routeOfLink(`/m/${ID}`, '#device=a-b_c') ?? '')).toMatchObject({ match: ID, code: 'a-b_c' });
    expect(routeOfLink('/', '')).toBeUndefined();
    expect(routeOfLink('/m/short', '')).toBeUndefined();
  });

  it('are found in whatever was pasted', () => {
    expect(matchIdIn(`https://play.example/m/${ID}`)).toBe(ID);
    expect(matchIdIn(` ${ID} `)).toBe(ID);
    expect(matchIdIn(`https://play.example/#/m/${ID}`)).toBe(ID);
    expect(matchIdIn('https://play.example/rules')).toBeUndefined();
    expect(routeIn(`https://play.example/m/${ID}#device=a-b_c`)).toBe(`#/m/${ID}/a-b_c`);
    expect(routeIn(ID)).toBe(`#/m/${ID}`);
  });
});

describe('a new room', () => {
  it('is what the server expects', () => {
    const sent = createOf(ROOM);
    const read = readDocument(CreateMatch, JSON.parse(JSON.stringify(sent)));
    if (!read.ok) throw new Error(JSON.stringify(read.reason));
    expect(read.value).toMatchObject({
      name: 'Ana',
      bots: ['ridge'],
      settings: { clock: { kind: 'perTurn', seconds: 86_400 }, listed: true, game: { players: 3 } },
    });
    expect(read.value.settings.game.edition).toBeUndefined();
  });

  it('never has more bots than seats beside its host', () => {
    const two = { ...ROOM, bots: 3, setup: { ...ROOM.setup, players: 2 as const } };
    expect(createOf(two).bots).toEqual(['ridge']);
  });
});

describe('the settings of an open room', () => {
  it('come back into the form as they were chosen', () => {
    const chosen: RoomSetup = {
      setup: {
        ...ROOM.setup,
        players: 4,
        options: { ...ROOM.setup.options, outerTop: false, blessings: ['moon', 'edge'] },
        edition: { ...DEFAULT_EDITION, id: 'mine', name: 'Mine' },
      },
      clock: 'live',
      bank: 30,
      hours: 24,
      listed: true,
      spectators: false,
      spectatorChat: false,
    };
    const sent = readDocument(Settings, JSON.parse(JSON.stringify(settingsOf(chosen))));
    if (!sent.ok) throw new Error(JSON.stringify(sent.reason));
    expect(roomSetupOf(sent.value, ['Ana'])).toMatchObject(chosen);
  });
});

describe('seats', () => {
  it('are kept by this browser and can be given up', () => {
    const shelf = shelfOver(undefined);
    keepSeat('a', 'token a', shelf);
    keepSeat('b', 'token b', shelf);
    expect(seatToken('a', shelf)).toBe('token a');
    dropSeat('a', shelf);
    expect([seatToken('a', shelf), seatToken('b', shelf)]).toEqual([undefined, 'token b']);
    shelf.setItem('nunatak/seats', '[broken');
    expect(seatToken('b', shelf)).toBeUndefined();
  });
});

describe('what one need not be asked', () => {
  it('is kept for each match by itself', () => {
    const shelf = shelfOver(undefined);
    const orders = { 1: { least: { providence: 6 }, isTurnEndSilent: true } };
    keepMatchOrders(ID, orders, shelf);
    expect(matchOrders(ID, [1], shelf)).toEqual(orders);
    expect(matchOrders('another', [1], shelf)).toEqual({});
  });
});

describe('clocks', () => {
  it('run for whoever decides, by the time of the server', () => {
    const clock = { left: [60_000, 30_000], running: { seat: 0, since: 1_000 } };
    expect(leftTo(0, clock, 11_000)).toBe(50_000);
    expect(leftTo(1, clock, 11_000)).toBe(30_000);
    expect(leftTo(0, clock, 900_000)).toBe(0);
  });

  it('show minutes, hours or days', () => {
    const days = (count: number) => `${count} d`;
    expect(spell(252_000, days)).toBe('4:12');
    expect(spell(3_723_000, days)).toBe('1:02:03');
    expect(spell(3 * 86_400_000, days)).toBe('3 d');
    expect(spell(-5, days)).toBe('0:00');
  });
});
