import { describe, expect, test } from 'vitest';
import { CARD_TYPES, DEFAULT_EDITION, editionOf, type Origin, parseEdition, setup } from '../../src/game.ts';
import { everyTileSplit } from '../editions.ts';
import firstFormat from '../golden/edition-format-1.json' with { type: 'json' };
import reconstructed from '../golden/edition-format-2.json' with { type: 'json' };

type Entry = (typeof DEFAULT_EDITION.tiles)[number];

/** Joins the piles of all cards (or tiles) with a face, in the order of their numbers, such as `11111223`. */
function pilesOf(entries: readonly Entry[], face: string): string {
  return entries
    .filter(({ symbols }) => symbols.join('-') === face)
    .map(({ pile }) => pile)
    .join('');
}

/** Returns a value of every card that has it, by id. */
function figures<Figure>(figure: (card: (typeof DEFAULT_EDITION.cards)[number]) => Figure | undefined) {
  return Object.fromEntries(DEFAULT_EDITION.cards.flatMap((card) => (figure(card) ? [[card.id, figure(card)]] : [])));
}

/** Changes the default edition and returns the Problem that parsing it reports. */
function problemAfter(change: (draft: typeof reconstructed) => unknown) {
  const draft = structuredClone(reconstructed);
  const changed = change(draft);
  const parsed = parseEdition(changed ?? draft);
  return parsed.ok ? undefined : parsed.reason;
}

test('reconstructed.json parses to the default edition', () => {
  expect(parseEdition(reconstructed)).toEqual({ ok: true, value: DEFAULT_EDITION });
});

test('C1: 15 spaces after the start: –, 1, –, 2, 3, –, 4, 5, –, 6, 7, –, 8, 9, 10', () => {
  expect(DEFAULT_EDITION.track).toEqual({
    numbers: [0, 1, 0, 2, 3, 0, 4, 5, 0, 6, 7, 0, 8, 9, 10],
    from: 'reconstructed',
  });
});

