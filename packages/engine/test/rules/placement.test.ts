import { expect, test } from 'vitest';
import { pointsBy, position, script } from '../position.ts';

test('X1, P1: three of your blocks under the cell score 3 points', () => {
  const state = position({
    level1: '0 0 ? ? ? / 0 1 ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    level2: 's - - - / - - - - / - - - - / - - - -',
    display: ['sculptor-1'],
  });
  const { events } = script(state, 'take sculptor-1', 'place 2A1');
  expect(pointsBy(events, 'support')).toEqual([3, 0, 0]);
});

test('X3, P4: two against two with the active player score 5 and 2', () => {
  const state = position({
    level1: '0 1 ? ? ? / 1 s ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    display: ['sculptor-1'],
  });
  const { events } = script(state, 'take sculptor-1', 'place 1B2');
  expect(pointsBy(events, 'square')).toEqual([5, 2, 0]);
});
