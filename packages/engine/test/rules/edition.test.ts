import { describe, expect, test } from 'vitest';
import reconstructed from '../../src/editions/reconstructed.json' with { type: 'json' };
import { CARD_TYPES, DEFAULT_EDITION, editionOf, FACES, type Face, parseEdition, setup } from '../../src/game.ts';

/** The piles of all cards, or tiles, of a face in the order of their numbers, as `11111223`. */
function pilesOf(entries: readonly { readonly id: string; readonly pile: number }[], face: Face): string {
  const name = new RegExp(`^(tile-)?${face}-\\d+$`);
  return entries
    .filter(({ id }) => name.test(id))
    .map(({ pile }) => pile)
    .join('');
}

/** A figure of every card that has it, by id. */
function figures<Figure>(figure: (card: (typeof DEFAULT_EDITION.cards)[number]) => Figure | undefined) {
  return Object.fromEntries(DEFAULT_EDITION.cards.flatMap((card) => (figure(card) ? [[card.id, figure(card)]] : [])));
}

/** What is wrong with the default edition after a change. */
function problemAfter(change: (draft: typeof reconstructed) => unknown) {
  const draft = structuredClone(reconstructed);
  const changed = change(draft);
  const parsed = parseEdition(changed ?? draft);
  return parsed.ok ? undefined : parsed.reason;
}

test('C1: 15 spaces after the start: –, 1, –, 2, 3, –, 4, 5, –, 6, 7, –, 8, 9, 10', () => {
  expect(DEFAULT_EDITION.track).toEqual({
    numbers: [0, 1, 0, 2, 3, 0, 4, 5, 0, 6, 7, 0, 8, 9, 10],
    from: 'reconstructed',
  });
});

describe('C2: cards and tiles, pile by pile', () => {
  const PILES: Readonly<Record<Face, string>> = {
    builder: '11111223',
    sculptor: '1111223',
    artisan: '111111234',
    beast: '1111223',
    architect: '111223',
    elder: '11124',
    'builder-architect': '2234',
    'sculptor-artisan': '222334',
    'beast-elder': '23',
  };

  test.each(FACES)('C2: %s cards and tiles are numbered through piles 1 to 4', (face) => {
    expect(pilesOf(DEFAULT_EDITION.cards, face)).toBe(PILES[face]);
    expect(pilesOf(DEFAULT_EDITION.tiles, face)).toBe(PILES[face]);
  });

  test('C2: the tool of each card', () => {
    expect(figures((card) => card.tool)).toEqual({
      'artisan-1': 'pickaxe',
      'artisan-2': 'rope',
      'artisan-3': 'saw',
      'artisan-4': 'pickaxe',
      'artisan-5': 'rope',
      'artisan-6': 'saw',
      'artisan-7': 'rope',
      'artisan-8': 'pickaxe',
      'artisan-9': 'saw',
      'sculptor-artisan-1': 'pickaxe',
      'sculptor-artisan-2': 'rope',
      'sculptor-artisan-3': 'saw',
      'sculptor-artisan-4': 'rope',
      'sculptor-artisan-5': 'pickaxe',
      'sculptor-artisan-6': 'saw',
    });
  });

  test('C2: pile 1 holds no split tile', () => {
    const split = DEFAULT_EDITION.tiles.filter(({ id }) => id.split('-').length > 3);
    expect(split).toHaveLength(12);
    expect(split.every(({ pile }) => pile > 1)).toBe(true);
  });
});

test('C3: the beast symbols of each card', () => {
  expect(figures((card) => card.beasts)).toEqual({
    'beast-1': 1,
    'beast-2': 1,
    'beast-3': 2,
    'beast-4': 2,
    'beast-5': 1,
    'beast-6': 2,
    'beast-7': 1,
    'beast-elder-1': 1,
    'beast-elder-2': 1,
  });
});

test('C4: the two types each elder shows', () => {
  expect(figures((card) => card.shows)).toEqual({
    'elder-1': ['artisan', 'elder'],
    'elder-2': ['builder', 'sculptor'],
    'elder-3': ['beast', 'architect'],
    'elder-4': ['sculptor', 'beast'],
    'elder-5': ['builder', 'architect'],
    'beast-elder-1': ['artisan', 'beast'],
    'beast-elder-2': ['sculptor', 'architect'],
  });
});

