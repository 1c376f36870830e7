import { type Action, type GameEvent, legalActions, nextInt, play, type Rng, type State } from '../../src/game.ts';

/** Plays a game to its end with random actions. Passes every state, its action and the events to the callback. */
export function playRandomly(
  start: State,
  rng: Rng,
  visit: (state: State, made: Action, events: readonly GameEvent[]) => void,
): State {
  let state = start;
  while (state.view.phase !== 'over') {
    const actions = legalActions(state.view);
    const made = actions[nextInt(rng, actions.length)];
    const played = play(state, made);
    visit(state, made, played.events);
    state = played.state;
  }
  return state;
}
