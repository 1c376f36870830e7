import { afterEach, describe, expect, test, vi } from 'vitest';

/** Loads the engine again after changing FIGURES. Any code with a number of its own would then give the old results. */
async function changedEngine(change: (figures: typeof import('../../src/figures.ts')['FIGURES']) => void) {
  vi.resetModules();
  const { FIGURES } = await import('../../src/figures.ts');
  change(FIGURES);
  return { ...(await import('../../src/game.ts')), ...(await import('../position.ts')) };
}

afterEach(() => vi.resetModules());

describe('changing a figure in one place changes every use', () => {
  test('F2, F3, F9, F10: the lines of the sheet', async () => {
    const { position, score } = await changedEngine((figures) =>
      Object.assign(figures, {
        cap: 101,
        builders: { most: 102, tied: 103, each: 104 },
        unusedBlessing: 105,
        set: 106,
      }),
    );
    const { view } = position({
      level1: '0 ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
      cards: { 0: ['builder-1', 'sculptor-1', 'artisan-1', 'beast-1', 'architect-1', 'elder-1'] },
      blessings: { 0: ['luck', 'moon'] },
    });
    expect(score(view, 0)).toMatchObject({ cap: 101, builders: 102, blessings: 210, sets: 106 });
  });

  test('P1, P3: points of a placement, and its preview', async () => {
    const { position, preview, score, script } = await changedEngine((figures) =>
      Object.assign(figures, { support: 11, square: { first: 13, second: 7 } }),
    );
    const square = position({
      level1: '0 1 ? ? ? / 0 s ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
      display: ['sculptor-1'],
    });
    const taken = script(square, 'take sculptor-1').state;
    const outcome = preview(taken.view, { type: 'placeBlock', cell: 6 });
    expect(outcome.points).toMatchObject([
      { seat: 0, points: 13 },
      { seat: 1, points: 7 },
    ]);
    const after = script(taken, 'place 1B2').state;
    expect([0, 1].map((seat) => score(after.view, seat).temple)).toEqual([13, 7]);
  });

  test('P2: steps for a row and a column', async () => {
    const { position, script } = await changedEngine((figures) => Object.assign(figures, { lineSteps: 3 }));
    const state = position({
      level1: 's 1 1 1 1 / 1 ? ? ? ? / 1 ? ? ? ? / 1 ? ? ? ? / 1 ? ? ? ?',
      display: ['sculptor-1'],
    });
    expect(script(state, 'take sculptor-1', 'place 1A1').state.view.track[0]).toBe(6);
  });

  test('S6, Y1: the sets of two players', async () => {
    const { activeSet, position } = await changedEngine((figures) =>
      Object.assign(figures, { sikuSet: { own: 1, siku: 2 } }),
    );
    const { view } = position({ players: 2, supply: [17, 18], sikuSupply: [8, 9] });
    expect([0, 1].map((seat) => activeSet(view, seat))).toEqual([
      { own: 0, siku: 1 },
      { own: 1, siku: 2 },
    ]);
  });

  test('W1: the extra turns of four players', async () => {
    const { extraTurnSeats, setup } = await changedEngine((figures) => Object.assign(figures, { extraTurns: 3 }));
    expect(extraTurnSeats(setup({ players: 4 }, 'w1').view)).toHaveLength(3);
  });

  test('Z9: the ratings', async () => {
    const { ratingOf } = await changedEngine(({ ratings }) => Object.assign(ratings, { slush: 10, snowball: 20 }));
    expect([9, 10, 20].map(ratingOf)).toEqual(['none', 'slush', 'snowball']);
  });
});

test('a blessing’s figures are defined in its file, and its use, worth and preview follow (E17, E23)', async () => {
  vi.resetModules();
  const { BLESSING_FIGURES, preview, worthOf } = await import('../../src/game.ts');
  const { position, pointsBy, script } = await import('../position.ts');
  Object.assign(BLESSING_FIGURES.luck, { points: 60 });
  Object.assign(BLESSING_FIGURES.structure, { each: 30 });
  expect(worthOf(position({}).view, 0, 'luck').points).toBe(60);
  const placed = script(
    position({
      level1: '0 0 ? ? ? / 0 1 ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
      level2: 's - - - / - - - - / - - - - / - - - -',
      display: ['sculptor-1'],
      blessings: { 0: ['structure'] },
    }),
    'take sculptor-1',
    'place 2A1',
  ).state;
  expect(preview(placed.view, { type: 'useBlessing', blessing: 'structure' }).points).toMatchObject([{ points: 90 }]);
  expect(pointsBy(script(placed, 'use structure').events, 'support')).toEqual([90, 0, 0]);
});
