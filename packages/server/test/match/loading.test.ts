import { expect, it, vi } from 'vitest';
import { SILENT } from '../../src/log.ts';
import { Matches } from '../../src/match/matches.ts';
import { Metrics } from '../../src/metrics.ts';
import { House } from '../support/house.ts';

it('asks the store once for all who ask for a match at the same time, and anew for whoever comes later', async () => {
  const house = await House.open();
  try {
    const id = await house.start(2);
    const { store } = house;
    const matches = new Matches({ store, log: SILENT, metrics: new Metrics() });
    const asked = vi.spyOn(store, 'load');
    const all = await Promise.all(Array.from({ length: 20 }, () => matches.load(id)));
    expect(new Set(all.map(({ revision }) => revision))).toEqual(new Set([(await house.matches.load(id)).revision]));
    expect(asked.mock.calls.filter(([one]) => one === id)).toHaveLength(1);
    const strangers = await Promise.allSettled([matches.load('nosuchmatch00000'), matches.load('nosuchmatch00000')]);
    expect(strangers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await matches.refresh(id);
    expect(asked.mock.calls.filter(([one]) => one === id)).toHaveLength(2);
  } finally {
    await house.close();
  }
});

it('says once that a process is gone, for all who have found out at the same time', async () => {
  const house = await House.open();
  try {
    const said = vi.spyOn(house.store, 'retire');
    await Promise.all(Array.from({ length: 20 }, () => house.matches.retire('gone')));
    expect(said).toHaveBeenCalledTimes(1);
    await house.matches.retire('gone');
    expect(said).toHaveBeenCalledTimes(2);
  } finally {
    await house.close();
  }
});
