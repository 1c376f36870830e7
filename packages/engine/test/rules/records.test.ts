import { describe, expect, test } from 'vitest';
import { fromRecord } from '../../src/checks.ts';
import {
  type Action,
  fnv1a64,
  type GameConfig,
  type GameRecord,
  hashState,
  type PlayerCount,
  positionOf,
  type RecordStep,
  type Step,
  seedRng,
  setup,
  toRecord,
} from '../../src/game.ts';
import { playRandomly } from './randomPlay.ts';

/** Returns the record of a random game. */
function recordOf(
  config: GameConfig,
  seed: string,
  details: { readonly seed?: string; readonly legal?: boolean } = {},
) {
  const actions: Action[] = [];
  playRandomly(setup(config, seed), seedRng(seed), (_, made) => actions.push(made));
  return toRecord(setup(config, seed), actions, details);
}

/** Sends a record through JSON, as if read from a file. */
function throughJson(record: GameRecord): GameRecord {
  return JSON.parse(JSON.stringify(record));
}

function problemOf(document: unknown) {
  const read = fromRecord(document);
  return read.ok ? undefined : read.reason;
}

/** Copies a record with one step changed. */
function withStep(record: GameRecord, i: number, change: (step: RecordStep) => unknown): unknown {
  return { ...record, steps: record.steps.map((step, k) => (k === i ? change(step) : step)) };
}

const RECORD = recordOf({ players: 3 }, 'records');

/** A game with a reshuffle, and the step that made it. */
const WITH_SHUFFLE = gameWithShuffle();
const SHUFFLE = WITH_SHUFFLE.steps.findIndex((step) => step.action.type === 'reshuffle');

function gameWithShuffle(): GameRecord {
  for (let game = 0; game < 100; game++) {
    const record = recordOf({ players: 3, options: { blessings: [] } }, `shuffle-${game}`);
    if (record.steps.some((step) => step.action.type === 'reshuffle')) return record;
  }
  throw new Error('no game with a reshuffle');
}

describe('the version of the rules', () => {
  test('a record names its version', () => {
    expect(RECORD.rules).toBe(2);
    expect(problemOf({ ...RECORD, rules: 3 })).toEqual({ field: 'rules', found: '3', expected: 'one of 1, 2' });
  });

  test('a record without a version uses the first rules and their edition', () => {
    const { rules, ...old } = recordOf({ players: 2, rules: 1 }, 'first rules');
    expect(rules).toBe(1);
    expect(old.setup.blessings).toContain('moon');
    const read = fromRecord(old);
    expect(read).toMatchObject({ ok: true, value: { final: { view: { facts: { config: { rules: 1 } } } } } });
    expect(old.edition).toMatchObject({ id: 'reconstructed' });
  });
});

describe('round trip', () => {
  const modes: readonly PlayerCount[] = [1, 2, 3, 4];

  test.each(modes)('a game of %i reads back with the same steps and the same end', (players) => {
    const record = recordOf({ players }, `trip-${players}`, { seed: `trip-${players}` });
    const read = fromRecord(throughJson(record));
    if (!read.ok) throw new Error(read.reason.field);
    expect(read.value.steps).toEqual(record.steps.map((step) => step.action));
    expect(hashState(read.value.final)).toBe(record.steps.at(-1)?.hash);
    expect(toRecord(read.value.initial, read.value.steps, { seed: `trip-${players}` })).toEqual(record);
  });

  test('options, a chosen first player and legal actions are recorded', () => {
    const options = {
      reshuffle: 'sameBack',
      outerTop: true,
      expansion: 'adds',
      firstPlayer: 'random',
      blessings: ['moon', 'luck'],
    } as const;
    const record = recordOf({ players: 4, options }, 'options', { seed: 'options', legal: true });
    expect(record.options).toEqual({
      reshuffle: 'sameBack',
      outerTop: true,
      expansion: 'adds',
      blessings: ['luck', 'moon'],
    });
    expect(record.steps[0].legal?.length).toBeGreaterThan(0);
    expect(fromRecord(throughJson(record)).ok).toBe(true);
  });

  test('T4: a reshuffle is a step without a seat, with the whole deck', () => {
    const { seat, action, after } = WITH_SHUFFLE.steps[SHUFFLE];
    expect(seat).toBeNull();
    expect(action.type === 'reshuffle' ? action.order.length : 0).toBe(after.deckCount + after.display.length);
  });
});

