import { describe, expect, test } from 'vitest';
import { DEFAULT_OPTIONS, parseConfig, score, setup } from '../../src/game.ts';
import { completionRanking } from '../../src/modes/completion.ts';
import { InvalidConfig } from '../../src/setup.ts';
import { eventsOf, legalTexts, type Position, pointsBy, position, script, settle } from '../position.ts';
import { deckOf, displayOf, faceUpOf, stackOf } from './look.ts';
import { FULL1, LAST_TURN, lastTurn, NOTHING2 } from './temple.ts';

test('O1 to O5: the first value of each option is the default', () => {
  expect(DEFAULT_OPTIONS).toEqual({
    reshuffle: 'whole',
    outerTop: false,
    expansion: 'replaces',
    firstPlayer: 'seat0',
    blessings: undefined,
  });
  expect(setup({ players: 3 }, 'o').view.facts.config.options).toEqual(DEFAULT_OPTIONS);
});

test('O1: `whole` can turn up a fitting card from deep in the deck, `sameBack` cannot', () => {
  const notation: Position = {
    level1: `e${FULL1.slice(1)}`,
    level2: NOTHING2,
    display: ['builder-1', 'builder-2', 'builder-3', 'builder-4'],
    cards: { 1: ['elder-1', 'elder-2', 'elder-3', 'elder-4', 'beast-elder-1', 'beast-elder-2'] },
  };
  expect(position({ ...notation, options: { reshuffle: 'whole' } }).view.phase).toBe('reshuffle');
  expect(position({ ...notation, options: { reshuffle: 'sameBack' } }).view.phase).toBe('takeCard');
});

describe('O1, T4: `below`', () => {
  /** Only an elder can be placed. */
  const notation: Position = {
    level1: `e${FULL1.slice(1)}`,
    level2: NOTHING2,
    options: { reshuffle: 'below' },
    display: ['builder-1', 'builder-2', 'builder-3', 'builder-4'],
  };

  test('O1: the next cards are revealed first, then the old ones are shuffled into the rest', () => {
    const state = position({ ...notation, deck: ['beast-1', 'beast-2', 'elder-1', 'beast-3', 'beast-4'] });
    settle(state);
    expect(displayOf(state)).toEqual(['beast-1', 'beast-2', 'elder-1', 'beast-3']);
    expect(deckOf(state)).toEqual(expect.arrayContaining(['beast-4', 'builder-1', 'builder-4']));
    expect(state.view.deckMixed).toBe(true);
  });

  test('O1: this repeats until a card may be taken', () => {
    const state = position({ ...notation, deck: ['beast-1', 'beast-2', 'artisan-1', 'artisan-2'] });
    const { events } = settle(state);
    const [first, second] = eventsOf(events, 'reshuffled');
    expect(first.returned).toEqual(['builder-1', 'builder-2', 'builder-3', 'builder-4']);
    expect(second.returned).toEqual(['beast-1', 'beast-2', 'artisan-1', 'artisan-2']);
    expect(displayOf(state).some((id) => id.includes('elder'))).toBe(true);
  });

  test('O1: if the deck holds fewer than four cards, old ones follow', () => {
    const state = position({ ...notation, deck: ['elder-1', 'beast-1'], deckSize: 2 });
    settle(state);
    expect(displayOf(state).slice(0, 2)).toEqual(['elder-1', 'beast-1']);
    expect(displayOf(state)).toHaveLength(4);
    expect(deckOf(state)).toHaveLength(2);
  });

  test('O1, E36: a reserved card stays, and three are revealed', () => {
    const state = position({
      ...notation,
      deck: ['elder-1', 'beast-1', 'beast-2', 'beast-3'],
      reserved: { card: 'builder-2', seat: 1 },
    });
    settle(state);
    expect(displayOf(state).toSorted()).toEqual(['beast-1', 'beast-2', 'builder-2', 'elder-1']);
  });

  test('T6: with no card in the whole deck that fits, any card may be taken at once', () => {
    const elders = ['elder-1', 'elder-2', 'elder-3', 'elder-4', 'elder-5', 'beast-elder-1', 'beast-elder-2'];
    expect(position({ ...notation, cards: { 1: elders.slice(1) } }).view.phase).toBe('reshuffle');
    const state = position({ ...notation, cards: { 1: elders } });
    expect(state.view.phase).toBe('takeCard');
    expect(legalTexts(state)).toHaveLength(4);
  });
});

