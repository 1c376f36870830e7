import { expect, test } from 'vitest';
import { hashState, type RefusalCode, type State, submit } from '../../src/game.ts';
import { action, begun, type Position, position, script } from '../position.ts';
import { FULL1, LAST_TURN, lastTurn, NOTHING2 } from './temple.ts';

/**
 * A position, an action that is tried in it (by the deciding seat unless another is given), and the rule that refuses
 * it.
 */
interface Example {
  readonly state: () => State;
  readonly tries: unknown;
  readonly seat?: number;
  readonly rule?: string;
}

/** 1A1 is builder, 1B1 beast, 1C1 sculptor, 1D1 beast/elder; blocks on 1E1 and 1A2; no tiles above level 1. */
const OPEN: Position = {
  level1: 'b t s te 1 / 0 ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
  display: ['builder-1', 'sculptor-1', 'beast-elder-1', 'beast-1'],
};

const afterTaking =
  (card: string, notation: Position = {}, ...more: readonly string[]) =>
  () =>
    script(position({ ...OPEN, ...notation }), `take ${card}`, ...more).state;

/** Returns the end of a turn where seat 0 is asked because it holds Moon. */
const atEndOfTurn = (notation: Position) => () =>
  script(
    position({ ...OPEN, ...notation, blessings: { 0: ['moon', ...(notation.blessings?.[0] ?? [])] } }),
    'take sculptor-1',
    'place 1C1',
  ).state;

/** Returns end scoring, with seat 0 holding Transference and Luck. */
const atTheEnd = () =>
  script(
    lastTurn({ blessings: { 0: ['transference', 'luck'] }, cards: { 0: ['beast-1'], 1: ['beast-2'] } }),
    ...LAST_TURN,
  ).state;

/** One example for every refusal code. Does not compile if a code has none. */
const EXAMPLES: Readonly<Record<RefusalCode, Example>> = {
  malformed: { state: () => position({}), tries: { type: 'takeCard', card: 'builder-99' } },
  gameOver: { state: () => script(lastTurn(), ...LAST_TURN).state, tries: 'take builder-1', seat: 0, rule: 'F11' },
  notYourDecision: { state: () => position({}), tries: 'take builder-1', seat: 1, rule: 'T1' },
  wrongDecision: { state: () => position({}), tries: 'place 1A1', rule: 'T1' },
  cardNotInDisplay: { state: () => position(OPEN), tries: 'take elder-5', rule: 'T1' },
  cardHasNoCell: {
    state: () => position({ ...OPEN, level1: `s${FULL1.slice(1)}`, level2: NOTHING2 }),
    tries: 'take builder-1',
    rule: 'T2',
  },
  cardReserved: {
    state: () => position({ ...OPEN, reserved: { card: 'beast-1', seat: 1 } }),
    tries: 'take beast-1',
    rule: 'E36',
  },
  reservedForSelf: {
    state: () =>
      position({
        ...OPEN,
        players: 2,
        supply: [16, 18],
        sikuSupply: [9, 9],
        reserved: { card: 'beast-1', seat: 0 },
      }),
    tries: 'take beast-1',
    rule: 'E36',
  },
  mustTakeReserved: {
    state: () => position({ ...OPEN, reserved: { card: 'beast-1', seat: 0 } }),
    tries: 'take builder-1',
    rule: 'E28',
  },
  noTileThere: { state: afterTaking('builder-1'), tries: 'place 2A1', rule: 'G3' },
  cellOccupied: { state: afterTaking('builder-1'), tries: 'place 1E1', rule: 'G3' },
  symbolMismatch: { state: afterTaking('builder-1'), tries: 'place 1B1', rule: 'T1' },
  mustBuildOnSwapped: { state: afterTaking('builder-1', {}, 'swap 1A1 1B1'), tries: 'place 1A1', rule: 'B1' },
  sideNeeded: { state: afterTaking('beast-elder-1'), tries: 'place 1D1', rule: 'T3' },
  sideNotPossible: { state: afterTaking('beast-elder-1'), tries: 'place 1B1 as elder', rule: 'T3' },
  notABuilder: { state: afterTaking('sculptor-1'), tries: 'swap 1A1 1B1', rule: 'B1' },
  alreadySwapped: { state: afterTaking('builder-1', {}, 'swap 1A1 1B1'), tries: 'swap 1B1 1C1', rule: 'B1' },
  noBuilderTile: { state: afterTaking('builder-1'), tries: 'swap 1B1 1C1', rule: 'B1' },
  sameCell: { state: afterTaking('builder-1'), tries: 'swap 1A1 1A1', rule: 'B1' },
  setHasNoBlock: {
    state: afterTaking('builder-1', { players: 2, supply: [16, 18], sikuSupply: [9, 9] }),
    tries: 'for self',
    rule: 'Y1',
  },
  blessingNotHeld: { state: () => position(OPEN), tries: 'use discovery', rule: 'E2' },
  blessingTakenThisTurn: {
    state: () =>
      script(
        position({
          level1: 'e 1 0 ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
          display: ['elder-1'],
          faceUp: ['abundance', 'luck'],
          blessings: { 0: ['moon'] },
        }),
        'take elder-1',
        'place 1A1',
        'bless abundance',
      ).state,
    tries: 'use abundance',
    rule: 'E2',
  },
  blessingNotNow: {
    state: () => position({ ...OPEN, blessings: { 0: ['abundance'] } }),
    tries: 'use abundance',
    rule: 'E16',
  },
  blessingUsed: {
    state: () => script(position({ ...OPEN, blessings: { 0: ['discovery'] } }), 'use discovery').state,
    tries: 'use discovery',
    rule: 'E2',
  },
  blessingNotFaceUp: {
    state: () =>
      script(
        position({
          level1: 'e ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
          display: ['elder-1'],
          faceUp: ['edge', 'luck'],
        }),
        'take elder-1',
        'place 1A1',
      ).state,
    tries: 'bless moon',
    rule: 'E1',
  },
  deckEmpty: {
    state: () => position({ ...OPEN, deck: 'empty', blessings: { 0: ['discovery'] } }),
    tries: 'use discovery',
    rule: 'E14',
  },
  noBlockLeft: {
    state: atEndOfTurn({ supply: [1, 9, 9], blessings: { 0: ['abundance'] } }),
    tries: 'use abundance',
    rule: 'E33',
  },
  notYourBlock: {
    state: () => position({ ...OPEN, blessings: { 0: ['moon'] } }),
    tries: 'use moon 1E1 1A2',
    rule: 'E20',
  },
  blockNotFree: {
    state: () =>
      position({
        level1: '0 1 0 1 ? / 1 2 ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
        blessings: { 0: ['moon'] },
      }),
    tries: 'use moon 1A1 1D1',
    rule: 'G3',
  },
  sameOwner: {
    state: () =>
      position({
        level1: '0 ? 0 ? 1 / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
        blessings: { 0: ['moon'] },
      }),
    tries: 'use moon 1A1 1C1',
    rule: 'E20',
  },
  lineNotCompleted: {
    state: () =>
      script(
        position({
          level1: '0 0 0 1 s / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
          display: ['sculptor-1'],
          blessings: { 0: ['providence'] },
        }),
        'take sculptor-1',
        'place 1E1',
      ).state,
    tries: 'use providence L1r1',
    rule: 'E29',
  },
  squareNotCompleted: {
    state: () =>
      script(
        position({
          level1: '0 1 1 ? ? / 0 s 2 ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
          display: ['sculptor-1'],
        }),
        'take sculptor-1',
        'place 1B2',
      ).state,
    tries: 'score 2C1',
    rule: 'P8',
  },
  noGain: {
    state: () =>
      script(
        position({
          level1: 's 1 1 2 2 / 0 ? ? ? ? / 0 ? ? ? ? / 1 ? ? ? ? / 2 ? ? ? ?',
          display: ['sculptor-1'],
          blessings: { 0: ['providence'] },
        }),
        'take sculptor-1',
        'place 1A1',
      ).state,
    tries: 'use providence L1r0',
    rule: 'E3',
  },
  notTied: {
    state: () =>
      begun({
        players: 1,
        active: 1,
        level1: 's a a a s / r r r r r / b b b b b / t t t t t / s e e e s',
        display: ['builder-1', 'builder-2', 'builder-3', 'sculptor-1'],
      }).state,
    tries: 'dummy 1B1',
    rule: 'Z4',
  },
  notYourCard: { state: atTheEnd, tries: 'end transference beast-2 to elder', rule: 'E24' },
  sameType: { state: atTheEnd, tries: 'end transference beast-1 to beast', rule: 'E24' },
  alreadyDecided: { state: () => script(atTheEnd(), 'end luck').state, tries: 'end luck', rule: 'F1' },
  passNotPossible: { state: () => position(OPEN), tries: 'pass', rule: 'T1' },
};

