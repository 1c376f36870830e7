import { expect, test } from 'vitest';
import { makeMove, PASS } from '../../src/actions/moves.ts';
import { MoveList, toAction, toMove } from '../../src/fast.ts';
import { Corrupt, type State, setup } from '../../src/game.ts';
import { revealBlessing, revealCard, revealTile } from '../../src/mutators.ts';
import { ACTION_TYPES, BLESSING_IDS } from '../../src/words.ts';

/** States that no game can reach must throw instead of being repaired silently. */
const { facts } = setup({ players: 3 }, 'corrupt').view;

test.each([
  ['tiles', (state: State) => revealTile(state, 0)],
  ['deck', (state: State) => revealCard(state, 0)],
  ['blessings', (state: State) => revealBlessing(state)],
] as const)('nothing is drawn from an empty stack of %s', (stack, reveal) => {
  const state = setup({ players: 3 }, 'corrupt');
  state.secret[stack].length = 0;
  const before = JSON.stringify(state.view);
  expect(() => reveal(state)).toThrow(Corrupt);
  expect(JSON.stringify(state.view)).toBe(before);
});

test('an unknown card, line or blessing cannot become a move', () => {
  expect(() => toMove(facts, { type: 'takeCard', card: 'builder-99' })).toThrow(Corrupt);
  expect(() => toMove(facts, { type: 'useBlessing', blessing: 'providence', line: 'L9r9' })).toThrow(Corrupt);
});

test('a move number without an action cannot become an action', () => {
  const moveOf = (type: (typeof ACTION_TYPES)[number], a = 0, b = 0, blessing = 0) =>
    makeMove(ACTION_TYPES.indexOf(type), a, b, blessing);
  expect(() => toAction(facts, moveOf('reshuffle'))).toThrow(Corrupt);
  expect(() => toAction(facts, moveOf('takeCard', 60))).toThrow(Corrupt);
  expect(() => toAction(facts, moveOf('useFor', 2))).toThrow(Corrupt);
  expect(() => toAction(facts, moveOf('useBlessing', 0, 0, BLESSING_IDS.indexOf('luck')))).toThrow(Corrupt);
  expect(() => toAction(facts, moveOf('endBlessing', 0, 4, BLESSING_IDS.indexOf('change')))).toThrow(Corrupt);
  expect(() => toAction(facts, moveOf('takeBlessing', 0, 0, BLESSING_IDS.length))).toThrow(Corrupt);
  expect(toAction(facts, makeMove(PASS))).toEqual({ type: 'pass' });
});

test('a full list of moves throws instead of losing moves', () => {
  const moves = new MoveList();
  for (let i = 0; i < moves.moves.length; i++) moves.add(i);
  moves.checkRoom();
  moves.add(0);
  expect(() => moves.checkRoom()).toThrow(Corrupt);
});
