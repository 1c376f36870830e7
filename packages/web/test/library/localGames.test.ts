import { legalActions } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { type GameStore, StoreFull } from '../../src/library/gameStore.ts';
import type { Kept } from '../../src/library/kept.ts';
import { Library } from '../../src/library/library.ts';
import { LocalGames, type OpenGame } from '../../src/library/localGames.ts';
import { memoryStore } from '../../src/library/memoryStore.ts';
import { takeOver } from '../../src/library/takeOver.ts';
import { listAside, readAside } from '../../src/session/aside.ts';
import { type LocalConfig, usualConfig } from '../../src/session/config.ts';
import { newGame, saveOf } from '../../src/session/games.ts';
import { shelfOver } from '../../src/session/storage.ts';
import { SmallDrawer } from '../session/drawer.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';

const KEY = 'nunatak/game';
const CONFIG: LocalConfig = everyonePerson({ ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed: 'library' });

/** A window of a browser: its own library and games over what all windows share. */
function openWindow(store: GameStore, drawer = new SmallDrawer()) {
  const library = new Library(Promise.resolve(store));
  const ready = takeOver(library, shelfOver(drawer));
  return { library, ready, games: new LocalGames(library, ready) };
}

async function opened(games: LocalGames, id?: string): Promise<OpenGame> {
  const opening = await games.open(id);
  if (opening.kind !== 'open') throw new Error(`the game is ${opening.kind}`);
  return opening.open;
}

/** Makes the first action that is legal, and waits until it is kept. */
async function act({ game, keeper }: OpenGame): Promise<void> {
  const [action] = legalActions(game.get().state.view);
  if (action === undefined || !game.act(action)) throw new Error('nothing was done');
  await keeper.keep(game.referee);
}

/** A store whose writes find no room once it is full. */
function smallStore(): GameStore & { isFull: boolean } {
  const store = memoryStore();
  return {
    ...store,
    lasts: true,
    isFull: false,
    write(kept) {
      return this.isFull ? Promise.reject(new StoreFull('full')) : store.write(kept);
    },
  };
}

describe('the games of this browser', () => {
  it('D16, B8: lie there side by side; none takes the place of another', async () => {
    const store = memoryStore();
    const { games, library } = openWindow(store);
    const first = games.start(CONFIG);
    const second = games.start({ ...CONFIG, seed: 'another' });
    await act(await opened(games, first));
    await act(await opened(games, second));
    await act(await opened(games, second));
    const list = await library.load();
    expect(list.map(({ id }) => id).sort()).toEqual([first, second].sort());
    const again = openWindow(store).games;
    expect((await opened(again, first)).game.get().entries).toHaveLength(1);
    expect((await opened(again, second)).game.get().entries).toHaveLength(2);
  });

  it('keep what was staged over a reload', async () => {
    const store = memoryStore();
    const { games } = openWindow(store);
    const { game, keeper } = await opened(games, games.start(CONFIG));
    const take = legalActions(game.get().state.view).find(({ type }) => type === 'takeCard');
    if (take?.type !== 'takeCard') throw new Error('no card can be taken');
    game.take(take.card);
    const place = legalActions(game.get().state.view).find(({ type }) => type === 'placeBlock');
    if (place?.type !== 'placeBlock') throw new Error('no cell can be built on');
    game.pick(place.cell);
    await keeper.keep(game.referee);
    const again = await opened(openWindow(store).games);
    expect(again.game.get().staged.map(({ action }) => action)).toEqual([take]);
    expect(again.game.get().draft).toEqual(place);
  });

  it('tell a list how they stand, without being opened', async () => {
    const store = memoryStore();
    const { games, library } = openWindow(store);
    const open = await opened(games, games.start(CONFIG));
    playOut(open.game, 'list');
    await open.keeper.keep(open.game.referee);
    const [summary] = await library.load();
    const { view } = open.game.get().state;
    expect(summary).toMatchObject({ over: true, turn: view.turn, yourTurn: false, players: 3 });
    expect(summary?.points).toHaveLength(3);
    expect(summary?.winners.length).toBeGreaterThan(0);
    expect(summary?.blocks).toMatch(/^[0-2]{54}$/);
  });

  it('without an id, the one to go on with is the one under way that was changed last', async () => {
    const store = memoryStore();
    const { games } = openWindow(store);
    const over = await opened(games, games.start({ ...CONFIG, seed: 'over' }));
    const under = await opened(games, games.start({ ...CONFIG, seed: 'under' }));
    await act(under);
    playOut(over.game, 'over');
    await over.keeper.keep(over.game.referee);
    expect((await opened(openWindow(store).games)).game.referee.config.seed).toBe('under');
    expect(await openWindow(memoryStore()).games.open(undefined)).toEqual({ kind: 'missing' });
    expect(await games.open('nosuchgame')).toEqual({ kind: 'missing' });
  });

  it('that cannot be read say why and stay where they are', async () => {
    const store = memoryStore();
    const { games, library } = openWindow(store);
    const id = games.start(CONFIG);
    await act(await opened(games, id));
    const kept = await library.read(id);
    if (kept?.ok !== true) throw new Error('the game should lie there');
    const { summary } = kept.value;
    await store.write({ summary: { ...summary, revision: summary.revision + 1 }, body: { format: 'x' } });
    const broken = await openWindow(store).games.open(id);
    expect(broken).toMatchObject({ kind: 'broken', reason: expect.stringContaining('format') });
    expect(await store.read(id)).toMatchObject({ body: { format: 'x' } });
  });
});

