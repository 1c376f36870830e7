import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OPEN_SEAT } from '../src/match/seats.ts';
import { Attendance } from '../src/sockets/attendance.ts';
import { REAL_WORLD } from '../src/world.ts';

let attendance: Attendance;
beforeEach(() => {
  vi.useFakeTimers();
  attendance = new Attendance({
    world: REAL_WORLD,
    roomOf: () => ({ seats: [OPEN_SEAT, OPEN_SEAT, OPEN_SEAT] }),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const crowd = (seats: readonly number[], spectators = 0) => ({ seats: new Set(seats), spectators });

it('is news only where somebody came or left', () => {
  expect(attendance.set('m', crowd([0], 2))).toBe(true);
  expect(attendance.set('m', crowd([0], 2))).toBe(false);
  expect(attendance.set('m', crowd([1], 2))).toBe(true);
  expect([...attendance.of('m').seats]).toEqual([1]);
  expect(attendance.of('m').spectators).toBe(2);
  expect(attendance.set('other', crowd([]))).toBe(false);
});

it('knows since when somebody has been away, and of one who was never here since when anybody has been looking', () => {
  const began = Date.now();
  attendance.set('m', crowd([0, 1]));
  vi.advanceTimersByTime(5000);
  attendance.set('m', crowd([0]));
  vi.advanceTimersByTime(5000);
  expect(attendance.of('m').awaySince).toEqual(
    new Map([
      [1, began + 5000],
      [2, began],
    ]),
  );
});

it('counts the absence of a new owner from when the seat was taken', () => {
  attendance.set('m', crowd([0]));
  vi.advanceTimersByTime(5000);
  attendance.noteOwner('m', 1, 0);
  expect(attendance.of('m').awaySince.get(1)).toBe(Date.now());
});
