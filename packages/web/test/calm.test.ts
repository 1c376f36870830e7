import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let page: EventTarget;
let calm: typeof import('../src/ui/calm.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
  calm = await import('../src/ui/calm.ts');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function touch(): void {
  page.dispatchEvent(new Event('pointerdown'));
}

describe('work that waits until nobody acts', () => {
  it('begins a moment after the last touch', () => {
    const work = vi.fn();
    calm.whenCalm(work);
    for (let i = 0; i < 10; i++) {
      vi.advanceTimersByTime(300);
      touch();
      expect(calm.isCalm()).toBe(false);
    }
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(calm.isCalm()).toBe(true);
    expect(work).toHaveBeenCalledOnce();
  });

  it('does not begin when it is no longer wanted', () => {
    const work = vi.fn();
    const leave = calm.whenCalm(work);
    vi.advanceTimersByTime(100);
    leave();
    vi.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
  });
});

describe('work in pieces', () => {
  it('does everything in its order, and lets others in between', async () => {
    const done: string[] = [];
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    setTimeout(() => done.push('a click'));
    const all = calm.inPieces(['one', 'two', 'three', 'four'], (name) => {
      done.push(name);
      now += 5;
    });
    await vi.runAllTimersAsync();
    await all;
    expect(done).toEqual(['one', 'two', 'a click', 'three', 'four']);
  });
});
