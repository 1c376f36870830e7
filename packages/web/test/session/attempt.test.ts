import { afterEach, describe, expect, it } from 'vitest';
import { attempt, failedAttempt, WayOut } from '../../src/session/attempt.ts';

afterEach(() => failedAttempt.set(undefined));

describe('what a person asked for', () => {
  it('is told when it fails, also when it fails at once, until something else works', async () => {
    const lost = new Error('the database is closed');
    expect(await attempt(() => Promise.reject(lost))).toBe(false);
    expect(failedAttempt.get()).toBe(lost);
    expect(await attempt(() => undefined)).toBe(true);
    expect(failedAttempt.get()).toBeUndefined();
    const thrown = new Error('no room');
    expect(
      await attempt(() => {
        throw thrown;
      }),
    ).toBe(false);
    expect(failedAttempt.get()).toBe(thrown);
  });
});

describe('the buttons that leave a screen', () => {
  function screen() {
    const opened: string[] = [];
    const way = new WayOut((href) => opened.push(href));
    let begun = 0;
    return { opened, way, begin: () => `#/table/${++begun}`, count: () => begun };
  }

  it('begin one game, however often and whichever of them is pressed', async () => {
    const { opened, way, begin, count } = screen();
    await Promise.all([way.take(begin), way.take(begin), way.take(async () => begin())]);
    await way.take(begin);
    expect(count()).toBe(1);
    expect(opened).toEqual(['#/table/1']);
  });

  it('begin one game while the first press still works on it', async () => {
    const { opened, way, begin } = screen();
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = way.take(() => promise.then(begin));
    await way.take(begin);
    resolve();
    await first;
    expect(opened).toEqual(['#/table/1']);
  });

  it('can be pressed again after a failure, which is told, or when nothing was opened', async () => {
    const { opened, way, begin } = screen();
    await way.take(() => Promise.reject(new Error('no network')));
    expect(failedAttempt.get()).toEqual(new Error('no network'));
    await way.take(() => undefined);
    await way.take(begin);
    expect(opened).toEqual(['#/table/1']);
    expect(failedAttempt.get()).toBeUndefined();
  });
});
