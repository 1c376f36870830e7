import { type Action, cloneState, type GameConfig, settled, setup } from '@nunatak/engine';
import { makeLegalMove, toAction } from '@nunatak/engine/fast';
import { botNamed } from '../../src/index.ts';
import { type ReviewedGame, reviewedGame } from '../../src/review/index.ts';

/** Returns a finished game between quick bots, ready for review. */
export function finishedGame(config: GameConfig, seed: string, bots: readonly string[]): ReviewedGame {
  const initial = setup(config, seed);
  const state = settled(cloneState(initial));
  const steps: Action[] = [];
  while (state.view.phase !== 'over') {
    const { moves } = botNamed(bots[state.view.decider]).decide(state.view, seed);
    for (const move of moves) {
      steps.push(toAction(state.view.facts, move));
      makeLegalMove(state, move);
    }
  }
  const game = reviewedGame(initial, steps);
  if (!game.ok) throw new Error(`${seed} is ${game.reason.kind}`);
  return game.value;
}
