import { describe, expect, test } from 'vitest';
import { checkInvariants, fromRecord } from '../../src/checks.ts';
import { legalMoves, MoveList, makeLegalMove, toAction } from '../../src/fast.ts';
import {
  type Action,
  cloneState,
  DEFAULT_EDITION,
  deal,
  formatAction,
  type GameRecord,
  hashState,
  legalActions,
  nextInt,
  parseAction,
  parseEdition,
  type RefusalCode,
  type Result,
  type Rng,
  type State,
  seedRng,
  setup,
  submit,
  toRecord,
} from '../../src/game.ts';
import { deepFreeze, sameData } from './data.ts';
import { anyKindOfMove, factsFor, MODES } from './games.ts';
import { anything, junk, mutate, mutateText, ODDITIES, pick } from './mutate.ts';

/** Number of inputs that must be refused. Inputs that happen to be legal or valid are not counted. */
const SUBMITTED = 50_000;
const NOTATIONS = 15_000;
const EDITIONS = 12_000;
const RECORDS = 6_500;
const ANYTHINGS = 2_500;

/** Timeout in ms; the test takes a few seconds on an idle machine. */
const TIMEOUT_MS = 120_000;

/** All refusal codes. Does not compile if one is missing or new. */
const CODES: Readonly<Record<RefusalCode, true>> = {
  malformed: true,
  gameOver: true,
  notYourDecision: true,
  wrongDecision: true,
  cardNotInDisplay: true,
  cardHasNoCell: true,
  cardReserved: true,
  reservedForSelf: true,
  mustTakeReserved: true,
  noTileThere: true,
  cellOccupied: true,
  symbolMismatch: true,
  mustBuildOnSwapped: true,
  sideNeeded: true,
  sideNotPossible: true,
  notABuilder: true,
  alreadySwapped: true,
  noBuilderTile: true,
  sameCell: true,
  setHasNoBlock: true,
  blessingNotHeld: true,
  blessingTakenThisTurn: true,
  blessingNotNow: true,
  blessingUsed: true,
  blessingNotFaceUp: true,
  deckEmpty: true,
  noBlockLeft: true,
  notYourBlock: true,
  blockNotFree: true,
  sameOwner: true,
  lineNotCompleted: true,
  squareNotCompleted: true,
  noGain: true,
  notTied: true,
  notYourCard: true,
  sameType: true,
  alreadyDecided: true,
  passNotPossible: true,
};

/** Feeds a function with inputs until enough are refused, each with a typed reason and without an exception. */
function feed<Reason>(
  count: number,
  seed: string,
  make: (rng: Rng) => () => Result<unknown, Reason>,
  isTyped: (reason: Reason) => boolean,
): void {
  const rng = seedRng(seed);
  let refused = 0;
  for (let i = 0; refused < count; i++) {
    if (i > 4 * count) throw new Error(`only ${refused} of ${i} inputs were refused`);
    const result = make(rng)();
    if (result.ok) continue;
    if (!isTyped(result.reason)) throw new Error(`input ${i}: ${JSON.stringify(result.reason)} is no typed reason`);
    refused++;
  }
}

const LONGEST_TEXT = 1_000;

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length > 0 && value.length < LONGEST_TEXT;
}

function isProblem(problem: { field: string; found: string; expected: string }): boolean {
  return isText(problem.field) && isText(problem.found) && isText(problem.expected);
}

function isRefusal(refusal: { code: string; rule?: string; parameters: object }): boolean {
  if (!Object.hasOwn(CODES, refusal.code)) return false;
  if (refusal.rule !== undefined && !/^[A-Z]\d+$/.test(refusal.rule)) return false;
  return Object.values(refusal.parameters).every((value) => isText(value) || Number.isInteger(value));
}

/** Returns frozen positions from random games of every mode; code that writes to one throws. */
function positions(): State[] {
  const found: State[] = [];
  for (const players of MODES) {
    for (let game = 0; game < 4; game++) {
      const state = deal(factsFor(players), `fuzz ${game}`);
      const rng = seedRng(`fuzz choices ${game}`);
      const moves = new MoveList();
      for (let step = 0; state.view.phase !== 'over'; step++) {
        if (step % 7 === game) found.push(deepFreeze(cloneState(state)));
        legalMoves(state.view, moves);
        makeLegalMove(state, anyKindOfMove(moves, rng));
      }
      found.push(deepFreeze(state));
    }
  }
  return found;
}

const states = positions();
const actions: readonly Action[] = states.flatMap(({ view }) => legalActions(view).slice(0, 40));

describe('submit', () => {
  test('refuses malformed and illegal actions, and changes nothing', { timeout: TIMEOUT_MS }, () => {
    const before = states.map((state) => ({ hash: hashState(state), copy: cloneState(state) }));
    feed(SUBMITTED, 'submit', makeSubmission, isRefusal);
    states.forEach((state, i) => {
      expect(hashState(state)).toBe(before[i].hash);
      expect(sameData(state, before[i].copy)).toBe(true);
    });
  });

  /**
   * Makes a submission that should be refused: a mutated legal action, one from the wrong seat, one of another
   * position, or junk.
   */
  function makeSubmission(rng: Rng): () => ReturnType<typeof submit> {
    const state = pick(rng, states);
    const { decider } = state.view;
    const legal = legalActions(state.view);
    const own = legal.length === 0 ? pick(rng, actions) : pick(rng, legal);
    switch (nextInt(rng, 5)) {
      case 0:
        return () => submit(state, pick(rng, [-1, 4, Number.NaN, 0.5, decider + 1, decider - 1]), own);
      case 1:
        return () => submit(state, decider, pick(rng, actions));
      case 2:
        return () => submit(state, decider, junk(rng));
      default:
        return () => submit(state, decider, mutate(rng, own));
    }
  }
});

