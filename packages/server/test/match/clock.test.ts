import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { House } from '../support/house.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60;
const LIVE = { clock: { kind: 'live', bank: 60, increment: 5 } };
const SLOW = { clock: { kind: 'perTurn', seconds: DAY } };

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

it('takes the time a seat used and gives its increment when the decision passes on', async () => {
  const id = await house.start(3, LIVE);
  house.now += 10 * SECOND;
  await house.decide(id);
  expect((await house.load(id)).clock?.left).toEqual([50, 60, 60].map((s) => s * SECOND));
  house.now += 4 * SECOND;
  await house.playUntil(id, ({ state }) => state?.view.decider === 1);
  expect((await house.load(id)).clock).toMatchObject({
    left: [51, 60, 60].map((s) => s * SECOND),
    running: { seat: 1 },
  });
});

it('writes the clock with a move, and the rest of the room only when that changes', async () => {
  const id = await house.start(3, LIVE);
  const commit = vi.spyOn(house.store, 'commit');
  await house.decide(id);
  const [change] = commit.mock.calls[0];
  commit.mockRestore();
  expect(change.room).toBeUndefined();
  const { clock } = await house.load(id);
  house.matches.forget(id);
  expect((await house.load(id)).clock).toEqual(clock);
});

it('gives a day for each turn in a game of a turn a day', async () => {
  const id = await house.start(3, SLOW);
  house.now += 20 * 60 * 60 * SECOND;
  const { clock, dueAt } = await house.playUntil(id, ({ state }) => state?.view.decider === 1);
  expect(clock?.left).toEqual([DAY, DAY, DAY].map((s) => s * SECOND));
  expect(dueAt).toBe(house.now + DAY * SECOND);
});

it('offers a wait when the time is up, and lets a bot play when nobody grants one', async () => {
  const id = await house.start(3, LIVE);
  await house.duties.do(id);
  expect((await house.load(id)).room.timeout).toBeUndefined();

  house.now += 60 * SECOND;
  await house.duties.do(id);
  const until = house.now + 30 * SECOND;
  expect((await house.load(id)).room.timeout).toEqual({ seat: 0, until });
  await expect(house.play.wait(id, 0)).rejects.toMatchObject({ body: { code: 'noTimeout' } });

  house.now += 20 * SECOND;
  await house.play.wait(id, 1);
  expect((await house.load(id)).room.timeout).toEqual({ seat: 0, until: house.now + 30 * SECOND });
  house.now += 20 * SECOND;
  await house.duties.do(id);
  expect((await house.load(id)).room.seats[0].botPlays).toBe(false);

  house.now += 20 * SECOND;
  await house.duties.do(id);
  const match = await house.load(id);
  expect(match.room.seats[0].botPlays).toBe(true);
  expect(match.room.timeout).toBeUndefined();
  expect(match.state?.view.decider).toBe(1);
  const made = (await house.store.steps(id, 0)).map(({ by, seat }) => `${by} ${seat}`);
  expect(new Set(made)).toEqual(new Set(['bot 0']));
});

it('lets the others hand over at once, and the owner return', async () => {
  const id = await house.start(3, LIVE);
  house.now += 60 * SECOND;
  await house.duties.do(id);
  await house.play.letBotPlay(id, 2);
  await house.duties.do(id);
  expect((await house.load(id)).seq).toBeGreaterThan(0);
  await house.play.return(id, 0);
  const match = await house.load(id);
  expect(match.room.seats[0].botPlays).toBe(false);
  expect(match.clock?.left[0]).toBe(30 * SECOND);
});

it('lets a late seat still decide, and go on with the grace', async () => {
  const id = await house.start(3, LIVE);
  house.now += 61 * SECOND;
  await house.duties.do(id);
  const { room, clock } = await house.playUntil(id, ({ state }) => state?.view.decider === 1);
  expect(room.timeout).toBeUndefined();
  expect(clock?.left[0]).toBe(30 * SECOND);
});

it('has nothing due without a clock, and a bot due at once', async () => {
  const id = await house.start(3, {}, ['random']);
  expect((await house.load(id)).dueAt).toBeUndefined();
  const { dueAt } = await house.playUntil(id, ({ state }) => state?.view.decider === 2);
  expect(dueAt).toBe(house.now);
  expect((await house.store.due(house.now, 100)).map((due) => due.id)).toContain(id);
});
