import { Settings } from '@nunatak/protocol';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { SILENT } from '../../src/log.ts';
import { Matches } from '../../src/match/matches.ts';
import { NO_NEIGHBOURS, neighboursOn } from '../../src/match/neighbours.ts';
import { Play } from '../../src/match/play.ts';
import { Rooms } from '../../src/match/rooms.ts';
import { Metrics } from '../../src/metrics.ts';
import type { Store } from '../../src/store/store.ts';
import { REAL_WORLD } from '../../src/world.ts';
import { newId } from '../support/client.ts';
import { House } from '../support/house.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Matches of a process that came when others had been at work on the store, which know no better. */
async function upgradedMatches(house: House): Promise<Matches> {
  const { store } = house;
  const upgraded: Store = Object.assign(Object.create(store), { upgradedAt: () => Promise.resolve(house.now) });
  const world = { ...REAL_WORLD, now: () => house.now };
  const neighbours = await neighboursOn(upgraded);
  return new Matches({ store, log: SILENT, metrics: new Metrics(), world, neighbours });
}

it('for a day after others were at work that know no better, each step has its snapshot and a match the first version of the log', async () => {
  const house = await House.open();
  try {
    const { store } = house;
    const matches = await upgradedMatches(house);
    const play = new Play(matches);
    expect(matches.newLog()).toBe(1);
    const id = await house.start(2);
    const snapshotAfterMove = async () => {
      const { seq, state } = await matches.load(id);
      const [action] = await house.legal(id);
      await play.submit(id, { seat: state?.view.decider ?? 0, seq, by: 'seat', actionId: newId(), action });
      await house.matches.refresh(id);
      const stored = await store.load(id);
      return { seq: stored?.seq, snapshot: JSON.parse(stored?.snapshot ?? '{}').seq };
    };
    expect(await snapshotAfterMove()).toEqual({ seq: 1, snapshot: 1 });
    house.now += 23 * HOUR_MS;
    expect(await snapshotAfterMove()).toEqual({ seq: 2, snapshot: 2 });
    house.now += 2 * HOUR_MS;
    expect(matches.newLog()).toBe(2);
    expect(await snapshotAfterMove()).toEqual({ seq: 3, snapshot: 2 });
    expect(await neighboursOn(store)).toEqual(NO_NEIGHBOURS);
  } finally {
    await house.close();
  }
});

it('for a day after others were at work that know the first rules alone, a game is opened by those if they allow it', async () => {
  const house = await House.open();
  try {
    const matches = await upgradedMatches(house);
    const rooms = new Rooms(matches, house.bots);
    const opened = async (game: object) => {
      const settings = v.parse(Settings, { game });
      const { matchId } = await rooms.create({ name: 'Ada', settings, bots: [] });
      return JSON.parse((await house.store.load(matchId))?.game ?? '');
    };
    const usual = { players: 2, options: {} };
    // C5: by the first rules this blessing is for three and more.
    const later = { players: 2, options: { blessings: ['foresight', 'luck', 'edge'] } };
    expect(await opened(usual)).toEqual(usual);
    expect(await opened({ ...usual, rules: 2 })).toEqual(usual);
    expect(await opened(later)).toEqual({ ...later, rules: 2 });
    house.now += 25 * HOUR_MS;
    expect(await opened(usual)).toEqual({ ...usual, rules: 2 });
  } finally {
    await house.close();
  }
});