describe('a full storage', () => {
  it('does not stop the game, and what lay there still lies there', async () => {
    const store = smallStore();
    const { games } = openWindow(store);
    const open = await opened(games, games.start(CONFIG));
    await act(open);
    store.isFull = true;
    for (let i = 0; i < 4; i++) await act(open);
    expect(open.game.get().entries).toHaveLength(5);
    expect(open.keeper.keeping.get()).toBe('unkept');
    const [summary] = await store.list();
    expect((await opened(openWindow(store).games)).game.get().entries).toHaveLength(1);
    store.isFull = false;
    await act(open);
    expect(open.keeper.keeping.get()).toBe('kept');
    expect(await store.list()).not.toEqual([summary]);
  });
});

describe('two windows', () => {
  it('never overwrite what the other played on', async () => {
    const store = memoryStore();
    const { games } = openWindow(store);
    const id = games.start(CONFIG);
    const ahead = await opened(games, id);
    await act(ahead);
    const second = openWindow(store).games;
    const older = await opened(second, id);
    for (let i = 0; i < 9; i++) await act(ahead);
    await act(older);
    expect(older.keeper.keeping.get()).toBe('behind');
    const loaded = await opened(second, id);
    expect(loaded.game.get().entries).toHaveLength(10);
    await act(loaded);
    await act(ahead);
    expect(ahead.keeper.keeping.get()).toBe('behind');
    expect((await opened(openWindow(store).games, id)).game.get().entries).toHaveLength(11);
  });
});

describe('a deleted game', () => {
  /** Deletes a game and gives what is needed to restore it. */
  async function removed(library: Library, id: string): Promise<Kept> {
    const kept = await library.read(id);
    if (kept?.ok !== true) throw new Error('the game should be stored');
    await library.remove(id);
    return kept.value;
  }

  async function lengthsOf(store: GameStore, id: string): Promise<number> {
    return (await opened(openWindow(store).games, id)).game.get().entries.length;
  }

  it('comes back as it was, and the next move is kept', async () => {
    const store = { ...memoryStore(), lasts: true };
    const { games, library } = openWindow(store);
    const id = games.start(CONFIG);
    const before = await opened(games, id);
    for (let i = 0; i < 4; i++) await act(before);
    const kept = await removed(library, id);
    await library.restore(kept);
    const after = await opened(games, id);
    expect(after.game.get().entries).toHaveLength(4);
    await act(after);
    expect(after.keeper.keeping.get()).toBe('kept');
    expect(await lengthsOf(store, id)).toBe(5);
  });

  it('is not written again by a window that had it open and was not told', async () => {
    const store = memoryStore();
    const { games, library } = openWindow(store);
    const id = games.start(CONFIG);
    await act(await opened(games, id));
    const stale = await opened(openWindow(store).games, id);
    for (let i = 0; i < 3; i++) await act(await opened(games, id));
    const kept = await removed(library, id);
    await act(stale);
    expect(await store.read(id)).toBeUndefined();
    await library.restore(kept);
    await act(stale);
    expect(stale.keeper.keeping.get()).toBe('behind');
    expect(await lengthsOf(store, id)).toBe(4);
  });

  it('cannot be opened from what this window still remembers of it', async () => {
    const { games, library } = openWindow(memoryStore());
    const [one, other] = [games.start(CONFIG), games.start({ ...CONFIG, seed: 'another' })];
    for (const id of [one, other]) await act(await opened(games, id));
    await library.remove(one);
    expect(await games.open(one)).toEqual({ kind: 'missing' });
    await library.clear();
    expect(await games.open(other)).toEqual({ kind: 'missing' });
  });

  it('comes back once, however often it is asked for', async () => {
    const { games, library } = openWindow(memoryStore());
    const id = games.start(CONFIG);
    await act(await opened(games, id));
    const kept = await removed(library, id);
    await Promise.all([library.restore(kept), library.restore(kept)]);
    await act(await opened(games, id));
    await library.restore(kept);
    expect((await opened(games, id)).game.get().entries).toHaveLength(2);
  });
});

