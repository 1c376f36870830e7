import { beforeEach, expect, it, vi } from 'vitest';
import { Patience, Silence } from '../../src/store/patience.ts';
import { REAL_WORLD } from '../../src/world.ts';

const never = () => new Promise<never>(() => undefined);

let heard: string[];
let waited: number[];
let isBack: boolean;
let patience: Patience;
beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  waited = [];
  isBack = false;
  patience = new Patience({
    world: REAL_WORLD,
    probe: () => (isBack ? Promise.resolve() : never()),
    onSilence: () => heard.push('silence'),
    onAnswer: () => heard.push('answer'),
    onWaited: (milliseconds) => waited.push(milliseconds),
  });
  return () => vi.useRealTimers();
});

/** What became of each call so far. */
function fatesOf(calls: readonly Promise<unknown>[]): string[] {
  const fates = calls.map(() => 'waits');
  calls.forEach((call, i) => {
    call.then(
      () => (fates[i] = 'answered'),
      (error: unknown) => (fates[i] = error instanceof Silence ? 'silence' : 'failed'),
    );
  });
  return fates;
}

it('hands on what comes in time, and holds no timer for it any more', async () => {
  await expect(patience.wait(() => Promise.resolve('here'))).resolves.toBe('here');
  await expect(patience.wait(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

it('tells how long each was waited for, once', async () => {
  const answer = new Promise<void>((resolve) => setTimeout(resolve, 20));
  const late = new Promise<void>((resolve) => setTimeout(resolve, 5000));
  const fates = fatesOf([patience.waitAlone(() => answer), patience.waitAlone(() => late)]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(fates).toEqual(['answered', 'silence']);
  expect(waited).toEqual([20, 3000]);
});

it('waits for a crowd with one timer, three seconds for each', async () => {
  const fates = fatesOf([patience.waitAlone(never), patience.waitAlone(never)]);
  await vi.advanceTimersByTimeAsync(2000);
  const later = fatesOf([patience.waitAlone(never)]);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect([...fates, ...later]).toEqual(['silence', 'silence', 'waits']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(later).toEqual(['silence']);
  expect(vi.getTimerCount()).toBe(0);
});

it('lets nobody wait for a database that is known to say nothing, and everybody once it answers', async () => {
  const fates = fatesOf([patience.wait(never), patience.wait(never)]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(fates).toEqual(['silence', 'silence']);
  await expect(patience.wait(() => Promise.resolve())).rejects.toThrow(Silence);
  isBack = true;
  await vi.advanceTimersByTimeAsync(4000);
  expect(heard).toEqual(['silence', 'answer']);
  await expect(patience.wait(() => Promise.resolve('here'))).resolves.toBe('here');
  expect(vi.getTimerCount()).toBe(0);
});
