import { setup } from '@nunatak/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { HouseBots } from '../src/bots/bots.ts';
import { Lanes } from '../src/deferred/lanes.ts';
import type { Duty } from '../src/match/duties.ts';

describe('the lanes of deferred work', () => {
  function lanes(work: (id: string, duty: Duty) => Promise<Duty | undefined>) {
    return new Lanes({
      bounds: { clock: 2, instant: 2, thinking: 2 },
      isResting: (id) => id === 'resting',
      work,
      onIdle: () => undefined,
    });
  }

  it('D14: let no clock and no quick bot wait for bots that think', async () => {
    const done: string[] = [];
    const busy = lanes((id, duty) => {
      done.push(`${duty} ${id}`);
      return duty === 'thinking' ? new Promise(() => undefined) : Promise.resolve(undefined);
    });
    for (let i = 0; i < 100; i++) busy.add(`deep ${i}`, 'thinking');
    for (let i = 0; i < 3; i++) busy.add(`run down ${i}`, 'clock');
    busy.add('quick', 'instant');
    await expect.poll(() => done).toHaveLength(6);
    expect(done.filter((line) => line.startsWith('thinking'))).toHaveLength(2);
    expect([busy.waiting('clock'), busy.waiting('instant'), busy.waiting('thinking')]).toEqual([0, 0, 98]);
  });

  it('D14: pass a match on to the lane of what is left to do, and work on it in one of them at a time', async () => {
    const done: string[] = [];
    const work = lanes((id, duty) => {
      done.push(`${duty} ${id}`);
      return Promise.resolve(duty === 'clock' ? 'thinking' : undefined);
    });
    work.add('resting', 'clock');
    work.add('one', 'clock');
    work.add('one', 'instant');
    await expect.poll(() => done).toEqual(['clock one', 'thinking one', 'instant one']);
    await work.stop();
    work.add('late', 'clock');
    expect(work.waiting('clock')).toBe(1);
  });
});

describe('bots that think', () => {
  let bots: HouseBots | undefined;
  afterEach(() => bots?.close());

  it('D14: are shared by those they play for, so that one with many tables delays nobody for long', async () => {
    const house = new HouseBots({ threads: 1, onFailure: () => undefined, patience: 120_000 });
    bots = house;
    house.shareBy((matchId) => (matchId.startsWith('many') ? 'one address' : matchId));
    const { view } = setup({ players: 2 }, 'threads');
    const order: string[] = [];
    const ask = async (matchId: string) => {
      await house.choose('nunatak', view, matchId);
      order.push(matchId);
    };
    const many = Array.from({ length: 8 }, (_, i) => ask(`many ${i}`));
    await Promise.all([...many, ask('other')]);
    expect(order.indexOf('other')).toBeLessThanOrEqual(2);
    expect(order).toHaveLength(9);
  });
});
