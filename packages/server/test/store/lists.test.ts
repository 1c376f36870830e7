import { describe, expect, it } from 'vitest';
import type { HistoryFilter, LobbySince, Store, StoredMatch } from '../../src/store/store.ts';
import { aMatch } from '../support/rows.ts';
import { STORE_KINDS } from '../support/stores.ts';
import { withStore } from './suite.ts';

describe.each(STORE_KINDS)('the lists of a store on %s', (kind) => {
  let store: Store;
  withStore(kind, (opened) => {
    store = opened;
  });

  async function created(over: Partial<StoredMatch> = {}): Promise<StoredMatch> {
    const match = aMatch(over);
    await store.create(match, []);
    return match;
  }

  it('searches the matches of one browser and of nobody else', async () => {
    const [won, open] = await Promise.all([
      created({ names: 'ada zoë 100%', status: 'finished', updatedAt: 10 }),
      created({ names: 'bo', players: 2, updatedAt: 20 }),
    ]);
    await store.remember('browser-a', won.id, 1, 1);
    await store.remember('browser-a', won.id, 2, 2);
    await store.remember('browser-a', open.id, 0, 1);
    await store.remember('browser-b', open.id, 1, 1);
    const search = async (over: object) =>
      (await store.history('browser-a', { text: '', limit: 10, ...over })).map(({ match, seat }) => [match.id, seat]);
    expect(await search({})).toEqual([
      [open.id, 0],
      [won.id, 2],
    ]);
    expect(await search({ text: 'Zoë' })).toEqual([[won.id, 2]]);
    expect(await search({ text: '0%' })).toEqual([[won.id, 2]]);
    expect(await search({ text: '%b%' })).toEqual([]);
    expect(await search({ status: 'open' })).toEqual([[open.id, 0]]);
    expect(await search({ players: 3 })).toEqual([[won.id, 2]]);
    expect(await search({ before: { updatedAt: 20 } })).toEqual([[won.id, 2]]);
    expect(await search({ limit: 1 })).toEqual([[open.id, 0]]);
  });

  it('gives every match of a history once, page by page, also those that changed at the same moment', async () => {
    const made = await Promise.all(Array.from({ length: 7 }, (_, i) => created({ updatedAt: i < 5 ? 100 : 50 })));
    for (const { id } of made) await store.remember('browser-pages', id, 0, 1);
    const seen: string[] = [];
    for (let before: HistoryFilter['before']; seen.length < made.length; ) {
      const page = await store.history('browser-pages', { text: '', limit: 2, before });
      if (page.length === 0) break;
      seen.push(...page.map(({ match }) => match.id));
      const last = page[page.length - 1].match;
      before = { updatedAt: last.updatedAt, id: last.id };
    }
    expect([...seen].sort()).toEqual(made.map(({ id }) => id).sort());
  });

  it('knows which browsers sit in a match', async () => {
    const match = await created();
    await store.remember('b-two', match.id, 1, 5);
    await store.remember('b-one', match.id, 0, 5);
    expect(await store.browsers(match.id)).toEqual([
      { browser: 'b-one', seat: 0 },
      { browser: 'b-two', seat: 1 },
    ]);
    expect(await store.browsers('0000000000000000')).toEqual([]);
  });

  it('lists in the lobby what wants to be listed and is not over', async () => {
    const ids = await Promise.all([
      created({ listed: true, createdAt: 1 }),
      created({ listed: true, createdAt: 3, status: 'playing' }),
      created({ listed: true, status: 'finished' }),
      created({ listed: false }),
    ]);
    expect((await store.lobby(10, { open: 0, playing: 0 })).map(({ id }) => id)).toEqual([ids[1].id, ids[0].id]);
  });

  it('lists nothing in the lobby that has not changed for too long', async () => {
    const [open, playing] = await Promise.all([
      created({ listed: true, updatedAt: 900_100 }),
      created({ listed: true, updatedAt: 900_100, status: 'playing' }),
    ]);
    const listed = async (since: LobbySince) =>
      (await store.lobby(100, since)).map(({ id }) => id).filter((id) => id === open.id || id === playing.id);
    expect(await listed({ open: 900_100, playing: 900_101 })).toEqual([open.id]);
    expect(await listed({ open: 900_101, playing: 900_100 })).toEqual([playing.id]);
  });
});
