import { expect, vi } from 'vitest';

/** The clock of this process, which a test may set ahead. */
export interface TestClock {
  /** Milliseconds ahead of the real time. */
  ahead: number;
  restore(): void;
}

/** Takes hold of the clock; a server that is started afterwards goes by it. */
export function holdClock(): TestClock {
  const realNow = Date.now;
  const spy = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + clock.ahead);
  const clock: TestClock = { ahead: 0, restore: () => spy.mockRestore() };
  return clock;
}

/** Something happened neither before a moment nor after another, however long the test took in between. */
export function expectBetween(earliest: number, moment: number | undefined, latest: number): void {
  expect(moment).toBeGreaterThanOrEqual(earliest);
  expect(moment).toBeLessThanOrEqual(latest);
}
