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
  /** It is no record of this game at all. */
  | { readonly kind: 'foreign'; readonly problem: Problem }
  /** It was played by rules that this program does not know. */
  | { readonly kind: 'rules'; readonly found: string; readonly known: readonly number[] }
  /** It is a record, but a figure in it does not hold. */
  | { readonly kind: 'broken'; readonly problem: Problem }
  /** The game has not ended: nobody shall be advised in a game that is being played. */
  | { readonly kind: 'unfinished'; readonly turn: number };

/** A game whose steps are known to be legal. */
export function reviewedGame(initial: State, steps: readonly Step[]): Result<ReviewedGame, ReviewRefusal> {
  const final = replay(initial, steps).stateAt(steps.length);
  if (final.view.phase !== 'over') return fail({ kind: 'unfinished', turn: final.view.turn });
  return ok({ initial: cloneState(initial), steps, final });
}

/** A refusal in English, for logs and the terminal. */
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
