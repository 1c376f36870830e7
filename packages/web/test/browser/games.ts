import {
  type Action,
  type BlessingId,
  legalActions,
  nextInt,
  type PlayerCount,
  seedRng,
  type View,
} from '@nunatak/engine';
import { usualConfig } from '../../src/session/config.ts';
import type { LocalGame } from '../../src/session/games.ts';
import { newGame } from '../../src/session/games.ts';
import { everyonePerson } from '../session/playOut.ts';

const NAMES = ['Ana', 'Bo', 'Mira', 'Kim'];
const MOST_GAMES = 300;

/** Random play that likes elders and keeps its blessings for later. */
function likely(view: View, chance: (most: number) => number): Action {
  const actions = legalActions(view);
  const elders = actions.filter((action) => action.type === 'takeCard' && action.card.includes('elder'));
  const thrifty = actions.filter(({ type }) => type !== 'useBlessing' && type !== 'swapTiles');
  const pool = [elders, thrifty, actions].find((some) => some.length > 0) ?? actions;
  const action = pool[chance(pool.length)];
  if (action === undefined) throw new Error('nothing to decide');
  return action;
}

/** A game among people at one screen, played by chance up to the position wanted. */
export function gameWith(wanted: (view: View) => boolean, players: PlayerCount = 3): LocalGame {
  for (let seed = 0; seed < MOST_GAMES; seed++) {
    const config = { ...usualConfig(players, NAMES), seed: `blessing${seed}` };
    const game = newGame(everyonePerson(config));
    const rng = seedRng(config.seed);
    for (;;) {
      const { view } = game.get().state;
      if (wanted(view)) return game;
      if (view.phase === 'over') break;
      game.act(likely(view, (most) => nextInt(rng, most)));
    }
  }
  throw new Error('no game comes to such a position');
}

export function mayUse(id: BlessingId): (view: View) => boolean {
  return (view) => legalActions(view).some((action) => action.type === 'useBlessing' && action.blessing === id);
}

/** F1: the person who decides may use this blessing before the count. */
export function mayUseAtEnd(id: BlessingId): (view: View) => boolean {
  return (view) =>
    view.phase === 'endBlessing' &&
    legalActions(view).some((action) => action.type === 'endBlessing' && action.blessing === id && action.use);
}
