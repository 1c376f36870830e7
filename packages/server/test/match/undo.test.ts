import { fieldsOf, LIMITS } from '@nunatak/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { replay } from '../../src/match/log.ts';
import { recordOf } from '../../src/match/records.ts';
import { newId } from '../support/client.ts';
import { House } from '../support/house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Everybody is at the table. */
const ALL = new Set([0, 1, 2, 3]);

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
  await house.play.takeBack(id, 0, seq, newId(), 4, ALL);
  expect((await house.load(id)).room.takeBack).toEqual({ seat: 0, to: 4, agreed: [] });
  await expect(house.play.consent(id, 0, true)).rejects.toMatchObject({ body: { code: 'noRequest' } });
  await house.play.consent(id, 1, true);
  await house.play.takeBack(id, 0, seq, newId(), 4, ALL);
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
  await house.play.takeBack(id, 0, seq, newId(), 1, ALL);
  await house.play.consent(id, 2, false);
  expect((await house.load(id)).room.takeBack).toBeUndefined();
  await house.play.takeBack(id, 0, seq, newId(), 1, ALL);
  await house.decide(id);
  expect((await house.load(id)).room.takeBack).toBeUndefined();
  await expect(house.play.takeBack(id, 0, seq + 1, newId(), 99, ALL)).rejects.toMatchObject({
    body: { code: 'nothingToUndo' },
  });
});

it('D4: undoes from memory, however long the log has become', async () => {
  const id = await house.start(3);
  const { state } = await house.load(id);
  const steps = vi.spyOn(house.store, 'steps');
  for (let seq = 0; seq < 40; seq += 2) {
    await house.decide(id);
    await house.play.undo(id, 0, seq + 1, newId());
  }
  expect(steps).not.toHaveBeenCalled();
  steps.mockRestore();
  expect(await house.load(id)).toMatchObject({ seq: 40, line: { length: 0, floor: 0 }, state });
  house.matches.forget(id);
  await house.decide(id);
  await house.play.undo(id, 0, 41, newId());
  expect((await house.load(id)).state).toEqual(state);
});

it('goes back to where it was after a reveal too, whatever it remembers of the turn before', async () => {
  const id = await house.start(3);
  for (let turns = 0; turns < 6; turns++) {
    const before = await house.playUntil(id, ({ line }) => line.length === line.floor);
    await house.decide(id);
    const taken = await house.load(id);
    if (taken.line.floor !== before.line.floor) continue;
    await house.play.undo(id, before.state?.view.decider ?? 0, taken.seq, newId());
    const back = await house.load(id);
    expect(back).toMatchObject({ state: before.state, line: before.line });
    await house.playUntil(id, ({ line }) => line.floor > before.line.floor);
  }
});

it('undoes also what was decided before the match was loaded, and from memory after that', async () => {
  const id = await house.start(3);
  const { seq, line, state } = await house.playUntil(id, (match) => match.line.length - match.line.floor >= 3);
  const { positions } = replay(await house.load(id), await house.store.steps(id, 0));
  const undo = async (steps: number) => {
    const { floor, length } = line;
    await house.play.undo(id, state?.view.decider ?? 0, seq + steps - 1, newId(), length - steps);
    expect(await house.load(id)).toMatchObject({
      ...positions[length - steps],
      line: { floor, length: length - steps },
    });
  };
  // Writes a snapshot in the middle of the turn.
  await undo(1);
  house.matches.forget(id);
  expect(await house.load(id)).toMatchObject({ state: positions[line.length - 1].state, back: undefined });
  await undo(2);
  const steps = vi.spyOn(house.store, 'steps');
  await undo(3);
  expect(steps).not.toHaveBeenCalled();
  steps.mockRestore();
});

