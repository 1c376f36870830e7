import { Settings } from '@nunatak/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay } from '../../src/match/log.ts';
import { Refused } from '../../src/refused.ts';
import { newId } from '../support/client.ts';
import { House } from '../support/house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

async function refusal(work: Promise<unknown>): Promise<object> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Refused)) throw new Error(`Expected a refusal, got ${error}`);
  return error.body;
}

describe('submit', () => {
  it('commits action and hash before anybody is told', async () => {
    const id = await house.start(3);
    house.told.length = 0;
    const promised = house.decide(id);
    expect(house.told).toHaveLength(0);
    await promised;
    expect(house.told).toHaveLength(1);
    const stored = await house.store.load(id);
    const [step] = await house.store.steps(id, 0);
    expect(stored).toMatchObject({ seq: 1, revision: (await house.load(id)).revision });
    expect(step).toMatchObject({ seq: 1, seat: 0, by: 'seat' });
  });

  it('answers a retry with the first answer and does nothing', async () => {
    const id = await house.start(3);
    const [action] = await house.legal(id);
    const submission = { seat: 0, seq: 0, by: 'seat' as const, actionId: newId(), action };
    const answers = await Promise.all([1, 2, 3].map(() => house.play.submit(id, submission)));
    await house.decide(id);
    answers.push(await house.play.submit(id, submission));
    expect(answers).toEqual([{ seq: 1 }, { seq: 1 }, { seq: 1 }, { seq: 1 }]);
    expect(await house.store.steps(id, 0)).toHaveLength(2);
  });

  it('does not take another action for a retry because it has the same id', async () => {
    const id = await house.start(3);
    const [first, second] = await house.legal(id);
    const submission = { seat: 0, seq: 0, by: 'seat', actionId: newId() } as const;
    await house.play.submit(id, { ...submission, action: first });
    await expect(house.play.submit(id, { ...submission, action: second })).rejects.toMatchObject({
      body: { code: 'idReused', seq: 1 },
    });
    await expect(house.play.undo(id, 0, 0, submission.actionId)).rejects.toMatchObject({
      body: { code: 'idReused' },
    });
    expect(await house.play.submit(id, { ...submission, action: first })).toEqual({ seq: 1 });
  });

  it('answers a retry of the very last action, too', async () => {
    const id = await house.start(1);
    let last = { seq: 0, actionId: '', action: (await house.legal(id))[0] };
    while ((await house.load(id)).status === 'playing') {
      last = { seq: (await house.load(id)).seq, actionId: newId(), action: (await house.legal(id))[0] };
      await house.decide(id, last.action, last.actionId);
    }
    expect(await house.play.submit(id, { seat: 0, by: 'seat', ...last })).toEqual({ seq: last.seq + 1 });
  });

  it('lets one of several different actions for the same step through', async () => {
    const id = await house.start(3);
    const legal = await house.legal(id);
    const results = await Promise.allSettled(
      legal.map((action) => house.play.submit(id, { seat: 0, seq: 0, by: 'seat', actionId: newId(), action })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await house.store.steps(id, 0)).toHaveLength(1);
  });

  it('takes several actions one behind the other', async () => {
    const id = await house.start(3);
    const first = (await house.legal(id))[0];
    const one = house.play.submit(id, { seat: 0, seq: 0, by: 'seat', actionId: newId(), action: first });
    const two = house.play.submit(id, { seat: 0, seq: 1, by: 'seat', actionId: newId(), action: { type: 'nonsense' } });
    expect(await one).toEqual({ seq: 1 });
    expect(await refusal(two)).toMatchObject({ code: 'refused' });
  });

  it('refuses with a reason and changes nothing', async () => {
    const id = await house.start(3);
    const [action] = await house.legal(id);
    const at = (over: object) =>
      refusal(house.play.submit(id, { seat: 0, seq: 0, by: 'seat', actionId: newId(), action, ...over }));
    expect(await at({ seat: 1 })).toMatchObject({
      code: 'refused',
      refusal: { code: 'notYourDecision', parameters: { decider: 0 } },
    });
    expect(await at({ seq: 7 })).toMatchObject({ code: 'stale', seq: 0 });
    expect(await at({ action: { type: 'placeBlock', cell: 3 } })).toMatchObject({
      code: 'refused',
      refusal: { code: 'wrongDecision' },
    });
    expect(await at({ action: { type: 'placeBlock', cell: 99 } })).toMatchObject({
      code: 'refused',
      refusal: { code: 'malformed' },
    });
    expect(await refusal(house.play.submit('0000000000000000', { seat: 0, seq: 0, by: 'seat', action }))).toMatchObject(
      { code: 'unknownMatch' },
    );
    expect(await house.load(id)).toMatchObject({ seq: 0 });
  });

  it('refuses a match that has not started, and one that is over', async () => {
    const settings = v.parse(Settings, { game: { players: 3 } });
    const { matchId } = await house.rooms.create({ name: 'Ada', bots: [], settings });
    const early = house.play.submit(matchId, {
      seat: 0,
      seq: 0,
      by: 'seat',
      actionId: newId(),
      action: { type: 'pass' },
    });
    expect(await refusal(early)).toMatchObject({ code: 'notPlaying' });
    const id = await house.start(1);
    await house.playUntil(id, ({ status }) => status === 'finished');
    const { seq } = await house.load(id);
    const late = house.play.submit(id, { seat: 0, seq, by: 'seat', actionId: newId(), action: { type: 'pass' } });
    expect(await refusal(late)).toMatchObject({ code: 'notPlaying' });
  });
});

describe('a match that is loaded again', () => {
  it('goes on from its snapshot', async () => {
    const id = await house.start(2);
    await house.playUntil(id, ({ seq }) => seq === 30);
    const before = await house.load(id);
    house.matches.forget(id);
    // Tokens that were given out are looked for in the store again.
    expect(await house.load(id)).toEqual({ ...before, tokens: [] });
  });

  it('goes on from a snapshot that is some steps old, and the log leads from there', async () => {
    const id = await house.start(2);
    const before = await house.playUntil(id, ({ seq }) => seq === 50);
    const stored = await house.store.load(id);
    expect(stored?.seq).toBe(50);
    expect(JSON.parse(stored?.snapshot ?? '{}')).toMatchObject({ seq: 32 });
    house.matches.forget(id);
    expect(await house.load(id)).toMatchObject({ seq: 50, state: before.state, line: before.line, snapshotSeq: 32 });
  });

  it('has the position after an undo, and at its end, as a snapshot', async () => {
    const id = await house.start(1);
    const snapshotSeq = async () => JSON.parse((await house.store.load(id))?.snapshot ?? '{}').seq;
    await house.playUntil(id, ({ line }) => line.length > line.floor);
    const { seq } = await house.load(id);
    await house.play.undo(id, 0, seq, newId());
    expect(await snapshotSeq()).toBe(seq + 1);
    const over = await house.playUntil(id, ({ status }) => status === 'finished');
    expect(await snapshotSeq()).toBe(over.seq);
  });

  it('is rebuilt from its log when the snapshot is damaged', async () => {
    const id = await house.start(2);
    const { state } = await house.playUntil(id, ({ seq }) => seq === 20);
    const stored = await house.store.load(id);
    if (stored?.snapshot === undefined) throw new Error('no snapshot');
    const { edition: _, ...kept } = stored;
    const damaged = JSON.parse(stored.snapshot);
    damaged.view.points[0] += 5;
    await house.store.commit({
      ...kept,
      from: stored.revision,
      epoch: 0,
      steps: [],
      snapshot: JSON.stringify(damaged),
    });
    house.matches.forget(id);
    expect((await house.load(id)).state).toEqual(state);
  });

  it('D6: is rebuilt from its log when its snapshot is of a version that is not read any more', async () => {
    const id = await house.start(2);
    const { state, line } = await house.playUntil(id, ({ seq }) => seq === 20);
    const stored = await house.store.load(id);
    if (stored === undefined) throw new Error('gone');
    const { edition: _, ...kept } = stored;
    const snapshot = JSON.stringify({ version: 0, anything: 'else' });
    await house.store.commit({ ...kept, from: stored.revision, epoch: 0, steps: [], snapshot });
    house.matches.forget(id);
    expect(await house.load(id)).toMatchObject({ state, line });
    await house.decide(id);
  });

  it('is refused when a hash of the log does not fit', async () => {
    const id = await house.start(2);
    const match = await house.playUntil(id, ({ seq }) => seq === 5);
    const log = await house.store.steps(id, 0);
    expect(() => replay(match, log)).not.toThrow();
    expect(() =>
      replay(
        match,
        log.map((step) => (step.seq === 3 ? { ...step, hash: 'x' } : step)),
      ),
    ).toThrow(/step 3/);
    expect(() =>
      replay(
        match,
        log.filter(({ seq }) => seq !== 2),
      ),
    ).toThrow(/step 2 is missing/);
  });
});
