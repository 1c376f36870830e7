import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Queues } from '../../src/match/queues.ts';
import { newId } from '../support/client.ts';
import { House } from '../support/house.ts';

describe('the queue of a match', () => {
  it('D8: lets lanes take turns, so that a flood delays only whoever sends it', async () => {
    const queues = new Queues();
    const done: string[] = [];
    const ask = (lane: number | 'server', name: string) =>
      queues.run('match', lane, () => Promise.resolve(done.push(name)));
    const flood = Array.from({ length: 20 }, (_, i) => ask(0, `flood ${i}`));
    const others = [ask(1, 'a move'), ask('server', 'a clock'), ask(1, 'another move')];
    await Promise.all([...flood, ...others]);
    expect(done.slice(0, 6)).toEqual(['flood 0', 'a move', 'a clock', 'flood 1', 'another move', 'flood 2']);
    expect(done).toHaveLength(23);
  });

  it('D8: has an end for each lane but the server’s own', async () => {
    const queues = new Queues();
    const asked = Array.from({ length: 40 }, () => queues.run('match', 0, () => Promise.resolve()));
    const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
    // One is under way, and 32 wait.
    expect(refused).toHaveLength(7);
    expect(refused[0]).toMatchObject({ reason: { body: { code: 'tooFast', retryAfter: 1 } } });
    expect(queues.waiting).toBe(0);
    const own = Array.from({ length: 40 }, () => queues.run('match', 'server', () => Promise.resolve('done')));
    expect(await Promise.all(own)).toHaveLength(40);
  });

  it('goes on after work that fails, and does not mix matches up', async () => {
    const queues = new Queues();
    const failing = queues.run('match', 0, () => Promise.reject(new Error('no')));
    const next = queues.run('match', 0, () => Promise.resolve('yes'));
    let release: () => void = () => undefined;
    const slow = queues.run('other', 0, () => new Promise<void>((resolve) => (release = resolve)));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
    release();
    await slow;
    await queues.drain();
  });
});

describe('a clock', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());

  it('D8: is charged for the time at which a move arrived, not for its wait in the queue', async () => {
    const id = await house.start(2, { clock: { kind: 'live', bank: 60, increment: 0 } });
    const [action] = await house.legal(id);
    let release: () => void = () => undefined;
    const busy = house.matches.change(id, 1, async () => {
      await new Promise<void>((resolve) => (release = resolve));
      return { value: undefined };
    });
    house.now += 10_000;
    const move = house.play.submit(id, { seat: 0, seq: 0, by: 'seat', actionId: newId(), action });
    house.now += 30_000;
    await expect.poll(() => house.matches.waiting).toBe(1);
    release();
    await Promise.all([busy, move]);
    expect((await house.load(id)).clock?.left[0]).toBe(50_000);
  });
});