describe('D4: going back far', () => {
  /** Goes back with everybody's word. */
  const goBack = async (id: string, to: number) => {
    const { seq } = await house.load(id);
    await house.play.takeBack(id, 0, seq, newId(), to, ALL);
    for (const seat of [1, 2]) await house.play.consent(id, seat, true);
    return await house.load(id);
  };

  it('finds what stands after others were taken back, as a replay of all would', async () => {
    const id = await house.start(3);
    await house.playUntil(id, ({ line }) => line.length === 20);
    await goBack(id, 14);
    await house.playUntil(id, ({ line }) => line.length === 35);
    await goBack(id, 32);
    await house.playUntil(id, ({ line }) => line.length === 40);
    const { positions } = replay(await house.load(id), await house.store.steps(id, 0));
    for (const to of [33, 18, 16, 3]) expect(await goBack(id, to)).toMatchObject(positions[to]);
  });
});

it('D4: comes to an end of undoing, and the game goes on', async () => {
  const id = await house.start(3);
  const undo = async (seq: number) => {
    await house.decide(id);
    return await house.play.undo(id, 0, seq + 1, newId());
  };
  for (let seq = 0; seq < LIMITS.undoneSteps; seq += 2) await undo(seq);
  await expect(undo(LIMITS.undoneSteps)).rejects.toMatchObject({
    body: { code: 'tooMany', found: '1000 steps taken back', expected: 'at most 1000' },
  });
  await house.playUntil(id, ({ state }) => state?.view.decider === 1);
});

it('D9: asks also whoever has run out of time, so that nobody reads the deck behind their back', async () => {
  const id = await house.start(2, { clock: { kind: 'live', bank: 60, increment: 0 } });
  const { seq } = await house.playUntil(id, ({ state, line }) => state?.view.decider === 1 && line.floor > 0);
  house.now += 60_000;
  await house.duties.do(id);
  await house.play.letBotPlay(id, 0);
  expect((await house.load(id)).room.seats[1].botPlays).toBe(true);
  await house.play.takeBack(id, 0, seq, newId(), 0, ALL);
  expect(await house.load(id)).toMatchObject({ seq, room: { takeBack: { seat: 0, to: 0, agreed: [] } } });
  await house.play.consent(id, 1, true);
  expect(await house.load(id)).toMatchObject({ seq: seq + 1, line: { length: 0 } });
});

it('D9: refuses a take-back while somebody at the table is away', async () => {
  const id = await house.start(3);
  const { seq } = await house.playUntil(id, (match) => match.seq === 6);
  const asked = house.play.takeBack(id, 0, seq, newId(), 1, new Set([0, 2]));
  await expect(asked).rejects.toMatchObject({ body: { code: 'away', found: 'seat 1 is away' } });
  expect((await house.load(id)).room.takeBack).toBeUndefined();
});

it('D9: marks a match in which something that was revealed was taken back, for good', async () => {
  const id = await house.start(3);
  await house.decide(id);
  await house.play.undo(id, 0, 1, newId());
  expect((await house.load(id)).room.tookBack).toBeUndefined();
  const { seq } = await house.playUntil(id, ({ line }) => line.floor > 2);
  await house.play.takeBack(id, 0, seq, newId(), 1, ALL);
  await house.play.consent(id, 1, true);
  await house.play.consent(id, 2, true);
  expect((await house.load(id)).room.tookBack).toBe(true);
  await house.playUntil(id, ({ status }) => status === 'finished');
  expect((await house.load(id)).room.tookBack).toBe(true);
  expect((await recordOf(house.matches, id)).takeBacks).toBe(1);
});

it('takes back at once where there is nobody to ask', async () => {
  const id = await house.start(3, {}, ['random', 'random']);
  await house.decide(id);
  await house.duties.do(id);
  const { seq } = await house.load(id);
  await house.play.takeBack(id, 0, seq, newId(), 0, ALL);
  expect(await house.load(id)).toMatchObject({ seq: seq + 1, line: { length: 0, floor: 0 } });
});

it('tells clients of an undo as changed fields of the view', async () => {
  const id = await house.start(3);
  const { state } = await house.load(id);
  await house.decide(id);
  await house.play.undo(id, 0, 1, newId());
  const step = house.told.at(-1)?.made[0].step;
  if (step === undefined || !('undoTo' in step)) throw new Error('no undo was told');
  expect(step).toMatchObject({ seat: 0, undoTo: 0, floor: 0 });
  expect(state && fieldsOf(state.view)).toMatchObject(step.changes);
});
