import { describe, expect, test } from 'vitest';
import { cellName, DEFAULT_EDITION, setup, toRecord } from '../../src/game.ts';
import { begun, eventsOf, legalTexts, type Position, position, script } from '../position.ts';
import { blessingsIn, cardsOf, faceUpOf, stackOf } from './look.ts';
import { at, FULL1, NOTHING2, NOTHING3, seatAt } from './temple.ts';

/** A round that dummy 1 starts, with the markers at their places of the first round: left and right. */
const DUMMY_1: Position = { players: 1, active: 1, round: 4 };

/**
 * Returns the cell where dummy 1 builds with the card at its marker (left place); several cells if the player must
 * choose.
 */
function dummyBuilds(notation: Position): string[] {
  const { state, events } = begun({
    ...DUMMY_1,
    display: ['builder-1', 'builder-2', 'builder-3', 'sculptor-1'],
    ...notation,
  });
  const built = eventsOf(events, 'blockPlaced').find((event) => event.seat === 1);
  return built === undefined ? legalTexts(state) : [cellName(built.cell)];
}

describe('Z4: the cell of a dummy', () => {
  test('X12, Z4: 2 support and 1 row are 3 points, a square is 5: the dummy completes the square', () => {
    const level1 = '0 0 2 1 1 / 2 0 2 2 0 / 0 2 0 0 2 / 0 2 2 0 2 / 2 0 0 2 0';
    const level3 = NOTHING3;
    expect(dummyBuilds({ level1, level2: '0 2 0 s / b b b b / 1 s t t / 1 2 t t', level3 })).toEqual(['2B3']);
    expect(dummyBuilds({ level1, level2: '0 2 0 s / b b b b / 1 s t t / t 2 t t', level3 })).toEqual(['2D1']);
  });

  test('Z4: a square scores by the usual rules, and the dummy wins ties as the active player', () => {
    // On 1E5 the dummy is second to three blocks (2 points) and completes a row and a column: 4 points. On 1B2 it ties
    // with seat 2 and, as the active seat, gets 5.
    const level1 = '1 2 b b 0 / 2 s b b 2 / r r r r 0 / a a a 0 0 / 0 0 2 0 s';
    expect(dummyBuilds({ level1 })).toEqual(['1B2']);
    expect(dummyBuilds({ level1: level1.replace('1 2', '0 2') })).toEqual(['1E5']);
  });

  test('Z4: all points come before those of squares', () => {
    // On 2B3 the dummy is second in a square: 2 points. On 2D1 it has two own blocks below and completes a row: 3
    // points.
    const level1 = '0 0 2 1 1 / 2 0 2 2 0 / 0 2 0 0 2 / 0 2 2 0 2 / 2 0 0 2 0';
    const level2 = '0 2 0 s / b b b b / 2 s t t / 2 2 t t';
    expect(dummyBuilds({ level1, level2, level3: NOTHING3 })).toEqual(['2D1']);
  });

  test('Z4: a row or column counts 1', () => {
    expect(dummyBuilds({ level1: 's 0 2 0 2 / ? ? ? ? ? / ? ? s ? ? / ? ? ? ? ? / ? ? ? ? ?' })).toEqual(['1A1']);
  });

  test('Z4: at equal points, more from squares wins', () => {
    // 1E1 completes a row and a column; 1B4 completes a square where the dummy is second.
    const level1 = '2 0 2 0 s / b b b b 0 / 0 0 r r 2 / 0 s r r 0 / b b b b 2';
    expect(dummyBuilds({ level1 })).toEqual(['1B4']);
  });

  test('Z4: then more from rows', () => {
    // 1E1 completes a row; 2A1 has one own block below.
    const level1 = '2 0 2 0 s / 0 1 a a a / r r r r r / b b b b b / t t t t t';
    expect(dummyBuilds({ level1, level2: 's - - - / - - - - / - - - - / - - - -' })).toEqual(['1E1']);
  });

  test('Z4: then nearer to the axis, in a straight line', () => {
    expect(dummyBuilds({ level1: 's a a a a / a s a a a / s b b b b / r r r r r / t t t t t' })).toEqual(['1B2']);
    // Two steps in one direction are nearer than one to the side and two down.
    expect(dummyBuilds({ level1: 'a a a a a / r r r r r / s b b b b / t t t t t / t s e e e' })).toEqual(['1A3']);
  });

  test('Z4: straight-line distance counts, not steps along rows and columns', () => {
    // 3A1 and 1A3 are the same number of steps from the axis, but 3A1 is nearer in a straight line.
    const level1 = 'a a a a a / r r r r r / s b b b b / t t t t t / e e e e e';
    expect(dummyBuilds({ level1, level2: NOTHING2, level3: 's - - / - - - / - - -' })).toEqual(['3A1']);
  });

  test('Z4: nearer to the axis counts before farther from the edge', () => {
    // 3B1 is on the border of its level and nearer to the axis than 1B2.
    const level1 = 'a a a a a / r s r r r / b b b b b / t t t t t / e e e e e';
    expect(dummyBuilds({ level1, level2: NOTHING2, level3: '- s - / - - - / - - -' })).toEqual(['3B1']);
  });

  test('Z4: then farther from the edge of its level', () => {
    // 1C2 and 3B1 are equally near to the axis, but 3B1 is on the border of its level.
    const level1 = 'a a a a a / r r s r r / b b b b b / t t t t t / e e e e e';
    expect(dummyBuilds({ level1, level2: NOTHING2, level3: '- s - / - - - / - - -' })).toEqual(['1C2']);
  });

  test('Z4: then the player chooses', () => {
    const { state } = begun({
      ...DUMMY_1,
      level1: 's a a a s / r r r r r / b b b b b / t t t t t / s e e e s',
      display: ['builder-1', 'builder-2', 'builder-3', 'sculptor-1'],
    });
    expect(state.view).toMatchObject({ phase: 'dummyTie', decider: 0, active: 1 });
    expect(legalTexts(state)).toEqual(['dummy 1A1', 'dummy 1E1', 'dummy 1A5', 'dummy 1E5']);
    script(state, 'dummy 1A5');
    expect(seatAt(state, '1A5')).toBe(1);
  });
});

