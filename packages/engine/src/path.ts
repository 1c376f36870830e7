import { toAction, toMove } from './actions/action.ts';
import type { Action } from './actions/kinds.ts';
import { type Move, MoveList } from './actions/moves.ts';
import { fail, ok, type Problem, type Result } from './result.ts';
import { cloneState, type State, type View } from './state.ts';
import { legalMoves, makeLegalMove } from './step.ts';

/** The first 62 legal moves take one character each. Each leading `~` adds 62 to the index. */
const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BEYOND = '~';

const moves = new MoveList();

/** Encodes a move as its index in the list of legal moves (usually one character). */
export function signOf(view: View, move: Move): string {
  legalMoves(view, moves);
  let place = moves.toArray().indexOf(move);
  let sign = '';
  for (; place >= SIGNS.length; place -= SIGNS.length) sign += BEYOND;
  return sign + SIGNS.charAt(place);
}

/**
 * Encodes the actions played since `start` as a path: the shortest text for a game whose deal the reader already has.
 */
export function pathOf(start: State, actions: readonly Action[]): string {
  const state = cloneState(start);
  let path = '';
  for (const action of actions) {
    const move = toMove(state.view.facts, action);
    path += signOf(state.view, move);
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
  let beyond = 0;
  for (const [at, sign] of [...path].entries()) {
    if (sign === BEYOND) {
      beyond += SIGNS.length;
      continue;
    }
    legalMoves(state.view, moves);
    const place = SIGNS.indexOf(sign);
    if (place === -1 || beyond + place >= moves.count) {
      return fail({ field: `path[${at}]`, found: sign, expected: `one of ${moves.count} moves` });
    }
    const move = moves.moves[beyond + place];
    beyond = 0;
    made.push(toAction(state.view.facts, move));
    makeLegalMove(state, move);
  }
  return ok(made);
}
