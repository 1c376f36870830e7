import { describe, expect, test } from 'vitest';
import { type Refusal, type State, submit } from '../../src/game.ts';
import { action, position, script } from '../position.ts';
import { endScoring, justTaken } from './ending.ts';

function refusalOf(state: State, text: string): Refusal | undefined {
  const answer = submit(state, state.view.decider, action(text));
  return answer.ok ? undefined : answer.reason;
}

const REST = '/ ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?';

/**
 * Seat 0 holds Moon and has not taken a card: 1A1 is covered, 1C1 is free and its own, 1D1 is free and another seat's.
 */
const withMoon = () =>
  position({
    level1: '0 1 0 1 ? / 1 1 ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    level2: '? - - - / - - - - / - - - - / - - - -',
    blessings: { 0: ['moon'] },
  });

/** Seat 1 is asked at the end of seat 0's turn. */
const atAnothersEnd = () =>
  script(
    position({
      level1: `s 0 1 ? ? ${REST}`,
      display: ['sculptor-1', 'builder-1', 'builder-2', 'artisan-1'],
      blessings: { 1: ['foresight', 'moon', 'abundance'] },
    }),
    'take sculptor-1',
    'place 1A1',
  ).state;

const withMovement = () =>
  script(
    position({ level1: `s b ? ? ? ${REST}`, display: ['sculptor-1'], blessings: { 0: ['movement'] } }),
    'take sculptor-1',
  ).state;

/** Row 1 is complete, column E is not. Seat 0 holds Providence and has the most blocks. */
const atProvidence = (row: string) =>
  script(
    position({ level1: `${row} ${REST}`, display: ['sculptor-1'], blessings: { 0: ['providence'] } }),
    'take sculptor-1',
    'place 1E1',
  ).state;

const atExpansion = () =>
  script(
    position({
      level1: '0 0 ? ? ? / 0 s ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
      display: ['sculptor-1'],
      blessings: { 0: ['expansion'] },
    }),
    'take sculptor-1',
    'place 1B2',
  ).state;

const withTransference = () =>
  endScoring({ cards: { 0: ['beast-1'], 1: ['builder-1'] }, blessings: { 0: ['transference'] } });

describe('a refused use names its parameters and the rule', () => {
  test.each<[string, () => State, string, Refusal]>([
    ['E10', atExpansion, 'use expansion 2B1', { code: 'squareNotCompleted', parameters: { square: 26 }, rule: 'E10' }],
    ['E11', withMovement, 'use movement 1B1 1B1', { code: 'sameCell', parameters: { cell: 1 }, rule: 'E11' }],
    ['E20', withMoon, 'use moon 1D1 1C1', { code: 'notYourBlock', parameters: { cell: 3 }, rule: 'E20' }],
    ['E20', withMoon, 'use moon 1C1 1A1', { code: 'sameOwner', parameters: { a: 2, b: 0 }, rule: 'E20' }],
    ['G3', withMoon, 'use moon 1A1 1D1', { code: 'blockNotFree', parameters: { cell: 0 }, rule: 'G3' }],
    ['G3', withMoon, 'use moon 1C1 1B1', { code: 'blockNotFree', parameters: { cell: 1 }, rule: 'G3' }],
    [
      'E34',
      atAnothersEnd,
      'use moon 1C1 1B1',
      { code: 'blessingNotNow', parameters: { blessing: 'moon' }, rule: 'E34' },
    ],
    [
      'E16',
      atAnothersEnd,
      'use abundance',
      { code: 'blessingNotNow', parameters: { blessing: 'abundance' }, rule: 'E16' },
    ],
    [
      'E28',
      atAnothersEnd,
      'use foresight elder-5',
      { code: 'cardNotInDisplay', parameters: { card: 'elder-5' }, rule: 'E28' },
    ],
    [
      'E29',
      () => atProvidence('0 0 0 1 s'),
      'use providence L1c4',
      { code: 'lineNotCompleted', parameters: { line: 'L1c4' }, rule: 'E29' },
    ],
    [
      'E24',
      withTransference,
      'end transference builder-1 to beast',
      { code: 'notYourCard', parameters: { card: 'builder-1' }, rule: 'E24' },
    ],
    [
      'E24',
      withTransference,
      'end transference beast-1 to beast',
      { code: 'sameType', parameters: { card: 'beast-1', to: 'beast' }, rule: 'E24' },
    ],
  ])('%s: %#', (_rule, state, text, refusal) => {
    expect(refusalOf(state(), text)).toEqual(refusal);
  });

  test('E3, E36: a use that would score nothing, and a reservation without a block', () => {
    const unpaid = position({
      level1: '0 0 0 1 s / ? ? ? ? 1 / ? ? ? ? 1 / ? ? ? ? 1 / ? ? ? ? 2',
      active: 1,
      display: ['sculptor-1'],
      blessings: { 0: ['providence'] },
    });
    script(unpaid, 'take sculptor-1', 'place 1E1');
    expect(refusalOf(unpaid, 'use providence L1c4')).toEqual({
      code: 'noGain',
      parameters: { blessing: 'providence' },
      rule: 'E3',
    });
    const last = position({
      level1: `s 0 1 ? ? ${REST}`,
      supply: [1, 5, 5],
      display: ['sculptor-1', 'builder-1'],
      blessings: { 0: ['foresight', 'moon'] },
    });
    script(last, 'take sculptor-1', 'place 1A1');
    expect(refusalOf(last, 'use foresight builder-1')).toEqual({ code: 'noBlockLeft', parameters: {}, rule: 'E36' });
  });

  test('E2: a blessing taken in this turn', () => {
    expect(refusalOf(justTaken('moon'), 'use moon 1A1 1B1')).toMatchObject({ code: 'blessingTakenThisTurn' });
  });
});
