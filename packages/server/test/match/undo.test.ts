import { fieldsOf } from '@nunatak/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { replay } from '../../src/match/log.ts';
import { newId } from '../support/client.ts';
import { House } from '../support/house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

it('undoes one step at a time until something was revealed', async () => {
  const id = await house.start(3);
  const before = await house.load(id);
  await house.decide(id);
  const taken = await house.load(id);
  expect(taken.line).toEqual({ length: 1, floor: 0 });
  expect(await house.play.undo(id, 0, 1, newId())).toEqual({ seq: 2 });
  const back = await house.load(id);
  expect(back.state).toEqual(before.state);
  expect(back).toMatchObject({ seq: 2, line: { length: 0, floor: 0 } });
  await expect(house.play.undo(id, 0, 2, newId())).rejects.toMatchObject({ body: { code: 'nothingToUndo' } });
});

it('answers a repeated undo as it did the first time', async () => {
  const id = await house.start(3);
  await house.decide(id);
  const actionId = newId();
  await house.play.undo(id, 0, 1, actionId);
  expect(await house.play.undo(id, 0, 1, actionId)).toEqual({ seq: 2 });
  expect(await house.load(id)).toMatchObject({ seq: 2 });
});

it('does not undo what somebody else has seen or answered', async () => {
  const id = await house.start(3);
  const { seq, line } = await house.playUntil(id, ({ state }) => state?.view.decider === 1);
  expect(line.floor).toBe(line.length);
  await expect(house.play.undo(id, 0, seq, newId())).rejects.toMatchObject({ body: { code: 'nothingToUndo' } });
  await expect(house.play.undo(id, 1, seq, newId())).rejects.toMatchObject({ body: { code: 'nothingToUndo' } });
});

it('takes back beyond that when everybody agrees, and the log still tells the whole story', async () => {
  const id = await house.start(3);
  const early = await house.playUntil(id, ({ seq }) => seq === 4);
  const { seq } = await house.playUntil(id, (match) => match.seq >= 12);
  await house.play.takeBack(id, 0, seq, newId(), 4);
  expect((await house.load(id)).room.takeBack).toEqual({ seat: 0, to: 4, agreed: [] });
  await expect(house.play.consent(id, 0, true)).rejects.toMatchObject({ body: { code: 'noRequest' } });
  await house.play.consent(id, 1, true);
  await house.play.takeBack(id, 0, seq, newId(), 4);
  expect(await house.load(id)).toMatchObject({ seq, room: { takeBack: { agreed: [1] } } });
  await house.play.consent(id, 2, true);
  const back = await house.load(id);
  expect(back).toMatchObject({ seq: seq + 1, line: early.line });
  expect(back.room.takeBack).toBeUndefined();
  expect(back.state).toEqual(early.state);
  await house.playUntil(id, (match) => match.seq === seq + 6);
  const { positions, made } = replay(back, await house.store.steps(id, 0));
  const now = await house.load(id);
  expect(made).toHaveLength(now.seq);
  expect(positions.at(-1)?.state).toEqual(now.state);
});

it('drops a take-back when one does not agree, or when the game goes on', async () => {
  const id = await house.start(3);
  const { seq } = await house.playUntil(id, (match) => match.seq === 6);
  await house.play.takeBack(id, 0, seq, newId(), 1);
  await house.play.consent(id, 2, false);
  expect((await house.load(id)).room.takeBack).toBeUndefined();
  await house.play.takeBack(id, 0, seq, newId(), 1);
  await house.decide(id);
  expect((await house.load(id)).room.takeBack).toBeUndefined();
  await expect(house.play.takeBack(id, 0, seq + 1, newId(), 99)).rejects.toMatchObject({
    body: { code: 'nothingToUndo' },
  });
});

it('takes back at once where there is nobody to ask', async () => {
  const id = await house.start(3, {}, ['random', 'random']);
  await house.decide(id);
  await house.play.doDue(id);
  const { seq } = await house.load(id);
  await house.play.takeBack(id, 0, seq, newId(), 0);
  expect(await house.load(id)).toMatchObject({ seq: seq + 1, line: { length: 0, floor: 0 } });
});

it('tells clients of an undo as changed fields of the view', async () => {
  const id = await house.start(3);
  const { state } = await house.load(id);
  await house.decide(id);
  await house.play.undo(id, 0, 1, newId());
  const step = house.told.at(-1)?.made[0].step;
  expect(step).toMatchObject({ undoTo: 0, events: [] });
  expect(state && fieldsOf(state.view)).toMatchObject(step?.changes ?? {});
});