describe('Z5: the side of a dummy’s split card', () => {
  const withCard = (
    card: 'architect-1' | 'builder-architect-1' | 'beast-elder-1' | 'sculptor-artisan-1',
    notation: Position,
  ) => begun({ ...DUMMY_1, display: ['sculptor-1', 'sculptor-2', 'sculptor-3', card], ...notation });
  const joined = (seat: number, { state }: { state: Parameters<typeof cardsOf>[0] }) => cardsOf(state, seat);

  test('Z5: the side follows the tile', () => {
    const onBuilder = withCard('builder-architect-1', { level1: `b s s${FULL1.slice(5)}`, level2: NOTHING2 });
    expect(joined(1, onBuilder)).toEqual(['builder-architect-1 builder']);
    const onArchitect = withCard('builder-architect-1', { level1: `r s s${FULL1.slice(5)}`, level2: NOTHING2 });
    expect(joined(1, onArchitect)).toEqual([]);
  });

  test('Z5: for a builder/architect card, tiles with a builder win a tie before the player chooses', () => {
    const played = withCard('builder-architect-1', {
      level1: 'r s s s b / s s a a a / a a a a a / t t t t t / r e e e r',
    });
    expect(seatAt(played.state, '1E1')).toBe(1);
    expect(joined(1, played)).toEqual(['builder-architect-1 builder']);
  });

  test('Z5: also between two tiles; if no tile shows a builder, the player chooses', () => {
    const rest = ' / s s a a a / a a a a a / t t t t t / e e e e e';
    expect(seatAt(withCard('builder-architect-1', { level1: `r s s s b${rest}` }).state, '1E1')).toBe(1);
    const open = withCard('builder-architect-1', { level1: `r s s s r${rest}` });
    expect(legalTexts(open.state)).toEqual(['dummy 1A1', 'dummy 1E1']);
  });

  test('Z5: for other cards, a builder on the tile makes no difference', () => {
    const { state } = withCard('architect-1', { level1: 'r s s s br / s s a a a / a a a a a / t t t t t / e e e e e' });
    expect(legalTexts(state)).toEqual(['dummy 1A1', 'dummy 1E1']);
  });

  test('Z5: nor for other split cards, even if a tile shows a builder and a beast', () => {
    const tiles = DEFAULT_EDITION.tiles.map((tile) =>
      tile.id === 'tile-builder-1' ? { ...tile, symbols: ['builder', 'beast'] as const } : tile,
    );
    const { state } = withCard('beast-elder-1', {
      edition: { ...DEFAULT_EDITION, tiles },
      level1: 't s s s bt / s s a a a / a a a a a / r r r r r / b b b b b',
    });
    expect(legalTexts(state)).toEqual(['dummy 1A1', 'dummy 1E1']);
  });

  test('Z5: but only if everything else is equal', () => {
    const played = withCard('builder-architect-1', {
      level1: 'b s s s s / s s r a a / a a a a a / t t t t t / r e e e r',
    });
    expect(seatAt(played.state, '1C2')).toBe(1);
  });

  test('Z5: on a tile with both symbols a builder/architect is a builder', () => {
    const played = withCard('builder-architect-1', { level1: `br s s${FULL1.slice(5)}`, level2: NOTHING2 });
    expect(joined(1, played)).toEqual(['builder-architect-1 builder']);
  });

  test('Z5, T5: the same if any card may be placed anywhere', () => {
    const played = withCard('builder-architect-1', {
      level1: `e e e${FULL1.slice(5)}`,
      level2: NOTHING2,
      deck: 'empty',
    });
    expect(joined(1, played)).toEqual(['builder-architect-1 builder']);
  });

  test('Z5: for a beast/elder card, the player chooses if the tile does not decide', () => {
    const { state } = withCard('beast-elder-1', {
      level1: `te s s${FULL1.slice(5)}`,
      level2: NOTHING2,
      faceUp: ['luck', 'edge'],
    });
    expect(legalTexts(state)).toEqual(['dummy 1A1 as beast', 'dummy 1A1 as elder']);
    const { events } = script(state, 'dummy 1A1 as elder');
    expect(eventsOf(events, 'blessingRemoved').map((event) => event.blessing)).toEqual(['luck']);
  });

  test('Z5: a beast/elder on a beast tile is a beast', () => {
    const played = withCard('beast-elder-1', { level1: `t s s${FULL1.slice(5)}`, level2: NOTHING2 });
    expect(seatAt(played.state, '1A1')).toBe(1);
    expect(eventsOf(played.events, 'blessingRemoved')).toEqual([]);
  });

  test('Z5: the side of a sculptor/artisan is never asked', () => {
    const played = withCard('sculptor-artisan-1', { level1: `sa b b${FULL1.slice(5)}`, level2: NOTHING2 });
    expect(seatAt(played.state, '1A1')).toBe(1);
  });
});

