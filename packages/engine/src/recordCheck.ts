import { readStep } from './actions/reader.ts';
import type { Step } from './actions/shapes.ts';
import { type FullConfig, readEmbeddedEdition, readOptions, readPlayers, readRules } from './config.ts';
import { cardNumber, tileNumber } from './faces.ts';
import { type Facts, factsOf } from './facts.ts';
import { FoundText, InvalidField, integer, list, object, oneOf, tryRead } from './read.ts';
import { drawnReshuffle, isPossibleStep, type RecordStep, recordStep, resultOf, setupOf } from './record.ts';
import { isRecord, type Problem, type Result } from './result.ts';
import { seedRng } from './rng.ts';
import { type Deal, dealState, shuffleDeal } from './setup.ts';
import { cloneState, type State } from './state.ts';
import { BLESSING_IDS, COMPLETION_IDS, FIRST_RULES, NONE } from './words.ts';

/** A verified game, read from its record. */
export interface RecordedGame {
  readonly initial: State;
  readonly steps: readonly Step[];
  readonly final: State;
}

/** Replays a record and verifies every number in it. The Problem names the first difference. */
export function fromRecord(document: unknown): Result<RecordedGame, Problem> {
  return tryRead(() => readGame(object('record', document)));
}

type Fields = Readonly<Record<string, unknown>>;

function readGame(fields: Fields): RecordedGame {
  if (fields.format !== 'nunatak-record/1') throw new InvalidField('format', fields.format, '"nunatak-record/1"');
  const config = readConfig(fields);
  const facts = factsOf(config);
  const initial = readInitial(facts, fields);
  const state = cloneState(initial);
  const steps = list('steps', fields.steps).map((entry, i) =>
    readRecordStep(state, entry, i, fields.seed !== undefined),
  );
  const result = resultOf(state.view);
  for (const name of ['sheets', 'winners', 'rating'] as const) mustEqual(name, fields[name], result[name]);
  return { initial, steps, final: state };
}

function readConfig(fields: Fields): FullConfig {
  const players = readPlayers('players', fields.players);
  const edition = readEmbeddedEdition(fields.edition);
  const rules = readRules(fields.rules, FIRST_RULES);
  return { players, rules, edition, options: readOptions(fields.options, players, edition) };
}

function readInitial(facts: Facts, fields: Fields): State {
  const setup = object('setup', fields.setup);
  const deal = readDeal(facts, setup);
  if (fields.seed === undefined) return dealState(facts, deal, seedRng(JSON.stringify(deal)));
  if (typeof fields.seed !== 'string') throw new InvalidField('seed', fields.seed, 'a text');
  const rng = seedRng(fields.seed);
  const drawn = shuffleDeal(factsOf(withRandomStart(facts.config)), rng);
  const { firstPlayer } = deal;
  if (firstPlayer !== 0 && firstPlayer !== drawn.firstPlayer) {
    throw new InvalidField('setup.firstPlayer', firstPlayer, `0, or ${drawn.firstPlayer} by the seed`);
  }
  const initial = dealState(facts, { ...drawn, firstPlayer }, rng);
  mustEqual('setup', setup, setupOf(initial));
  return initial;
}

/**
 * Returns the config with a random first player, so that the deal draws one. A record stores the first player, not
 * option O4.
 */
function withRandomStart(config: FullConfig): FullConfig {
  return { ...config, options: { ...config.options, firstPlayer: 'random' } };
}

function readDeal(facts: Facts, setup: Fields): Deal {
  const deck = readOrder('setup.deck', setup.deck, (id) => cardNumber(facts, id), facts.cardPiles);
  const [basePile, ...tilePiles] = facts.tilePiles;
  const base = readOrder('setup.base', setup.base, (id) => tileNumber(facts, id), [basePile]);
  const tiles = readOrder('setup.tiles', setup.tiles, (id) => tileNumber(facts, id), tilePiles);
  const blessings = readOrder('setup.blessings', setup.blessings, blessingById, [facts.blessings]);
  const firstPlayer = integer('setup.firstPlayer', setup.firstPlayer, 0, facts.players - 1);
  if (facts.players === 1 && firstPlayer !== 0) throw new InvalidField('setup.firstPlayer', firstPlayer, '0 (Z1)');
  return {
    deck: deck.reverse(),
    base,
    tiles: tiles.reverse(),
    blessings: blessings.reverse(),
    firstPlayer,
    completion: readCompletion(facts, setup.completion),
  };
}

function blessingById(id: string): number | undefined {
  const ids: readonly string[] = BLESSING_IDS;
  return ids.includes(id) ? ids.indexOf(id) : undefined;
}

/** Reads a stack, top first. It must hold exactly the entries of its piles, pile after pile (S1, S2). */
function readOrder(
  field: string,
  value: unknown,
  byId: (id: string) => number | undefined,
  piles: readonly (readonly number[])[],
): number[] {
  const numbers = list(field, value).map((id, i) => {
    const number = typeof id === 'string' ? byId(id) : undefined;
    if (number === undefined) throw new InvalidField(`${field}[${i}]`, id, 'a known id');
    return number;
  });
  const size = piles.reduce((sum, pile) => sum + pile.length, 0);
  if (numbers.length !== size) throw new InvalidField(field, numbers, `a list of ${size}`);
  let start = 0;
  for (const pile of piles) {
    const part = numbers.slice(start, start + pile.length);
    for (const number of pile) {
      if (!part.includes(number))
        throw new InvalidField(field, `an entry missing from places ${start} on`, 'each pile whole');
    }
    start += pile.length;
  }
  return numbers;
}

function readCompletion(facts: Facts, value: unknown): number {
  if (facts.players !== 4) {
    if (value !== null && value !== undefined)
      throw new InvalidField('setup.completion', value, 'null: only for four players');
    return NONE;
  }
  return COMPLETION_IDS.indexOf(oneOf('setup.completion', value, COMPLETION_IDS));
}

/** Verifies and applies one step. Every recorded field must match what this engine computes. */
function readRecordStep(state: State, entry: unknown, i: number, isSeeded: boolean): Step {
  const field = `steps[${i}]`;
  const fields = object(field, entry);
  const step = readStep(state.view.facts, fields.action);
  if (!step.ok)
    throw new InvalidField(`${field}.${step.reason.field}`, new FoundText(step.reason.found), step.reason.expected);
  const action = step.value;
  const { view } = state;
  if (!isPossibleStep(state, action)) {
    throw new InvalidField(
      `${field}.action`,
      fields.notation ?? action.type,
      `an action that is legal in phase ${view.phase}`,
    );
  }
  if (isSeeded && action.type === 'reshuffle') mustEqual(`${field}.action`, action, drawnReshuffle(state));
  const made = recordStep(state, action, fields.legal !== undefined);
  const names: readonly (keyof RecordStep)[] = ['seat', 'notation', 'legal', 'events', 'hash', 'after'];
  for (const name of names) mustEqual(`${field}.${name}`, fields[name], made[name]);
  return action;
}

/** Throws InvalidField at the first field that differs. The found value may have extra fields. */
function mustEqual(field: string, found: unknown, expected: unknown): void {
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) {
      throw new InvalidField(field, found, `a list of ${expected.length}`);
    }
    for (const [i, value] of expected.entries()) mustEqual(`${field}[${i}]`, found[i], value);
  } else if (isRecord(expected)) {
    const fields = object(field, found);
    for (const [name, value] of Object.entries(expected)) mustEqual(`${field}.${name}`, fields[name], value);
  } else if (found !== expected) throw new InvalidField(field, found, JSON.stringify(expected) ?? 'nothing');
}
