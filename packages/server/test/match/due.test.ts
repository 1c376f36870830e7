import { afterAll, beforeAll, expect, it } from 'vitest';
import { dueOf } from '../../src/match/due.ts';
import type { Match } from '../../src/match/match.ts';
import { House } from '../support/house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

it('a decision of a bot is late since it was asked for, whatever else is changed meanwhile', async () => {
  const match = await house.load(await house.start(3));
  const seats = match.room.seats.map((place) => ({ ...place, botPlays: true }));
  const waiting: Match = { ...match, room: { ...match.room, seats } };
  expect(dueOf(waiting, 2000, { seq: match.seq, dueAt: 1000 })).toBe(1000);
  expect(dueOf(waiting, 2000, { seq: match.seq - 1, dueAt: 1000 })).toBe(2000);
  expect(dueOf(waiting, 2000, { seq: match.seq, dueAt: 3000 })).toBe(2000);
  expect(dueOf(waiting, 2000, { seq: match.seq, dueAt: undefined })).toBe(2000);
  expect(dueOf(match, 2000, { seq: match.seq, dueAt: 1000 })).toBeUndefined();
});