describe('the document', () => {
  test('has the documented fields', () => {
    expect(RECORD).toMatchObject({
      format: 'nunatak-record/1',
      players: 3,
      options: { reshuffle: 'whole', outerTop: false, expansion: 'replaces', blessings: null },
    });
    expect(RECORD.setup.deck).toHaveLength(54);
    expect(RECORD.setup.base).toHaveLength(25);
    expect(RECORD.setup.tiles).toHaveLength(29);
    expect(RECORD.setup.blessings).toHaveLength(20);
    expect(RECORD.setup.completion).toBeNull();
    expect(Object.keys(RECORD.sheets ?? {})).toEqual(['0', '1', '2']);
    expect(RECORD).not.toHaveProperty('rating');
    expect(recordOf({ players: 1 }, 'solo').rating).toEqual(expect.any(String));
  });

  test('every step has its seat, action, events and resulting position', () => {
    expect(RECORD.steps[0]).toMatchObject({
      seat: 0,
      action: { type: 'takeCard' },
      notation: expect.stringMatching(/^take /),
      events: [{ type: 'cardTaken', seat: 0 }],
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
      after: { points: [0, 0, 0], track: [0, 0, 0], deckCount: 50, tileCount: 29 },
    });
  });

  test('no event has 0 points, and the points of the events add up to the sheets', () => {
    const sums = [0, 0, 0];
    for (const event of RECORD.steps.flatMap((step) => step.events)) {
      if (event.type !== 'points') continue;
      expect(event.points).not.toBe(0);
      sums[event.seat] += event.points;
    }
    expect(sums).toEqual([0, 1, 2].map((seat) => RECORD.sheets?.[seat].total));
  });

  test('the hash is FNV-1a of the position in public names', () => {
    const state = setup({ players: 3 }, 'hash');
    expect(hashState(state)).toBe(fnv1a64(JSON.stringify(positionOf(state))));
    expect(fnv1a64('')).toBe('cbf29ce484222325');
    expect(fnv1a64('a')).toBe('af63dc4c8601ec8c');
    expect(fnv1a64('foobar')).toBe('85944171f73967e8');
  });
});

describe('an unfinished game', () => {
  const half: GameRecord = toRecord(
    setup({ players: 3 }, 'records'),
    RECORD.steps.slice(0, 40).map((step): Step => step.action),
  );

  test('has no result and reads back', () => {
    expect(half).toMatchObject({ sheets: null, winners: null });
    const read = fromRecord(throughJson(half));
    expect(read.ok && read.value.final.view.phase).not.toBe('over');
    expect(read.ok && hashState(read.value.final)).toBe(half.steps.at(-1)?.hash);
  });

  test('without any step also reads back', () => {
    expect(fromRecord(throughJson(toRecord(setup({ players: 2 }, 'none'), []))).ok).toBe(true);
  });

  test('must not have a result', () => {
    expect(problemOf({ ...half, sheets: RECORD.sheets })).toEqual({
      field: 'sheets',
      found: 'an object',
      expected: 'null',
    });
  });
});

describe('an edited record is refused at the first difference', () => {
  test('a step that is not legal', () => {
    const edited = withStep(RECORD, 0, (step) => ({ ...step, action: { type: 'pass' }, notation: 'pass' }));
    expect(problemOf(edited)).toEqual({
      field: 'steps[0].action',
      found: '"pass"',
      expected: 'an action that is legal in phase takeCard',
    });
  });

  test('a step left out', () => {
    const problem = problemOf({ ...RECORD, steps: RECORD.steps.toSpliced(4, 1) });
    expect(problem?.field).toMatch(/^steps\[4\]\./);
  });

  test('a changed seat, notation, hash or number', () => {
    expect(problemOf(withStep(RECORD, 3, (step) => ({ ...step, seat: 2 })))?.field).toBe('steps[3].seat');
    expect(problemOf(withStep(RECORD, 3, (step) => ({ ...step, notation: 'pass' })))?.field).toBe('steps[3].notation');
    expect(problemOf(withStep(RECORD, 3, (step) => ({ ...step, hash: '0' })))).toEqual({
      field: 'steps[3].hash',
      found: '"0"',
      expected: `"${RECORD.steps[3].hash}"`,
    });
    const richer = withStep(RECORD, 3, (step) => ({ ...step, after: { ...step.after, points: [99, 0, 0] } }));
    expect(problemOf(richer)).toEqual({ field: 'steps[3].after.points[0]', found: '99', expected: '0' });
    const shorter = withStep(RECORD, 3, (step) => ({ ...step, events: [] }));
    expect(problemOf(shorter)?.field).toBe('steps[3].events');
  });

  test('the first of two differences is named', () => {
    const later = withStep(RECORD, 9, (step) => ({ ...step, hash: '0' })) as GameRecord;
    expect(problemOf(withStep(later, 5, (step) => ({ ...step, hash: '0' })))?.field).toBe('steps[5].hash');
  });

  test('a changed result', () => {
    const sheet = { ...RECORD.sheets?.[1], total: 999 };
    expect(problemOf({ ...RECORD, sheets: { ...RECORD.sheets, 1: sheet } })).toMatchObject({
      field: 'sheets.1.total',
      found: '999',
    });
    expect(problemOf({ ...RECORD, winners: [0, 1, 2] })?.field).toMatch(/^winners/);
  });

  test('an invalid deck', () => {
    const { deck } = RECORD.setup;
    const withDeck = (other: readonly string[]) => ({ ...RECORD, setup: { ...RECORD.setup, deck: other } });
    expect(problemOf(withDeck(deck.slice(1)))).toEqual({
      field: 'setup.deck',
      found: 'a list of 53',
      expected: 'a list of 54',
    });
    expect(problemOf(withDeck(['wizard-1', ...deck.slice(1)]))?.field).toBe('setup.deck[0]');
    expect(problemOf(withDeck([deck[1], ...deck.slice(1)]))).toMatchObject({
      field: 'setup.deck',
      expected: 'each pile whole',
    });
    expect(problemOf(withDeck(deck.toReversed()))).toMatchObject({ expected: 'each pile whole' });
  });

  test('a reshuffle that this deck cannot give', () => {
    const twice = withStep(WITH_SHUFFLE, SHUFFLE, (step) => ({
      ...step,
      action: { type: 'reshuffle', order: ['builder-1', 'builder-1'] },
    }));
    expect(problemOf(twice)?.field).toBe(`steps[${SHUFFLE}].action`);
  });
});