describe('parseAction', () => {
  test('refuses texts that are not notation', { timeout: TIMEOUT_MS }, () => {
    const notations = actions.map(formatAction);
    const makeNotation = (rng: Rng) => {
      const text = pick(rng, notations);
      const worse =
        nextInt(rng, 10) === 0 ? junk(rng) : mutateText(rng, nextInt(rng, 2) === 0 ? text : mutateText(rng, text));
      return () => parseAction(states[0].view.facts, worse);
    };
    feed(NOTATIONS, 'notation', makeNotation, isProblem);
  });
});

describe('parseEdition', () => {
  test('refuses a mutated edition', { timeout: TIMEOUT_MS }, () => {
    feed(EDITIONS, 'edition', (rng) => () => parseEdition(mutate(rng, DEFAULT_EDITION)), isProblem);
  });

  test('returns an edition only if it can be played', { timeout: TIMEOUT_MS }, () => {
    const rng = seedRng('played editions');
    let accepted = 0;
    while (accepted < 200) {
      const edition = parseEdition(mutate(rng, DEFAULT_EDITION));
      if (!edition.ok) continue;
      accepted++;
      const state = setup({ players: pick(rng, MODES), edition: edition.value }, accepted);
      const moves = new MoveList();
      while (state.view.phase !== 'over') {
        legalMoves(state.view, moves);
        makeLegalMove(state, anyKindOfMove(moves, rng));
      }
      expect(checkInvariants(state)).toEqual([]);
    }
  });

  test('refuses a sparse list', () => {
    const numbers: unknown[] = [...DEFAULT_EDITION.track.numbers];
    delete numbers[3];
    const edition = { ...DEFAULT_EDITION, track: { ...DEFAULT_EDITION.track, numbers } };
    expect(parseEdition(edition)).toMatchObject({ ok: false, reason: { field: 'track.numbers' } });
  });
});

describe('fromRecord', () => {
  const records = MODES.flatMap((players) => [recordOf(players, 6, 'seeded'), recordOf(players, 6), recordOf(players)]);

  test('accepts the records before mutation', () => {
    for (const record of records) expect(fromRecord(record).ok).toBe(true);
  });

  test('refuses a mutated record', { timeout: TIMEOUT_MS }, () => {
    feed(RECORDS, 'record', (rng) => () => fromRecord(mutate(rng, pickRecord(rng))), isProblem);
  });

  test.each(ODDITIES)('survives an unexpected field that holds $name', ({ value }) => {
    for (const record of records) {
      expect(fromRecord({ ...record, own: value }).ok).toBe(true);
      expect(fromRecord({ ...record, setup: { ...record.setup, own: value } }).ok).toBe(true);
    }
  });

  test('refuses a sparse list', () => {
    for (const record of records) {
      const steps: unknown[] = [...record.steps];
      delete steps[1];
      expect(fromRecord({ ...record, steps })).toMatchObject({ ok: false, reason: { field: 'steps' } });
    }
  });

  /** Picks a record, mostly of the start of a game: a whole game takes a hundred times as long to check. */
  function pickRecord(rng: Rng): unknown {
    const short = nextInt(rng, 50) !== 0;
    return pick(
      rng,
      records.filter((record) => record.steps.length < 20 === short),
    );
  }

  function recordOf(players: (typeof MODES)[number], steps = 1_000, seed?: string): GameRecord {
    const initial = deal(factsFor(players), seed ?? 'unseeded');
    const state = cloneState(initial);
    const rng = seedRng('record choices');
    const moves = new MoveList();
    const made: Action[] = [];
    while (state.view.phase !== 'over' && made.length < steps) {
      legalMoves(state.view, moves);
      const move = anyKindOfMove(moves, rng);
      made.push(toAction(state.view.facts, move));
      makeLegalMove(state, move);
    }
    return JSON.parse(JSON.stringify(toRecord(initial, made, seed === undefined ? {} : { seed })));
  }
});

describe('functions for untrusted input refuse arbitrary values', () => {
  test('submit', () => {
    feed(ANYTHINGS, 'anything submitted', submitAnything, isRefusal);
  });

  test('parseAction', () => {
    feed(ANYTHINGS, 'anything as notation', (rng) => () => parseAction(states[0].view.facts, anything(rng)), isProblem);
  });

  test.each([{ door: parseEdition }, { door: fromRecord }])('$door.name, without an exception', ({ door }) => {
    const rng = seedRng(`anything to ${door.name}`);
    for (let i = 0; i < ANYTHINGS; i++) {
      const result = door(anything(rng));
      if (result.ok || !isProblem(result.reason)) throw new Error(`input ${i}: ${JSON.stringify(result)}`);
    }
  });

  function submitAnything(rng: Rng): () => ReturnType<typeof submit> {
    const state = pick(rng, states);
    return () => submit(state, state.view.decider, anything(rng));
  }
});
