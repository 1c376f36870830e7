import { parentPort } from 'node:worker_threads';
import { checkInvariants } from '../../src/checks.ts';
import { legalMoves, MoveList, makeLegalMove, toAction, toMove, totalOf } from '../../src/fast.ts';
import {
  apply,
  CELLS,
  cloneState,
  deal,
  decision,
  determinize,
  type Facts,
  factsOf,
  formatAction,
  type GameEvent,
  hashState,
  legalActions,
  type PlayerCount,
  parseAction,
  play,
  preview,
  type Rng,
  type State,
  score,
  seedRng,
  type View,
} from '../../src/game.ts';
import { deepFreeze, sameData, sharesAnObject } from './data.ts';
import { anyKindOfMove, anyMove, OPTION_SETS } from './games.ts';

const GAMES = 2_000;
/**
 * Every game is checked at its end. Every 25th game also checks invariants after each action; a few are examined in
 * every way.
 */
const CHECKED_EVERY = 25;
const EXAMINED_EVERY = 500;

/** A batch of random games: number of players and name of an option set. */
export interface Task {
  readonly players: PlayerCount;
  readonly options: string;
}

const moves = new MoveList();

/** Plays all games of a task. Returns undefined if every check passed, otherwise the first failure and its game. */
function brokenPromise({ players, options: name }: Task): string | undefined {
  const options = OPTION_SETS.find((set) => set.name === name);
  if (options === undefined) return `unknown options "${name}"`;
  for (let game = 0; game < GAMES; game++) {
    const facts = options.facts(players, game);
    const seed = `${name} ${game}`;
    try {
      if (game % EXAMINED_EVERY === 0) playExamined(facts, seed);
      else playGame(facts, seed, game % CHECKED_EVERY === 0);
    } catch (error) {
      return `${players} players, seed "${seed}": ${error instanceof Error ? error.stack : error}`;
    }
  }
  return undefined;
}

parentPort?.on('message', (task: Task) => parentPort?.postMessage(brokenPromise(task)));

/** Plays one game and checks its end; with `checked`, also the invariants between any two actions. */
function playGame(facts: Facts, seed: string, checked: boolean): void {
  const state = deal(facts, seed);
  const rng = seedRng(`${seed} choices`);
  const pick = checked ? anyKindOfMove : anyMove;
  const gained = [0, 0, 0, 0];
  const emit = (event: GameEvent): void => {
    if (event.type === 'points') gained[event.seat] += event.points;
  };
  while (state.view.phase !== 'over') {
    if (checked) must(checkInvariants(state).length === 0, () => checkInvariants(state).join('; '));
    legalMoves(state.view, moves);
    must(moves.count > 0, () => `nothing legal in ${state.view.phase}`);
    makeLegalMove(state, pick(moves, rng), emit);
  }
  checkEnd(state, gained);
}

function checkEnd(state: State, gained: readonly number[]): void {
  const { view } = state;
  must(checkInvariants(state).length === 0, () => checkInvariants(state).join('; '));
  must(blocksPlaced(view) === CELLS, () => `${blocksPlaced(view)} blocks at the end`);
  for (let seat = 0; seat < view.facts.players; seat++) {
    must(view.points[seat] === gained[seat], () => `seat ${seat}: ${view.points[seat]} points, events ${gained[seat]}`);
    const { total, ...lines } = score(view, seat);
    const sum = Object.values(lines).reduce((points, line) => points + line, 0);
    must(total === sum && total === view.points[seat], () => `seat ${seat}: sheet ${total}, lines ${sum}`);
  }
}

function blocksPlaced(view: View): number {
  let placed = 0;
  for (let cell = 0; cell < CELLS; cell++) if (view.tileAt[cell] !== -1) placed++;
  for (const mask of view.open) for (let rest = mask; rest !== 0; rest &= rest - 1) placed--;
  return placed;
}