describe('O2: the top level is outer too', () => {
  const outerTop = { outerTop: true };
  /** With FULL2 and FULL3, seats 0 and 1 have 13 outer blocks each on levels 1 to 3, equally many on every level. */
  const even1 = '0 1 2 0 1 / 2 0 1 2 0 / 1 2 0 1 1 / 0 1 2 0 1 / 2 0 1 2 0';
  const capPoints = (notation: Position) => pointsBy(script(lastTurn(notation), ...LAST_TURN).events, 'cap');

  test('O2: the four top cells count for the cap', () => {
    expect(capPoints({ level1: even1 })).toEqual([0, 0, 0]);
    expect(capPoints({ level1: even1, options: outerTop })).toEqual([0, 7, 0]);
  });

  test('O2: a tie is broken level by level up to the fourth', () => {
    // Seats 0 and 1 are equal on levels 1 and 2. Seat 0 has one more on level 3, seat 1 one more on level 4.
    expect(capPoints({ level1: even1, level3: '0 2 2 / 1 2 0 / 2 0 1', options: outerTop })).toEqual([7, 0, 0]);
  });

  test('O2: the top cells are corners for Stability and outer for Edge', () => {
    const used = (outerTop: boolean) => {
      const state = lastTurn({
        level2: '1 1 2 2 / 1 2 0 1 / 2 0 1 2 / 2 1 2 1',
        blessings: { 0: ['edge', 'stability'] },
        options: { outerTop },
      });
      script(state, ...LAST_TURN, 'end edge', 'end stability');
      return score(state.view, 0);
    };
    expect(used(false)).toMatchObject({ edge: 9, stability: 6 });
    expect(used(true)).toMatchObject({ edge: 10, stability: 8 });
  });

  test('O2: the completion card `corners` counts a fourth level', () => {
    const notation: Position = {
      players: 4,
      completion: 'corners',
      level1: '1 ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
      level4: '0 0 / - -',
    };
    expect(completionRanking(position(notation).view)[0]).toBe(1);
    expect(completionRanking(position({ ...notation, options: outerTop }).view)[0]).toBe(0);
  });
});

describe('O3: Expansion', () => {
  const square: Position = {
    level1: '0 0 ? ? ? / 1 s ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    display: ['sculptor-1'],
    blessings: { 0: ['expansion'] },
  };

  test('O3, E30: by default Expansion replaces its user’s award; the others score as usual', () => {
    const state = position(square);
    script(state, 'take sculptor-1', 'place 1B2', 'use expansion 2A1');
    expect(state.view.points).toEqual([9, 2, 0]);
  });

  test('O3, E30: with `adds` Expansion is scored in addition to the award', () => {
    const state = position({ ...square, options: { expansion: 'adds' } });
    script(state, 'take sculptor-1', 'place 1B2', 'use expansion 2A1');
    expect(state.view.points).toEqual([14, 2, 0]);
  });
});

test('O4: seat 0 begins, or a seat drawn from the seed; in the solo game always the player', () => {
  const first = (players: 1 | 3, firstPlayer: 'seat0' | 'random') =>
    new Set(Array.from({ length: 30 }, (_, i) => setup({ players, options: { firstPlayer } }, i).view.decider));
  expect(first(3, 'seat0')).toEqual(new Set([0]));
  expect(first(3, 'random')).toEqual(new Set([0, 1, 2]));
  expect(first(1, 'random')).toEqual(new Set([0]));
});

describe('O5: blessings played with', () => {
  test('O5: a chosen subset', () => {
    const state = setup({ players: 3, options: { blessings: ['luck', 'moon', 'edge'] } }, 'o5');
    expect([...faceUpOf(state), ...stackOf(state)].sort()).toEqual(['edge', 'luck', 'moon']);
  });

  test('O5: with one blessing or none, an elder gives what is there', () => {
    const elder = (blessings: readonly 'luck'[]) => {
      const state = position({
        options: { blessings },
        level1: 'e ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
        display: ['elder-1'],
      });
      script(state, 'take elder-1', 'place 1A1');
      return legalTexts(state);
    };
    expect(elder(['luck'])).toEqual(['bless luck']);
    expect(elder([])).not.toContain('bless luck');
    expect(faceUpOf(setup({ players: 3, options: { blessings: [] } }, 'o5'))).toEqual(['-', '-']);
  });

  test('O5: a blessing that the mode removes cannot be chosen', () => {
    expect(parseConfig({ players: 1, options: { blessings: ['moon'] } })).toEqual({
      ok: false,
      reason: { field: 'options.blessings[0]', found: '"moon"', expected: 'a blessing for 1 player' },
    });
    expect(parseConfig({ players: 3, options: { blessings: ['moon'] } }).ok).toBe(true);
  });
});

describe('O: a config from an untrusted source', () => {
  const problemOf = (document: unknown) => {
    const parsed = parseConfig(document);
    return parsed.ok ? undefined : parsed.reason;
  };

  test('O1 to O5: the Problem of a wrong value names what was found and expected', () => {
    expect(problemOf({ players: 5 })).toEqual({ field: 'players', found: '5', expected: 'one of 1, 2, 3, 4' });
    expect(problemOf({ players: 3, options: { reshuffle: 'half' } })).toEqual({
      field: 'options.reshuffle',
      found: '"half"',
      expected: 'one of whole, sameBack, below',
    });
    expect(problemOf({ players: 3, options: { outerTop: 1 } })?.field).toBe('options.outerTop');
    expect(problemOf({ players: 3, options: { expansion: true } })?.field).toBe('options.expansion');
    expect(problemOf({ players: 3, options: { firstPlayer: 1 } })?.field).toBe('options.firstPlayer');
    expect(problemOf({ players: 3, options: { blessings: ['luck', 'luck'] } })?.expected).toBe(
      'every blessing only once',
    );
    expect(problemOf({ players: 3, options: { speed: 1 } })?.field).toBe('options.speed');
    expect(problemOf('three')).toEqual({ field: 'config', found: '"three"', expected: 'an object' });
  });

  test('O5: a trusted caller with a wrong config gets InvalidConfig', () => {
    expect(() => setup({ players: 2, options: { blessings: ['abundance'] } }, 'x')).toThrow(InvalidConfig);
  });
});