describe('Z6: what dummies do not do', () => {
  test('Z6: dummies score nothing and do not advance', () => {
    const { state } = begun({
      ...DUMMY_1,
      level1: 's 1 1 1 1 / 1 1 r r r / r r r e e / b b b b b / t t t t t',
      display: ['builder-1', 'builder-2', 'builder-3', 'sculptor-1'],
    });
    expect(seatAt(state, '1A1')).toBe(1);
    expect(state.view.points).toEqual([0, 0, 0]);
    expect(state.view.track).toEqual([0, 0, 0]);
  });

  test('Z6: a dummy’s builder never swaps tiles and is kept for the majority; other cards leave the game', () => {
    const { state, events } = begun({
      ...DUMMY_1,
      display: ['sculptor-1', 'sculptor-2', 'sculptor-3', 'builder-1'],
      level1: 's a a a a / a s b a a / e e s e e / r r r r r / t t t t t',
    });
    expect(eventsOf(events, 'tilesSwapped')).toEqual([]);
    expect(cardsOf(state, 1)).toEqual(['builder-1 builder']);
    expect(cardsOf(state, 2)).toEqual([]);
    expect(eventsOf(events, 'cardDiscarded')).toEqual([{ type: 'cardDiscarded', seat: 2, card: 'sculptor-2' }]);
  });

  test('Z6: an elder taken by a dummy removes the blessing farther from the stack; the other moves away from it', () => {
    const { state, events } = begun({
      ...DUMMY_1,
      display: ['sculptor-1', 'sculptor-2', 'sculptor-3', 'elder-1'],
      level1: 's s s s s / r r e r r / b b b b b / a a a a a / t t t t t',
      faceUp: ['luck', 'structure'],
      stack: ['edge'],
    });
    expect(eventsOf(events, 'blessingRemoved')).toEqual([{ type: 'blessingRemoved', seat: 1, blessing: 'luck' }]);
    expect(faceUpOf(state)).toEqual(['structure', 'edge']);
    expect(blessingsIn(state, 1, 'held')).toEqual([]);
  });

  test('Z6: or the only face-up blessing', () => {
    const { events } = begun({
      ...DUMMY_1,
      display: ['sculptor-1', 'sculptor-2', 'sculptor-3', 'elder-1'],
      level1: 's s s s s / r r e r r / b b b b b / a a a a a / t t t t t',
      faceUp: ['-', 'structure'],
    });
    expect(eventsOf(events, 'blessingRemoved')).toEqual([{ type: 'blessingRemoved', seat: 1, blessing: 'structure' }]);
  });

  test('Z6: a blessing taken by the player is replaced at the place nearer the stack', () => {
    const notation: Position = {
      players: 1,
      display: ['elder-1', 'sculptor-2', 'sculptor-3', 'sculptor-4'],
      level1: 's s s s s / r r e r r / b b b b b / a a a a a / t t t t t',
      faceUp: ['luck', 'structure'],
      stack: ['edge'],
    };
    const farther = position(notation);
    script(farther, 'take elder-1', 'place 1C2', 'bless luck');
    expect(faceUpOf(farther)).toEqual(['structure', 'edge']);
    const nearer = position(notation);
    script(nearer, 'take elder-1', 'place 1C2', 'bless structure');
    expect(faceUpOf(nearer)).toEqual(['luck', 'edge']);
  });

  test('Z6: of the first two, the one revealed first is farther from the stack', () => {
    const state = setup({ players: 1 }, 'z6');
    const { setup: dealt } = toRecord(state, []);
    expect(faceUpOf(state)).toEqual(dealt.blessings.slice(0, 2));
    expect(stackOf(state)).toEqual(dealt.blessings.slice(2));
  });
});