describe('the only game of a deal', () => {
  const ONLY = 'dealofthisday';

  it('is begun once, by however many presses and windows', async () => {
    const store = { ...memoryStore(), lasts: true };
    const [first, second] = [openWindow(store), openWindow(store)];
    await Promise.all([
      first.games.startOnly(ONLY, CONFIG),
      first.games.startOnly(ONLY, CONFIG),
      second.games.startOnly(ONLY, CONFIG),
    ]);
    expect(await store.list()).toHaveLength(1);
    for (const { games } of [first, second]) {
      const open = await opened(games, ONLY);
      await act(open);
      expect(open.keeper.keeping.get()).toBe('kept');
    }
    expect((await opened(openWindow(store).games, ONLY)).game.get().entries).toHaveLength(2);
  });

  it('goes on when it is begun again', async () => {
    const store = { ...memoryStore(), lasts: true };
    const { games } = openWindow(store);
    await games.startOnly(ONLY, CONFIG);
    await act(await opened(games, ONLY));
    await games.startOnly(ONLY, CONFIG);
    await openWindow(store).games.startOnly(ONLY, CONFIG);
    expect((await opened(games, ONLY)).game.get().entries).toHaveLength(1);
    expect(await store.list()).toHaveLength(1);
  });

  it('is begun anew after it was deleted', async () => {
    const { games, library } = openWindow({ ...memoryStore(), lasts: true });
    await games.startOnly(ONLY, CONFIG);
    await act(await opened(games, ONLY));
    await library.remove(ONLY);
    await games.startOnly(ONLY, CONFIG);
    expect((await opened(games, ONLY)).game.get().entries).toHaveLength(0);
  });
});

describe('the game of an earlier version', () => {
  function kept(actions: number): string {
    const game = newGame(CONFIG);
    playOut(game, 'kept', actions);
    return JSON.stringify(saveOf(game.referee));
  }

  it('is taken over once, by however many windows', async () => {
    const drawer = new SmallDrawer();
    drawer.setItem(KEY, kept(7));
    const store = { ...memoryStore(), lasts: true };
    const { games, library } = openWindow(store, drawer);
    expect((await opened(games)).game.get().entries).toHaveLength(7);
    expect(drawer.getItem(KEY)).toBeNull();
    drawer.setItem(KEY, kept(7));
    await openWindow(store, drawer).ready;
    expect(await library.load()).toHaveLength(1);
  });

  it('stays where it is while nothing lasts', async () => {
    const drawer = new SmallDrawer();
    drawer.setItem(KEY, kept(3));
    const { games } = openWindow(memoryStore(), drawer);
    expect((await opened(games)).game.get().entries).toHaveLength(3);
    expect(drawer.getItem(KEY)).not.toBeNull();
  });

  it.each(['no json', '[]', '{"format":"nunatak-save/1","config":{}}'])(
    'that is damaged is moved aside unchanged: %s',
    async (text) => {
      const drawer = new SmallDrawer();
      drawer.setItem(KEY, text);
      const { games } = openWindow({ ...memoryStore(), lasts: true }, drawer);
      expect(await games.open(undefined)).toEqual({ kind: 'missing' });
      expect(drawer.getItem(KEY)).toBeNull();
      const [aside, ...more] = listAside(shelfOver(drawer));
      expect(readAside(aside?.key ?? '', shelfOver(drawer))).toBe(text);
      expect(more).toEqual([]);
    },
  );

  it('that is damaged stays where it is when there is no room to put it aside', async () => {
    const drawer = new SmallDrawer();
    drawer.setItem(KEY, 'no json');
    drawer.fill();
    await openWindow(memoryStore(), drawer).ready;
    expect(drawer.getItem(KEY)).toBe('no json');
  });
});
