import {
  type Action,
  CURRENT_RULES,
  cloneState,
  DEFAULT_EDITION,
  DEFAULT_OPTIONS,
  deal,
  type Facts,
  factsOf,
  nextInt,
  type PlayerCount,
  type Rng,
  type State,
  seedRng,
} from '@nunatak/engine';
import { legalMoves, MoveList, makeLegalMove, toAction } from '@nunatak/engine/fast';

/** Returns the facts of a game with all options at their defaults and all blessings of the mode. */
export function factsFor(players: PlayerCount): Facts {
  return factsOf({ players, rules: CURRENT_RULES, options: DEFAULT_OPTIONS, edition: DEFAULT_EDITION });
}

const moves = new MoveList();

/** Plays a dealt game to its end with uniformly random legal moves; returns the number of moves. */
export function playOut(state: State, rng: Rng): number {
  let made = 0;
  while (state.view.phase !== 'over') {
    legalMoves(state.view, moves);
    makeLegalMove(state, moves.moves[nextInt(rng, moves.count)]);
    made++;
  }
  return made;
}

/** Returns states from random games, at regular intervals from start to end. */
export function samplePositions(facts: Facts, games: number, every: number): State[] {
  const positions: State[] = [];
  const rng = seedRng('positions');
  let made = 0;
  for (let game = 0; game < games; game++) {
    const state = deal(facts, `position-${game}`);
    while (state.view.phase !== 'over') {
      if (made++ % every === 0) positions.push(cloneState(state));
      legalMoves(state.view, moves);
      makeLegalMove(state, moves.moves[nextInt(rng, moves.count)]);
    }
  }
  return positions;
}

export interface RandomGame {
  readonly initial: State;
  readonly actions: readonly Action[];
}

export function randomGame(facts: Facts, seed: string): RandomGame {
  const initial = deal(facts, seed);
  const state = cloneState(initial);
  const rng = seedRng(`${seed}/moves`);
  const actions: Action[] = [];
  while (state.view.phase !== 'over') {
    legalMoves(state.view, moves);
    const move = moves.moves[nextInt(rng, moves.count)];
    actions.push(toAction(facts, move));
    makeLegalMove(state, move);
  }
  return { initial, actions };
}