describe('Z7: the player in a dummy’s turn', () => {
  const dummyCompletes: Position = {
    ...DUMMY_1,
    level1: '0 0 r r r / 0 s r r r / b b b b b / a a a a a / t t t t t',
    display: ['builder-1', 'builder-2', 'builder-3', 'sculptor-1'],
  };

  test('Z7: the player scores in a square that a dummy completes', () => {
    expect(begun(dummyCompletes).state.view.points[0]).toBe(5);
  });

  test('Z7: the player may react in a dummy’s turn', () => {
    const { state } = begun({ ...dummyCompletes, blessings: { 0: ['expansion'] } });
    expect(state.view).toMatchObject({ phase: 'expansion', decider: 0, active: 1 });
    script(state, 'use expansion 2A1');
    expect(state.view.points[0]).toBe(9);
  });

  test('Z7: Providence can be used for a row that a dummy completes', () => {
    const { state } = begun({
      ...dummyCompletes,
      level1: '0 0 0 2 s / r r r r r / b b b b b / a a a a a / t t t t t',
      blessings: { 0: ['providence'] },
    });
    expect(state.view).toMatchObject({ phase: 'providence', decider: 0, active: 1 });
    script(state, 'use providence L1r0');
    expect(state.view.points[0]).toBe(7);
  });

  test('Z7: if a dummy completes several squares, the player chooses the order', () => {
    const { state } = begun({
      ...dummyCompletes,
      level1: '0 0 2 r r / 0 s 2 r r / b b b b b / a a a a a / t t t t t',
      tiles: ['beast', 'elder'],
    });
    expect(state.view).toMatchObject({ phase: 'orderSquare', decider: 0, active: 1 });
    const { events } = script(state, 'score 2B1');
    expect(
      eventsOf(events, 'tileRevealed')
        .map((event) => event.cell)
        .slice(0, 2),
    ).toEqual([at('2B1'), at('2A1')]);
  });
});