describe('a truncated or foreign file', () => {
  test('with steps missing at its end', () => {
    const problem = problemOf({ ...RECORD, steps: RECORD.steps.slice(0, -3) });
    expect(problem).toMatchObject({ field: 'sheets', found: 'an object', expected: 'null' });
  });

  test('with steps after its end', () => {
    const last = RECORD.steps.length;
    const problem = problemOf({ ...RECORD, steps: [...RECORD.steps, RECORD.steps[0]] });
    expect(problem).toMatchObject({
      field: `steps[${last}].action`,
      expected: 'an action that is legal in phase over',
    });
  });

  test('with whole parts missing', () => {
    const { setup: dealt, steps, edition, options, ...rest } = RECORD;
    expect(problemOf({ ...rest, dealt, steps, edition, options })).toEqual({
      field: 'setup',
      found: 'nothing',
      expected: 'an object',
    });
    expect(problemOf({ ...rest, setup: dealt, edition, options })?.field).toBe('steps');
    expect(problemOf({ ...rest, setup: dealt, steps, options })?.field).toBe('edition.edition');
    expect(problemOf({ ...rest, setup: dealt, steps, edition })?.field).toBe('options');
  });

  test('of another format or kind', () => {
    expect(problemOf({ ...RECORD, format: 'nunatak-record/2' })).toEqual({
      field: 'format',
      found: '"nunatak-record/2"',
      expected: '"nunatak-record/1"',
    });
    expect(problemOf({ hello: 'world' })).toMatchObject({ field: 'format', found: 'nothing' });
    expect(problemOf([1, 2, 3])).toEqual({ field: 'record', found: 'a list of 3', expected: 'an object' });
    expect(problemOf(null)).toEqual({ field: 'record', found: 'null', expected: 'an object' });
    expect(problemOf(undefined)?.field).toBe('record');
    expect(problemOf('a text')?.field).toBe('record');
  });

  test('of another number of players', () => {
    expect(problemOf({ ...RECORD, players: 7 })).toMatchObject({ field: 'players', found: '7' });
    expect(problemOf({ ...RECORD, players: 4 })?.field).toBe('setup.completion');
  });

  test('with a broken edition', () => {
    const edition = { ...RECORD.edition, track: { numbers: [3, 2], from: 'source' } };
    expect(problemOf({ ...RECORD, edition })?.field).toBe('edition.track.numbers[1]');
  });
});

describe('a seed', () => {
  const seeded = recordOf({ players: 3 }, 'seeded', { seed: 'seeded' });

  test('that gave this deal is accepted', () => {
    expect(seeded.seed).toBe('seeded');
    expect(fromRecord(throughJson(seeded)).ok).toBe(true);
  });

  test('that gives another deal is refused', () => {
    expect(problemOf({ ...seeded, seed: 'another' })?.field).toMatch(/^setup\.deck\[\d+\]$/);
    expect(problemOf({ ...seeded, seed: 7 })).toEqual({ field: 'seed', found: '7', expected: 'a text' });
  });

  test('may be left out, because the record contains the deal', () => {
    const { seed, ...unseeded } = seeded;
    expect(seed).toBe('seeded');
    expect(fromRecord(unseeded).ok).toBe(true);
  });

  test('a first player other than seat 0 or the drawn one is refused', () => {
    const options = { firstPlayer: 'random' } as const;
    const drawn = Array.from({ length: 20 }, (_, i) => `first-${i}`).find(
      (seed) => setup({ players: 3, options }, seed).view.firstPlayer === 1,
    );
    const record = recordOf({ players: 3, options }, drawn ?? '', { seed: drawn ?? '' });
    expect(fromRecord(record).ok).toBe(true);
    const other = { ...record, setup: { ...record.setup, firstPlayer: 2 } };
    expect(problemOf(other)).toEqual({ field: 'setup.firstPlayer', found: '2', expected: '0, or 1 by the seed' });
  });
});
