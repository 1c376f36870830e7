import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { browserStore } from '../../src/library/browserStore.ts';
import type { GameStore } from '../../src/library/gameStore.ts';
import type { Kept } from '../../src/library/kept.ts';
import { memoryStore } from '../../src/library/memoryStore.ts';

let stores = 0;

const STORES: Readonly<Record<string, () => Promise<GameStore>>> = {
  'the browser’s database': () => browserStore(`test ${++stores}`),
  memory: () => Promise.resolve(memoryStore()),
};

function kept(id: string, revision: number, body: unknown = { revision }): Kept {
  return {
    summary: {
      id,
      kind: 'local',
      revision,
      created: 1,
      changed: revision,
      players: 1,
      seats: [{ kind: 'person', name: 'Ana', colour: 'aurora' }],
      turn: revision,
      over: false,
      yourTurn: true,
      points: [0],
      winners: [],
      blocks: '.'.repeat(54),
    },
    body,
  };
}

describe.each(Object.entries(STORES))('a store of games: %s', (_, open) => {
  it('gives back what was written, the list without the bodies', async () => {
    const store = await open();
    await store.write(kept('firstgame', 1));
    await store.write(kept('othergame', 1, { much: 'x' }));
    expect(await store.read('firstgame')).toEqual(kept('firstgame', 1));
    expect(await store.list()).toEqual(expect.arrayContaining([kept('firstgame', 1).summary]));
    expect(JSON.stringify(await store.list())).not.toContain('much');
    expect(await store.read('nogame00')).toBeUndefined();
  });

  it('writes only over the revision before', async () => {
    const store = await open();
    expect(await store.write(kept('firstgame', 2))).toBe('behind');
    expect(await store.write(kept('firstgame', 1))).toBe('written');
    expect(await store.write(kept('firstgame', 1, 'another window'))).toBe('behind');
    expect(await store.read('firstgame')).toEqual(kept('firstgame', 1));
    expect(await store.write(kept('firstgame', 2))).toBe('written');
    expect(await store.read('firstgame')).toEqual(kept('firstgame', 2));
  });

  it('lets one of two writers win, whatever their order', async () => {
    const store = await open();
    const outcomes = await Promise.all([
      store.write(kept('firstgame', 1, 'a')),
      store.write(kept('firstgame', 1, 'b')),
    ]);
    expect([...outcomes].sort()).toEqual(['behind', 'written']);
  });

  it('keeps nothing of what its caller changes later', async () => {
    const store = await open();
    const body = { list: [1] };
    await store.write(kept('firstgame', 1, body));
    body.list.push(2);
    expect(await store.read('firstgame')).toEqual(kept('firstgame', 1, { list: [1] }));
  });

  it('removes a game whole', async () => {
    const store = await open();
    await store.write(kept('firstgame', 1));
    await store.remove('firstgame');
    expect(await store.read('firstgame')).toBeUndefined();
    expect(await store.list()).toEqual([]);
    expect(await store.write(kept('firstgame', 1))).toBe('written');
  });

  it('restores a removed game with any revision, but never over another', async () => {
    const store = await open();
    await store.write(kept('firstgame', 1));
    expect(await store.write(kept('firstgame', 3), true)).toBe('behind');
    await store.remove('firstgame');
    expect(await store.write(kept('firstgame', 3))).toBe('behind');
    expect(await store.write(kept('firstgame', 3), true)).toBe('written');
    expect(await store.read('firstgame')).toEqual(kept('firstgame', 3));
  });

  it('removes everything when it is asked to', async () => {
    const store = await open();
    await store.write(kept('firstgame', 1));
    await store.write(kept('othergame', 1));
    await store.clear();
    expect(await store.list()).toEqual([]);
    expect(await store.read('othergame')).toBeUndefined();
  });
});
