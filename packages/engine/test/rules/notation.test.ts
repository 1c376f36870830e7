import { describe, expect, test } from 'vitest';
import { type Action, formatAction, type PlayerCount, parseAction, type Step, seedRng, setup } from '../../src/game.ts';
import { playRandomly } from './randomPlay.ts';
import { at } from './temple.ts';

const { facts } = setup({ players: 3 }, 'notation').view;

/** Parses a text and checks that formatting the result gives the same text. */
function read(text: string): Step {
  const parsed = parseAction(facts, text);
  if (!parsed.ok) throw new Error(parsed.reason.expected);
  expect(formatAction(parsed.value)).toBe(text);
  return parsed.value;
}

function problemOf(text: string) {
  const parsed = parseAction(facts, text);
  return parsed.ok ? undefined : parsed.reason;
}

describe('every action of docs/record.md has a notation', () => {
  test('taking a card, using it for a seat, swapping and placing', () => {
    expect(read('take sculptor-4')).toEqual({ type: 'takeCard', card: 'sculptor-4' });
    expect(read('for siku')).toEqual({ type: 'useFor', for: 'siku' });
    expect(read('swap 1A1 2B3')).toEqual({ type: 'swapTiles', a: at('1A1'), b: at('2B3') });
    expect(read('place 2B3')).toEqual({ type: 'placeBlock', cell: at('2B3') });
    expect(read('place 4B2 as elder')).toEqual({ type: 'placeBlock', cell: 53, side: 'elder' });
  });

  test('one-time blessings', () => {
    expect(read('use discovery')).toEqual({ type: 'useBlessing', blessing: 'discovery' });
    expect(read('use structure')).toEqual({ type: 'useBlessing', blessing: 'structure' });
    expect(read('use abundance')).toEqual({ type: 'useBlessing', blessing: 'abundance' });
    expect(read('use moon 1A1 2B2')).toEqual({ type: 'useBlessing', blessing: 'moon', own: 0, other: at('2B2') });
    expect(read('use movement 1A1 1B1')).toEqual({ type: 'useBlessing', blessing: 'movement', a: 0, b: 1 });
    expect(read('use providence L2c3')).toEqual({ type: 'useBlessing', blessing: 'providence', line: 'L2c3' });
    expect(read('use expansion 3A1')).toEqual({ type: 'useBlessing', blessing: 'expansion', square: at('3A1') });
    expect(read('use expansion top')).toEqual({ type: 'useBlessing', blessing: 'expansion', square: 54 });
    expect(read('use foresight elder-1')).toEqual({ type: 'useBlessing', blessing: 'foresight', card: 'elder-1' });
  });

  test('squares, blessings and passing', () => {
    expect(read('score 2A1')).toEqual({ type: 'orderSquare', square: 25 });
    expect(read('bless luck')).toEqual({ type: 'takeBlessing', blessing: 'luck' });
    expect(read('enact legend')).toEqual({ type: 'useOrKeep', blessing: 'legend', use: true });
    expect(read('keep legend')).toEqual({ type: 'useOrKeep', blessing: 'legend', use: false });
    expect(read('pass')).toEqual({ type: 'pass' });
  });

  test('the player’s choice for a dummy, and a reshuffle', () => {
    expect(read('dummy 1C3')).toEqual({ type: 'dummyTie', cell: at('1C3') });
    expect(read('dummy 1C3 as beast')).toEqual({ type: 'dummyTie', cell: at('1C3'), side: 'beast' });
    expect(read('reshuffle builder-1 elder-2')).toEqual({ type: 'reshuffle', order: ['builder-1', 'elder-2'] });
  });

  test('end blessings', () => {
    expect(read('end luck')).toEqual({ type: 'endBlessing', blessing: 'luck', use: true });
    expect(read('end luck keep')).toEqual({ type: 'endBlessing', blessing: 'luck', use: false });
    expect(read('end change saw')).toEqual({ type: 'endBlessing', blessing: 'change', use: true, tool: 'saw' });
    expect(read('end transference beast-1 to elder')).toEqual({
      type: 'endBlessing',
      blessing: 'transference',
      use: true,
      card: 'beast-1',
      to: 'elder',
    });
    expect(read('end transference legend to artisan rope')).toEqual({
      type: 'endBlessing',
      blessing: 'transference',
      use: true,
      card: 'legend',
      to: 'artisan',
      tool: 'rope',
    });
  });
});

const MODES: readonly PlayerCount[] = [1, 2, 3, 4];

test.each(MODES)('every action of a random game survives the round trip, players %i', (players) => {
  playRandomly(setup({ players }, 'notation'), seedRng('notation'), (_, made: Action) => {
    expect(parseAction(facts, formatAction(made)), formatAction(made)).toEqual({ ok: true, value: made });
  });
});

test('extra space does not matter', () => {
  expect(parseAction(facts, '  place   2B3 ')).toEqual(parseAction(facts, 'place 2B3'));
});

describe('unreadable text is refused with what was expected', () => {
  test('an unknown verb', () => {
    expect(problemOf('fly 1A1')).toMatchObject({ field: 'notation', found: '"fly"' });
    expect(problemOf('')).toMatchObject({ field: 'notation', found: '""' });
    expect(problemOf('constructor')).toMatchObject({ field: 'notation', found: '"constructor"' });
  });

  test('too few or too many words', () => {
    expect(problemOf('swap 1A1')).toEqual({ field: 'notation', found: '"swap 1A1"', expected: 'swap CELL CELL' });
    expect(problemOf('take')).toMatchObject({ expected: 'take CARD' });
    expect(problemOf('pass now')).toMatchObject({ expected: 'pass' });
    expect(problemOf('place 1A1 with elder')).toMatchObject({ expected: 'place CELL [as TYPE]' });
  });

  test('a card, cell, line or type that does not exist', () => {
    expect(problemOf('take builder-9')).toEqual({
      field: 'action.card',
      found: '"builder-9"',
      expected: 'a building card like "sculptor-4"',
    });
    expect(problemOf('place 1F1')?.field).toBe('action.cell');
    expect(problemOf('place 4C1')?.field).toBe('action.cell');
    expect(problemOf('use providence L5r0')?.field).toBe('action.line');
    expect(problemOf('place 1A1 as wizard')?.field).toBe('action.side');
    expect(problemOf('use luck')?.field).toBe('action.blessing');
    expect(problemOf('end transference beast-1 to elder rope')?.field).toBe('action.tool');
    for (const text of ['end transference beast-1', 'end transference beast-1 to', 'end transference beast-1 as elder'])
      expect(problemOf(text)?.expected, text).toContain('to TYPE [TOOL]');
  });
});
