import { toAction, toMove } from './actions/action.ts';
import { type Move, MoveList } from './actions/moves.ts';
import type { Action } from './actions/shapes.ts';
import { fail, ok, type Problem, type Result } from './result.ts';
import { cloneState, type State, type View } from './state.ts';
import { legalMoves, makeLegalMove } from './step.ts';

/** The first 62 legal moves take one character each. Each leading `~` adds 62 to the index. */
const CHARACTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SKIP = '~';

const moves = new MoveList();

/** Encodes a move as its index in the list of legal moves (usually one character). */
export function encodeMove(view: View, move: Move): string {
  legalMoves(view, moves);
  let place = moves.toArray().indexOf(move);
  let prefix = '';
  for (; place >= CHARACTERS.length; place -= CHARACTERS.length) prefix += SKIP;
  return prefix + CHARACTERS.charAt(place);
}

/**
 * Encodes the actions played since `start` as a path: the shortest text for a game whose deal the reader already has.
 */
export function pathOf(start: State, actions: readonly Action[]): string {
  const state = cloneState(start);
  let path = '';
  for (const action of actions) {
    const move = toMove(state.view.facts, action);
    path += encodeMove(state.view, move);
    makeLegalMove(state, move);
  }
  return path;
}

/**
 * Plays a path on a state, in place, and returns the actions. A path names moves by their index among the legal ones,
 * and that order may change with the rules, so the caller must check that the final position is the expected one.
 */
export function followPath(state: State, path: string): Result<Action[], Problem> {
  const made: Action[] = [];
  let skipped = 0;
  for (const [at, character] of [...path].entries()) {
    if (character === SKIP) {
      skipped += CHARACTERS.length;
      continue;
    }
    legalMoves(state.view, moves);
    const place = CHARACTERS.indexOf(character);
    if (place === -1 || skipped + place >= moves.count) {
      return fail({ field: `path[${at}]`, found: character, expected: `one of ${moves.count} moves` });
    }
    const move = moves.moves[skipped + place];
    skipped = 0;
    made.push(toAction(state.view.facts, move));
    makeLegalMove(state, move);
  }
  return ok(made);
}
