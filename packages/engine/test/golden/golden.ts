import { perft } from '../../src/checks.ts';
import {
  apply,
  deal,
  FIRST_RULES,
  fnv1a64,
  formatAction,
  hashState,
  legalActions,
  type Options,
  type PlayerCount,
  type Rules,
  type State,
} from '../../src/game.ts';
import { resultOf } from '../../src/record.ts';
import { factsFor } from '../properties/games.ts';

/** Identifies a golden game; its deal follows from this. */
export interface GoldenKey {
  readonly players: PlayerCount;
  /** The version of the rules, which also determines the edition; games that name none use the first. */
  readonly rules?: Rules;
  readonly options: Partial<Options>;
  readonly seed: string;
}

/** A whole recorded game that must play out the same forever. */
export interface GoldenGame extends GoldenKey {
  /** Every action in notation. Reshuffles follow from the seed. */
  readonly actions: readonly string[];
  /** The hash chain after every 20 actions and after the last one, to locate where a game first differs. */
  readonly chain: readonly string[];
  readonly hash: string;
  readonly sheets: unknown;
  readonly winners: unknown;
}

/** The number of action sequences that follow a position of a golden game. */
export interface GoldenCount {
  /** The file of the game, and the number of its actions played before counting. */
  readonly game: string;
  readonly after: number;
  /** Number of sequences of 1, 2, 3 … actions. */
  readonly counts: readonly number[];
}

const LINK_EVERY = 20;

export function begin({ players, rules = FIRST_RULES, options, seed }: GoldenKey): State {
  return deal(factsFor(players, options, rules), seed);
}

/** Plays an action in notation; throws if it is not legal. */
function make(state: State, text: string): void {
  const action = legalActions(state.view).find((candidate) => formatAction(candidate) === text);
  if (action === undefined) throw new Error(`"${text}" is not legal in ${state.view.phase}`);
  apply(state, action);
}

/** Replays a whole game and chains the hashes of all its positions. */
export function replay(key: GoldenKey, actions: readonly string[]): GoldenGame {
  const { players, rules, options, seed } = key;
  const state = begin(key);
  const chain: string[] = [];
  let link = hashState(state);
  actions.forEach((text, i) => {
    make(state, text);
    link = fnv1a64(link + hashState(state));
    if ((i + 1) % LINK_EVERY === 0) chain.push(link);
  });
  chain.push(link);
  const { sheets, winners } = resultOf(state.view);
  const known = rules === undefined ? {} : { rules };
  return { players, ...known, options, seed, actions, chain, hash: hashState(state), sheets, winners };
}

/** Counts the sequences of 1 to `depth` actions that follow a position. */
export function countFrom(game: GoldenGame, after: number, depth: number): number[] {
  const state = begin(game);
  for (const text of game.actions.slice(0, after)) make(state, text);
  return Array.from({ length: depth }, (_, i) => perft(state, i + 1));
}