test('C5: abundance and moon are marked 3+, foresight 2+, all others play in every mode', () => {
  const marked = DEFAULT_EDITION.blessings.filter(({ minPlayers }) => minPlayers > 1);
  expect(marked).toEqual([
    { id: 'abundance', minPlayers: 3, from: 'source' },
    { id: 'moon', minPlayers: 3, from: 'reconstructed' },
    { id: 'foresight', minPlayers: 2, from: 'reconstructed' },
  ]);
});

test('C5: games of the first rules had foresight 3+ and moon 2+', () => {
  const { blessings, ...rest } = editionOf(1);
  expect(blessings.filter(({ minPlayers }) => minPlayers > 1)).toMatchObject([
    { id: 'abundance', minPlayers: 3 },
    { id: 'moon', minPlayers: 2 },
    { id: 'foresight', minPlayers: 3 },
  ]);
  const { blessings: _, ...now } = DEFAULT_EDITION;
  expect(rest).toEqual({ ...now, id: 'reconstructed' });
  expect(editionOf(2)).toBe(DEFAULT_EDITION);
});

test('C6: colours belong to the six types, not to the edition: one given there is left out', () => {
  expect(CARD_TYPES).toEqual(['builder', 'sculptor', 'artisan', 'beast', 'architect', 'elder']);
  const draft = structuredClone(reconstructed);
  const parsed = parseEdition({ ...draft, cards: draft.cards.map((card) => ({ ...card, colour: 'pink' })) });
  expect(parsed).toEqual({ ok: true, value: DEFAULT_EDITION });
});

test('F4, F5, E15, E26: the tables of points are data of the edition, from the source', () => {
  expect(DEFAULT_EDITION.tables).toEqual({
    sculptors: { points: [3, 7, 12, 18, 25, 33, 42, 52, 63, 75], from: 'source' },
    decoration: { points: [7, 12, 18, 25, 33, 38, 47, 57, 68, 79], from: 'source' },
    artisans: { points: [0, 3, 8, 15, 24], from: 'source' },
    progress: { points: [1, 5, 10, 18, 30], from: 'source' },
  });
});

test('C1 to C5: every figure says whether it is from the source or reconstructed', () => {
  for (const { id, tool, beasts, shows, from } of DEFAULT_EDITION.cards) {
    const needed = ['pile', ...(tool ? ['tool'] : []), ...(beasts ? ['beasts'] : []), ...(shows ? ['shows'] : [])];
    expect([id, Object.keys(from).sort()]).toEqual([id, needed.sort()]);
  }
  const bySource = DEFAULT_EDITION.cards.filter(({ from }) => from.shows === 'source').map(({ id }) => id);
  expect(bySource).toEqual(['elder-1']);
});

