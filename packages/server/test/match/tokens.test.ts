import { Settings } from '@nunatak/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { erasePerson } from '../../src/match/people.ts';
import { hashToken } from '../../src/secrets.ts';
import { House } from '../support/house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

let id: string;
let host: string;
beforeEach(async () => {
  const settings = v.parse(Settings, { game: { players: 3 } });
  ({ matchId: id, token: host } = await house.rooms.create({ name: 'Ada', settings, bots: [] }));
});

it('proves a seat that was just taken without a look at the store', async () => {
  const { token } = await house.rooms.sit(id, { name: 'Bo' });
  const asked = vi.spyOn(house.store, 'tokens');
  expect(await house.rooms.seatOf(id, token)).toBe(1);
  expect(asked).not.toHaveBeenCalled();
  expect(await house.rooms.seatOf(id, host)).toBe(0);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});

it('proves nothing any more for whoever has lost the seat', async () => {
  const [bo, cy] = [await house.rooms.sit(id, { name: 'Bo' }), await house.rooms.sit(id, { name: 'Cy' })];
  await house.rooms.arrangeSeat(id, 0, 1, undefined);
  await house.rooms.quit(id, 2);
  const next = await house.rooms.sit(id, { name: 'Di', seat: 1 });
  for (const { token } of [bo, cy]) {
    await expect(house.rooms.seatOf(id, token)).rejects.toMatchObject({ body: { code: 'wrongToken' } });
  }
  expect(await house.rooms.seatOf(id, next.token)).toBe(1);
});

it('proves nothing any more for whoever was erased, once that is heard of', async () => {
  const { token } = await house.rooms.sit(id, { name: 'Bo' }, { browser: 'browser of Bo' });
  await erasePerson(house.store, hashToken('browser of Bo'), house.now);
  await house.matches.refresh(id);
  await expect(house.rooms.seatOf(id, token)).rejects.toMatchObject({ body: { code: 'wrongToken' } });
});
