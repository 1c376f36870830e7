import { legalActions, nextInt, seedRng } from '@nunatak/engine';
import type { LocalConfig } from '../../src/session/config.ts';
import type { LocalGame } from '../../src/session/games.ts';

/** Everybody sits at this screen: no bots. */
export function everyonePerson(config: LocalConfig): LocalConfig {
  return { ...config, seats: config.seats.map((seat) => ({ ...seat, kind: 'person' })) };
}

/** Plays legal actions by chance, to the end or for some steps. */
export function playOut(game: LocalGame, seed: string, steps = 1000): void {
  const rng = seedRng(seed);
  for (let i = 0; i < steps && game.get().state.view.phase !== 'over'; i++) {
    const actions = legalActions(game.get().state.view);
    const action = actions[nextInt(rng, actions.length)];
    if (action === undefined || !game.act(action)) throw new Error('a legal action was refused');
  }
}
