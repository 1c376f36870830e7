import { deal, type Facts, factsOf, type GameConfig, nextInt, parseConfig, type State, seedRng } from '@nunatak/engine';
import { legalMoves, MoveList, makeLegalMove } from '@nunatak/engine/fast';

export function factsFor(config: GameConfig): Facts {
  const checked = parseConfig(config);
  if (!checked.ok) throw new Error('not a config');
  return factsOf(checked.value);
}

const moves = new MoveList();

/** Yields the start of every turn of a random game. It is the same state object each time. */
export function* turnsOf(facts: Facts, seed: string): Generator<State> {
  const state = deal(facts, seed);
  const rng = seedRng(`${seed}/moves`);
  let turn = -1;
  while (state.view.phase !== 'over') {
    if (state.view.phase === 'takeCard' && state.view.turn !== turn) {
      turn = state.view.turn;
      yield state;
    }
    legalMoves(state.view, moves);
    makeLegalMove(state, moves.moves[nextInt(rng, moves.count)]);
  }
}
