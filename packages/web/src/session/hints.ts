import { type Action, play, type State } from '@nunatak/engine';
import { askBot } from './bots.ts';
import { HINT_LEVEL } from './levels.ts';

/** What a strong bot would do now, up to the tile: its next actions of this turn. */
export async function askHint(state: State, seed: string): Promise<readonly Action[]> {
  const seat = state.view.decider;
  const actions: Action[] = [];
  let now = state;
  while (now.view.decider === seat && actions.length < 6) {
    const action = await askBot(now.view, HINT_LEVEL, `${seed}/hint`);
    actions.push(action);
    if (action.type !== 'takeCard' && action.type !== 'useFor' && action.type !== 'swapTiles') break;
    now = play(now, action).state;
  }
  return actions;
}
