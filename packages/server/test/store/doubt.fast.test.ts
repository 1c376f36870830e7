import { expect, it } from 'vitest';
import { Doubt } from '../../src/store/doubt.ts';

/** One that has just been asked, with no writes of others so far. */
function noDoubt(): Doubt {
  const doubt = new Doubt();
  expect(doubt.take(0)).toBe(true);
  expect(doubt.take(0)).toBe(false);
  return doubt;
}

it('has no doubt about a move that was written in time', () => {
  const doubt = noDoubt();
  doubt.answered('move', 999, true);
  expect(doubt.take(0)).toBe(false);
});

it.each([
  ['came so late that its sender may have given up', 'move', 1001, true],
  ['failed, and may have been written all the same', 'move', 5, false],
  ['changes what nobody is told of', 'sweep', 5, true],
] as const)('doubts what %s, once', (_, method, milliseconds, isDone) => {
  const doubt = noDoubt();
  doubt.answered(method, milliseconds, isDone);
  expect(doubt.take(0)).toBe(true);
  expect(doubt.take(0)).toBe(false);
});

it('doubts what others have written', () => {
  const doubt = noDoubt();
  expect(doubt.take(1)).toBe(true);
  expect(doubt.take(1)).toBe(false);
});

it('doubts all that was written before others began to be counted anew, though their number is the same', () => {
  const doubt = noDoubt();
  doubt.forgetForeignWrites();
  expect(doubt.take(0)).toBe(true);
  expect(doubt.take(0)).toBe(false);
});
