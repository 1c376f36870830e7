import { toAction, toMove } from './actions/action.ts';
import type { Action } from './actions/kinds.ts';
import { type Move, MoveList } from './actions/moves.ts';
import { fail, ok, type Problem, type Result } from './result.ts';
import { cloneState, type State, type View } from './state.ts';
import { legalMoves, makeLegalMove } from './step.ts';

/** Up to 61 a place takes one sign; `~` goes before what is beyond. */
const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BEYOND = '~';

const moves = new MoveList();

/** The sign of a move in a path: its place among the legal ones. */
export function signOf(view: View, move: Move): string {
  legalMoves(view, moves);
  let place = moves.toArray().indexOf(move);
  let sign = '';
  for (; place >= SIGNS.length; place -= SIGNS.length) sign += BEYOND;
  return sign + SIGNS.charAt(place);
}

/** The path of legal actions from a state: the shortest way to write a game down whose deal is known. */
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
 * Follows a path from a state, in place, and gives the actions it stands for. Whoever reads one checks where it led: the
 * order of legal moves may change with the rules.
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