describe('C: an edition of one’s own', () => {
  test('C3: a corrected file is played with', () => {
    const draft = structuredClone(reconstructed);
    const corrected = {
      ...draft,
      id: 'box',
      cards: draft.cards.map((card) => (card.id === 'beast-7' ? { ...card, beasts: 3 } : card)),
    };
    const parsed = parseEdition(corrected);
    if (!parsed.ok) throw new Error(parsed.reason.field);
    const { view } = setup({ players: 3, edition: parsed.value }, 'c3');
    expect(view.facts.config.edition.cards.find(({ id }) => id === 'beast-7')?.beasts).toBe(3);
  });

  test('C: the order of the entries does not matter', () => {
    expect(problemAfter((draft) => void draft.cards.reverse())).toBeUndefined();
  });

  test('C: no edition at all', () => {
    expect(parseEdition('box')).toEqual({
      ok: false,
      reason: { field: 'edition', found: '"box"', expected: 'an object' },
    });
    expect(problemAfter((draft) => ({ ...draft, format: 'nunatak-edition/2' }))).toEqual({
      field: 'format',
      found: '"nunatak-edition/2"',
      expected: '"nunatak-edition/1"',
    });
  });

  test('C1: a track that falls, or ends without a number', () => {
    expect(problemAfter((draft) => void draft.track.numbers.splice(3, 1, 1))).toEqual({
      field: 'track.numbers[3]',
      found: '1',
      expected: '0 (no number) or more than 1',
    });
    expect(problemAfter((draft) => void draft.track.numbers.push(0))).toEqual({
      field: 'track.numbers[15]',
      found: '0',
      expected: 'a number on the last space',
    });
    expect(problemAfter((draft) => ({ ...draft, track: { numbers: [], from: 'source' } }))?.expected).toBe(
      '1 to 40 spaces',
    );
  });

  test('C2: a missing, doubled or unknown card', () => {
    expect(problemAfter((draft) => void draft.cards.pop())).toEqual({
      field: 'cards',
      found: '"no entry for beast-elder-2"',
      expected: 'all 54 ids',
    });
    expect(problemAfter((draft) => void draft.cards.push(draft.cards[0]))).toEqual({
      field: 'cards[54].id',
      found: '"builder-1"',
      expected: 'every id only once',
    });
    expect(problemAfter((draft) => void draft.cards.push({ ...draft.cards[0], id: 'wizard-1' }))?.field).toBe(
      'cards[54].id',
    );
  });

  test('C2: a pile that does not exist, or a tile pile of the wrong size', () => {
    expect(problemAfter((draft) => void Object.assign(draft.cards[2], { pile: 5 }))).toEqual({
      field: 'cards[2].pile',
      found: '5',
      expected: 'one of 1, 2, 3, 4',
    });
    expect(problemAfter((draft) => void Object.assign(draft.tiles[0], { pile: 2 }))).toEqual({
      field: 'tiles',
      found: '"24 tiles in pile 1"',
      expected: '25 (S2)',
    });
  });

  test('C2: a base that lacks a type could not begin', () => {
    const swapped = problemAfter((draft) => {
      for (const tile of draft.tiles) if (tile.id.startsWith('tile-elder')) tile.pile = 2;
      for (const tile of draft.tiles) if (/^tile-builder-[678]$/.test(tile.id)) tile.pile = 1;
    });
    expect(swapped?.found).toBe('"no elder in pile 1"');
  });

  test('C2: too many of a tool, or a tool on a card without artisan', () => {
    expect(problemAfter((draft) => void Object.assign(draft.cards[15], { tool: 'rope' }))).toEqual({
      field: 'cards',
      found: '"2 artisan cards with pickaxe"',
      expected: '3 (S1)',
    });
    expect(problemAfter((draft) => void Object.assign(draft.cards[0], { tool: 'rope' }))).toEqual({
      field: 'cards[0].tool',
      found: '"rope"',
      expected: 'nothing: builder-1 has no artisan',
    });
    expect(problemAfter((draft) => void Object.assign(draft.cards[15], { tool: 'spoon' }))?.expected).toBe(
      'one of pickaxe, rope, saw',
    );
  });

  test('C3, C4: symbols out of range', () => {
    expect(problemAfter((draft) => void Object.assign(draft.cards[24], { beasts: 0 }))).toEqual({
      field: 'cards[24].beasts',
      found: '0',
      expected: 'a whole number from 1 to 3',
    });
    expect(problemAfter((draft) => void Object.assign(draft.cards[37], { shows: ['beast', 'beast'] }))).toEqual({
      field: 'cards[37].shows',
      found: '"beast and beast"',
      expected: 'two different card types',
    });
  });

  test('C5: a mark for players that does not exist', () => {
    expect(problemAfter((draft) => void Object.assign(draft.blessings[6], { minPlayers: 4 }))).toEqual({
      field: 'blessings[6].minPlayers',
      found: '4',
      expected: 'one of 1, 2, 3',
    });
  });

  test('C5: Abundance for two', () => {
    expect(problemAfter((draft) => void Object.assign(draft.blessings[6], { minPlayers: 2 }))).toEqual({
      field: 'blessings[6].minPlayers',
      found: '2',
      expected: '3: missing a turn needs others to play on (C5)',
    });
  });

  test('C: a figure without its origin', () => {
    expect(problemAfter((draft) => void Object.assign(draft.cards[15], { from: { pile: 'source' } }))).toEqual({
      field: 'cards[15].from.tool',
      found: 'nothing',
      expected: 'one of source, reconstructed',
    });
    expect(problemAfter((draft) => void Object.assign(draft.track, { from: 'guessed' }))?.field).toBe('track.from');
  });

  test('F4: a table of the wrong length', () => {
    expect(problemAfter((draft) => void draft.tables.sculptors.points.pop())).toEqual({
      field: 'tables.sculptors.points',
      found: 'a list of 9',
      expected: 'a list of 10',
    });
  });
});
