import {
  cloneState,
  fail,
  ok,
  type Problem,
  problemText,
  type Result,
  replay,
  type State,
  type Step,
} from '@nunatak/engine';

/** A finished game that can be reviewed. */
export interface ReviewedGame {
  readonly initial: State;
  readonly steps: readonly Step[];
  readonly final: State;
}

/** Why a game cannot be reviewed. */
export type ReviewRefusal =
  /** Not a record of this game. */
  | { readonly kind: 'foreign'; readonly problem: Problem }
  /** Played by rules that this program does not know. */
  | { readonly kind: 'rules'; readonly found: string; readonly known: readonly number[] }
  /** A record with an invalid field. */
  | { readonly kind: 'broken'; readonly problem: Problem }
  /** The game has not ended; advice during a running game would be unfair. */
  | { readonly kind: 'unfinished'; readonly turn: number };

/** Checks that the steps are legal and that the game has ended. */
export function reviewedGame(initial: State, steps: readonly Step[]): Result<ReviewedGame, ReviewRefusal> {
  const final = replay(initial, steps).stateAt(steps.length);
  if (final.view.phase !== 'over') return fail({ kind: 'unfinished', turn: final.view.turn });
  return ok({ initial: cloneState(initial), steps, final });
}

/** Returns a refusal in English, for logs and the terminal. */
export function reviewRefusalText(refusal: ReviewRefusal): string {
  switch (refusal.kind) {
    case 'foreign':
      return `it is no record of this game: ${problemText(refusal.problem)}`;
    case 'rules':
      return `it was played by rules ${refusal.found}, expected one of ${refusal.known.join(', ')}`;
    case 'broken':
      return `it does not verify: ${problemText(refusal.problem)}`;
    case 'unfinished':
      return `the game is not finished: it stopped in turn ${refusal.turn}`;
  }
}