describe('C2: cards and tiles, pile by pile', () => {
  const PILES: Readonly<Record<string, string>> = {
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

  test.each(Object.keys(PILES))('C2: %s cards and tiles are numbered through piles 1 to 4', (face) => {
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
    const split = DEFAULT_EDITION.tiles.filter(({ symbols }) => symbols.length > 1);
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
    { id: 'abundance', minPlayers: 3, from: 'rulebook' },
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

test('C6: colours belong to the six types, not to the edition', () => {
  expect(CARD_TYPES).toEqual(['builder', 'sculptor', 'artisan', 'beast', 'architect', 'elder']);
  expect(problemAfter((draft) => void Object.assign(draft.cards[0], { colour: 'pink' }))).toEqual({
    field: 'cards[0].colour',
    found: '"pink"',
    expected: 'only id, pile, symbols, tool, beasts, shows, from',
  });
});

test('F4, F5, E15, E26: the tables of points are data of the edition; two of them only the summary tells', () => {
  expect(DEFAULT_EDITION.tables).toEqual({
    sculptors: { points: [3, 7, 12, 18, 25, 33, 42, 52, 63, 75], from: 'rulebook' },
    decoration: { points: [7, 12, 18, 25, 33, 38, 47, 57, 68, 79], from: 'summary' },
    artisans: { points: [0, 3, 8, 15, 24], from: 'rulebook' },
    progress: { points: [1, 5, 10, 18, 30], from: 'summary' },
  });
});

describe('C1 to C5: every figure says where it comes from', () => {
  const origins = (
    entries: readonly { readonly from: Readonly<Partial<Record<string, Origin>>> }[],
    figure: string,
  ) => [...new Set(entries.flatMap(({ from }) => from[figure] ?? []))];

  test('C2: how many cards show what is printed; which pile they are in is ours', () => {
    expect(origins(DEFAULT_EDITION.cards, 'symbols')).toEqual(['rulebook']);
    expect(origins(DEFAULT_EDITION.cards, 'tool')).toEqual(['rulebook']);
    expect(origins(DEFAULT_EDITION.cards, 'pile')).toEqual(['reconstructed']);
  });

  test('C2: the symbols of all tiles are reconstructed', () => {
    expect(origins(DEFAULT_EDITION.tiles, 'symbols')).toEqual(['reconstructed']);
    expect(origins(DEFAULT_EDITION.tiles, 'pile')).toEqual(['reconstructed']);
  });

  test('C3, C4: beasts are reconstructed, and so are all elders but the first', () => {
    expect(origins(DEFAULT_EDITION.cards, 'beasts')).toEqual(['reconstructed']);
    const printed = DEFAULT_EDITION.cards.filter(({ from }) => from.shows === 'rulebook').map(({ id }) => id);
    expect(printed).toEqual(['elder-1']);
  });

  test('a card names the origin of each of its figures and of no other', () => {
    for (const { id, tool, beasts, shows, from } of DEFAULT_EDITION.cards) {
      const needed = [
        'pile',
        'symbols',
        ...(tool ? ['tool'] : []),
        ...(beasts ? ['beasts'] : []),
        ...(shows ? ['shows'] : []),
      ];
      expect([id, Object.keys(from)]).toEqual([id, needed]);
    }
  });
});

describe('C: the first format can still be read', () => {
  test('the edition of the first rules equals the published file in the first format', () => {
    expect(parseEdition(firstFormat)).toEqual({ ok: true, value: editionOf(1) });
  });

  test('cards and tiles get the same numbers, whatever the order of the entries', () => {
    const shuffled = { ...firstFormat, cards: firstFormat.cards.toReversed(), tiles: firstFormat.tiles.toReversed() };
    expect(parseEdition(shuffled)).toEqual({ ok: true, value: editionOf(1) });
  });

  test('unknown fields are dropped; symbols follow from the id', () => {
    const coloured = firstFormat.cards.map((card) => ({ ...card, colour: 'pink' }));
    expect(parseEdition({ ...firstFormat, cards: coloured })).toEqual({ ok: true, value: editionOf(1) });
    const tiles = firstFormat.tiles.with(0, { ...firstFormat.tiles[0], id: 'tile-wizard-1' });
    expect(parseEdition({ ...firstFormat, tiles })).toMatchObject({
      ok: false,
      reason: { field: 'tiles[0].symbols[0]', found: '"wizard"' },
    });
  });
});

describe('C: a custom edition', () => {
  test('C3: a corrected file can be played', () => {
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

  test('C2: tiles may show any two types, and cards and tiles may have any id', () => {
    const edition = everyTileSplit();
    const { view } = setup({ players: 3, edition }, 'c2');
    expect(view.facts.tileIds[0]).toBe('floor-1');
    expect(view.tileAt.slice(0, 25).every((tile) => edition.tiles[tile].symbols.length === 2)).toBe(true);
  });

  test('C2: symbols may be listed in any order', () => {
    const reversed = reconstructed.cards.map((card) => ({ ...card, symbols: card.symbols.toReversed() }));
    expect(parseEdition({ ...reconstructed, cards: reversed })).toEqual({ ok: true, value: DEFAULT_EDITION });
  });

  test('C2: a base that lacks a type is playable thanks to T4 to T6', () => {
    const tiles = reconstructed.tiles.map((tile) => ({ ...tile, symbols: ['elder'] }));
    const parsed = parseEdition({ ...reconstructed, tiles });
    if (!parsed.ok) throw new Error(parsed.reason.field);
    const phases = new Set(
      Array.from({ length: 20 }, (_, game) => setup({ players: 3, edition: parsed.value }, `c2 ${game}`).view.phase),
    );
    expect(phases).toEqual(new Set(['takeCard', 'reshuffle']));
  });

  test('C: invalid editions', () => {
    expect(parseEdition('box')).toEqual({
      ok: false,
      reason: { field: 'edition', found: '"box"', expected: 'an object' },
    });
    expect(problemAfter((draft) => ({ ...draft, format: 'nunatak-edition/3' }))).toEqual({
      field: 'format',
      found: '"nunatak-edition/3"',
      expected: '"nunatak-edition/2" or "nunatak-edition/1"',
    });
  });

  test('C1: a track that decreases, or ends without a number', () => {
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
    expect(problemAfter((draft) => ({ ...draft, track: { numbers: [], from: 'rulebook' } }))?.expected).toBe(
      '1 to 40 spaces',
    );
  });

  test('C2: a missing card, a duplicate id or an invalid id', () => {
    expect(problemAfter((draft) => void draft.cards.pop())).toEqual({
      field: 'cards',
      found: 'a list of 53',
      expected: 'a list of 54',
    });
    expect(problemAfter((draft) => void Object.assign(draft.cards[53], { id: 'builder-1' }))).toEqual({
      field: 'cards[53].id',
      found: '"builder-1"',
      expected: 'every id only once, and none of a blessing',
    });
    expect(problemAfter((draft) => void Object.assign(draft.cards[0], { id: 'legend' }))?.field).toBe('cards[0].id');
    expect(problemAfter((draft) => void Object.assign(draft.tiles[2], { id: 'Tile 3' }))).toEqual({
      field: 'tiles[2].id',
      found: '"Tile 3"',
      expected: 'an id of at most 40 small letters, digits and hyphens',
    });
  });

  test('S1: the cards must match the totals of the rulebooks', () => {
    expect(problemAfter((draft) => void Object.assign(draft.cards[0], { symbols: ['sculptor'] }))).toEqual({
      field: 'cards',
      found: '7 cards that show builder',
      expected: '8 (S1)',
    });
    expect(problemAfter((draft) => void Object.assign(draft.cards[42], { symbols: ['builder', 'sculptor'] }))).toEqual({
      field: 'cards',
      found: '3 cards that show builder/architect',
      expected: '4 (S1)',
    });
  });

  test('C2: no symbol, too many symbols, or the same one twice', () => {
    const withSymbols = (symbols: unknown) =>
      problemAfter((draft) => void Object.assign(draft.tiles[0], { symbols }))?.found;
    expect(withSymbols([])).toBe('[]');
    expect(withSymbols(['beast', 'beast'])).toBe('[beast, beast]');
    expect(withSymbols(['beast', 'elder', 'builder'])).toBe('[beast, elder, builder]');
    expect(withSymbols(['wizard'])).toBe('"wizard"');
    expect(withSymbols('beast')).toBe('"beast"');
  });

  test('C2: a pile that does not exist, or a tile pile of the wrong size', () => {
    expect(problemAfter((draft) => void Object.assign(draft.cards[2], { pile: 5 }))).toEqual({
      field: 'cards[2].pile',
      found: '5',
      expected: 'one of 1, 2, 3, 4',
    });
    expect(problemAfter((draft) => void Object.assign(draft.tiles[0], { pile: 2 }))).toEqual({
      field: 'tiles',
      found: '24 tiles in pile 1',
      expected: '25 (S2)',
    });
  });

  test('S2: tiles may be spread over piles 2 to 4 in any way', () => {
    expect(problemAfter((draft) => void Object.assign(draft.tiles[6], { pile: 4 }))).toBeUndefined();
  });

  test('C2: too many of a tool, or a tool on a card without artisan', () => {
    expect(problemAfter((draft) => void Object.assign(draft.cards[15], { tool: 'rope' }))).toEqual({
      field: 'cards',
      found: '2 cards that show artisan with pickaxe',
      expected: '3 (S1)',
    });
    expect(problemAfter((draft) => void Object.assign(draft.cards[0], { tool: 'rope' }))).toEqual({
      field: 'cards[0].tool',
      found: '"rope"',
      expected: 'nothing: builder-1 shows no artisan',
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
      found: '[beast, beast]',
      expected: 'one card type or two different ones',
    });
  });

  test('C: an unknown field', () => {
    expect(problemAfter((draft) => ({ ...draft, author: 'me' }))).toEqual({
      field: 'author',
      found: '"me"',
      expected: 'only format, id, name, track, tables, blessings, cards, tiles',
    });
    expect(problemAfter((draft) => void Object.assign(draft.tiles[0], { tool: 'rope' }))?.field).toBe('tiles[0].tool');
    const more = { pile: 'summary', symbols: 'summary', shape: 'summary' };
    expect(problemAfter((draft) => void Object.assign(draft.tiles[0], { from: more }))?.field).toBe(
      'tiles[0].from.shape',
    );
  });

  test('C5: a number of players that does not exist', () => {
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

  test('C: a value without its origin', () => {
    expect(
      problemAfter((draft) => void Object.assign(draft.cards[15], { from: { pile: 'summary', symbols: 'summary' } })),
    ).toEqual({
      field: 'cards[15].from.tool',
      found: 'nothing',
      expected: 'one of rulebook, summary, reconstructed',
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