/** Plays one game and tests every promise of game.ts at every position. */
function playExamined({ config }: Facts, seed: string): void {
  // Uses its own facts, because they are frozen: frozen lists would slow down all games that share them.
  let state = deal(factsOf(config), seed);
  must(sameData(JSON.parse(JSON.stringify(state)), plain(state)), () => 'a state with its facts is not plain JSON');
  must(!sharesAnObject(state.secret, state.view), () => 'a dealt view shares an object with the secret');
  const rng = seedRng(`${seed} choices`);
  const gained = [0, 0, 0, 0];
  while (state.view.phase !== 'over') {
    examineCopies(state, rng);
    examineView(state, rng);
    examineActions(state);
    legalMoves(state.view, moves);
    const action = toAction(state.view.facts, anyKindOfMove(moves, rng));
    const before = cloneState(state);
    const played = play(state, action);
    must(sameData(state, before), () => `play changed the state it was given: ${formatAction(action)}`);
    apply(state, action);
    must(sameData(state, played.state), () => `apply and play differ: ${formatAction(action)}`);
    for (const event of played.events) if (event.type === 'points') gained[event.seat] += event.points;
    state = played.state;
  }
  checkEnd(state, gained);
  examineCopies(state, rng);
}

/** Converts a state to plain JSON data. JSON has no undefined, so unset options are left out. */
function plain(state: State): unknown {
  const { options } = state.view.facts.config;
  if (options.blessings !== undefined) return state;
  const { blessings: _, ...written } = options;
  const config = { ...state.view.facts.config, options: written };
  return { ...state, view: { ...state.view, facts: { ...state.view.facts, config } } };
}

/** Sends a state through JSON, with its facts passed separately. */
function throughJson({ view, secret }: State): State {
  const { facts, ...rest } = view;
  const read = JSON.parse(JSON.stringify({ view: rest, secret }));
  return { view: { facts, ...read.view }, secret: read.secret };
}

/** Checks that a clone and a state read from JSON equal the original, and still do after the next action. */
function examineCopies(state: State, rng: Rng): void {
  const copy = cloneState(state);
  const read = throughJson(state);
  must(sameData(copy, state), () => 'a clone differs');
  must(sameData(read, state), () => 'a state read back from JSON differs');
  const hash = hashState(state);
  must(hashState(copy) === hash && hashState(read) === hash, () => 'a copy has another hash');
  if (state.view.phase === 'over') return;
  legalMoves(state.view, moves);
  const move = anyMove(moves, rng);
  makeLegalMove(copy, move);
  makeLegalMove(read, move);
  must(sameData(copy, read), () => 'a clone and a state read back from JSON play on differently');
}

/** Checks that functions of a view neither write to it nor return parts of it, and don't depend on hidden data. */
function examineView(state: State, rng: Rng): void {
  const { view, secret } = state;
  must(checkInvariants(state).length === 0, () => checkInvariants(state).join('; '));
  const frozen = deepFreeze(cloneState(state));
  computeFrom(frozen.view);
  must(sameData(frozen, state), () => 'a computation changed the state');
  must(!sharesAnObject(secret, ownOf(view)), () => 'a view shares an object with the secret');

  const guessed = determinize(view, rng);
  must(sameData(guessed.view, view), () => 'determinize gives another view');
  must(checkInvariants(guessed).length === 0, () => `determinize: ${checkInvariants(guessed).join('; ')}`);
  must(
    !sharesAnObject([ownOf(guessed.view), guessed.secret], [ownOf(view), secret]),
    () => 'determinize shares an object with the game',
  );
}

/**
 * Returns a view without its facts: all copies share those, they never change, and they are checked once for each game.
 */
function ownOf({ facts: _, ...own }: View): unknown {
  return own;
}

function computeFrom(view: View): void {
  const actions = legalActions(view);
  decision(view);
  for (let seat = 0; seat < view.facts.players; seat++) {
    const { total } = score(view, seat);
    must(totalOf(view, seat) === total, () => `seat ${seat}: ${totalOf(view, seat)} points, sheet ${total}`);
  }
  for (const action of actions.filter((_, i) => i % Math.ceil(actions.length / 8) === 0)) preview(view, action);
}

/** Checks that every legal action survives conversion to a move and back, and to notation and back. */
function examineActions({ view }: State): void {
  const actions = legalActions(view);
  const due = decision(view);
  must(due !== undefined && due.seat === view.decider && actions.length > 0, () => 'nobody has anything to decide');
  must(new Set(actions.map(formatAction)).size === actions.length, () => 'two actions have the same notation');
  for (const action of actions) {
    must(
      sameData(toAction(view.facts, toMove(view.facts, action)), action),
      () => `lost as a move: ${formatAction(action)}`,
    );
    const parsed = parseAction(view.facts, formatAction(action));
    must(parsed.ok && sameData(parsed.value, action), () => `lost in notation: ${formatAction(action)}`);
  }
}

/** Asserts a condition. Builds the message only on failure. */
function must(holds: boolean, what: () => string): void {
  if (!holds) throw new Error(what());
}
