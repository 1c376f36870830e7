import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay } from '../../src/match/log.ts';
import type { Match } from '../../src/match/match.ts';
import { isProved } from '../../src/match/snapshots.ts';
import type { StoredStep } from '../../src/store/store.ts';
import { newId } from '../support/client.ts';
import { House } from '../support/house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const WHOLE = /^[0-9a-f]{16}$/;

async function provedWhole(id: string): Promise<number[]> {
  const log = await house.store.steps(id, 0);
  return log.filter(({ hash }) => WHOLE.test(hash)).map(({ seq }) => seq);
}

/** Plays the log again with one of its steps written otherwise. */
async function replayWith(match: Match, seq: number, other: Partial<StoredStep>): Promise<void> {
  const log = await house.store.steps(match.id, 0);
  replay(
    match,
    log.map((step) => (step.seq === seq ? { ...step, ...other } : step)),
  );
}

describe('D6: the steps of a log', () => {
  it('prove the whole position at the first, at every thirty-second, after an undo and at the end', async () => {
    const id = await house.start(2);
    await house.playUntil(id, ({ seq, line }) => seq > 67 && line.length > line.floor);
    const { seq, state } = await house.load(id);
    await house.play.undo(id, state?.view.decider ?? 0, seq, newId());
    const undone = seq + 1;
    const { seq: last } = await house.playUntil(id, ({ status }) => status === 'finished');
    const log = await house.store.steps(id, 0);
    const { made, positions } = replay(await house.load(id), log);
    const expected = made.filter(
      ({ line, stored }) => stored.seq === 1 || line.length % 32 === 0 || stored.seq === undone || stored.seq === last,
    );
    expect(await provedWhole(id)).toEqual(expected.map(({ stored }) => stored.seq));
    const end = positions.at(-1)?.state;
    expect(end && isProved(end, log, last)).toBe(true);
  });

  it('prove what came of them, after the step before', async () => {
    const id = await house.start(3);
    const match = await house.playUntil(id, ({ seq }) => seq === 40);
    const log = await house.store.steps(id, 0);
    await expect(replayWith(match, 7, {})).resolves.toBeUndefined();
    await expect(replayWith(match, 7, { hash: log[8].hash })).rejects.toThrow(/step 7 gives/);
    const others = log.find(({ action, seq }) => seq < 32 && seq > 1 && action !== log[6].action && seq !== 7);
    await expect(replayWith(match, 7, { action: others?.action ?? '' })).rejects.toThrow();
    // One that claims to prove the whole position has to.
    await expect(replayWith(match, 7, { hash: log[31].hash })).rejects.toThrow(/step 7 gives/);
  });

  it('prove the position that a snapshot has, also one that is written in between', async () => {
    const id = await house.start(2);
    await house.playUntil(id, ({ seq }) => seq === 36);
    const stored = await house.store.load(id);
    if (stored === undefined) throw new Error('gone');
    const { edition: _, ...kept } = stored;
    await house.store.commit({ ...kept, from: stored.revision, epoch: 0, steps: [], snapshot: '{"version":0}' });
    house.matches.forget(id);
    await house.decide(id);
    expect(await provedWhole(id)).toEqual([1, 32, 37]);
    await house.decide(id);
    const { state } = await house.load(id);
    house.matches.forget(id);
    expect(await house.load(id)).toMatchObject({ state, snapshotSeq: 37 });
    await house.decide(id);
    expect(await provedWhole(id)).toEqual([1, 32, 37]);
  });
});
