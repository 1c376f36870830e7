import { legalActions } from '@nunatak/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { library } from '../../src/library/library.ts';
import { localGames } from '../../src/library/localGames.ts';
import { bringBack, removedGame, removeGame } from '../../src/library/removed.ts';
import { usualConfig } from '../../src/session/config.ts';
import { everyonePerson } from '../session/playOut.ts';

async function opened(id: string) {
  const opening = await localGames.open(id);
  if (opening.kind !== 'open') throw new Error(`the game is ${opening.kind}`);
  return opening.open;
}

/** A game with one action, stored. */
async function begun(): Promise<string> {
  const id = localGames.start(everyonePerson({ ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed: 'removed' }));
  const { game, keeper } = await opened(id);
  const [action] = legalActions(game.get().state.view);
  if (action === undefined || !game.act(action)) throw new Error('nothing was done');
  await keeper.keep(game.referee);
  return id;
}

afterEach(async () => {
  removedGame.set(undefined);
  await library.clear();
});

describe('a game that was deleted in the list', () => {
  it('can be brought back, also when Delete or Bring it back was pressed twice', async () => {
    const id = await begun();
    await removeGame(id);
    await removeGame(id);
    const removed = removedGame.get();
    if (removed === undefined) throw new Error('the deletion should be one that can be taken back');
    expect(await library.load()).toEqual([]);
    await Promise.all([bringBack(removed), bringBack(removed)]);
    expect(removedGame.get()).toBeUndefined();
    const { game, keeper } = await opened(id);
    expect(game.get().entries).toHaveLength(1);
    const [action] = legalActions(game.get().state.view);
    if (action === undefined || !game.act(action)) throw new Error('nothing was done');
    await keeper.keep(game.referee);
    expect(keeper.keeping.get()).not.toBe('behind');
  });
});