test.each(Object.entries(EXAMPLES))('%s is refused by its rule, and nothing changes', (code, example) => {
  const state = example.state();
  const before = hashState(state);
  const document = typeof example.tries === 'string' ? action(example.tries) : example.tries;
  const answer = submit(state, example.seat ?? state.view.decider, document);
  expect(answer).toMatchObject({ ok: false, reason: { code } });
  expect(answer.ok ? undefined : answer.reason.rule).toBe(example.rule);
  expect(hashState(state)).toBe(before);
});

test('a legal action is played on a copy', () => {
  const state = position(OPEN);
  const before = hashState(state);
  const answer = submit(state, 0, { type: 'takeCard', card: 'builder-1' });
  expect(answer.ok && answer.value.state.view.phase).toBe('placeBlock');
  expect(answer.ok && answer.value.events.map((event) => event.type)).toEqual(['cardTaken']);
  expect(hashState(state)).toBe(before);
});

test('anything that is not an action is malformed; the refusal names the field and what was expected', () => {
  const problem = (document: unknown) => {
    const answer = submit(position({}), 0, document);
    return answer.ok ? undefined : answer.reason.parameters;
  };
  expect(problem(undefined)).toEqual({ field: 'action', found: 'nothing', expected: 'an object' });
  expect(problem('take builder-1')).toMatchObject({ field: 'action', expected: 'an object' });
  expect(problem([])).toMatchObject({ found: 'a list of 0' });
  expect(problem({ type: 'fly' })).toMatchObject({ field: 'action.type', found: '"fly"' });
  expect(problem({ type: 'reshuffle', order: [] })).toMatchObject({ expected: 'an action of a seat' });
  expect(problem({ type: 'placeBlock', cell: 54 })).toEqual({
    field: 'action.cell',
    found: '54',
    expected: 'a whole number from 0 to 53',
  });
  expect(problem({ type: 'placeBlock', cell: 1.5 })).toMatchObject({ field: 'action.cell' });
  expect(problem({ type: 'pass', cheat: true })).toMatchObject({ field: 'action.cheat', expected: 'only type' });
  expect(problem({ type: 'useBlessing', blessing: 'luck' })).toMatchObject({ field: 'action.blessing' });
});

test('a seat that does not exist cannot decide', () => {
  const answer = submit(position({}), 7, { type: 'pass' });
  expect(answer).toMatchObject({ ok: false, reason: { code: 'notYourDecision', parameters: { decider: 0 } } });
});
