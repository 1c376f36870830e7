import { describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { eraseEntrant } from '../../src/tournament/people.ts';
import { STORE_KINDS } from '../support/stores.ts';
import { withStore } from './suite.ts';

describe.each(STORE_KINDS)('tournaments in the %s store', (kind) => {
  let store: Store;
  withStore(kind, (opened) => {
    store = opened;
  });

  it('are replaced by one of those who saw the same', async () => {
    await store.createTournament('cup', '{"n":0}', 10);
    const changes = await Promise.all([1, 2].map((n) => store.changeTournament('cup', 0, `{"n":${n}}`, 20)));
    expect(changes.toSorted()).toEqual([false, true]);
    expect(await store.tournament('cup')).toMatchObject({ revision: 1 });
    expect(await store.tournament('none')).toBeUndefined();
  });

  it('know who takes part, and forget them', async () => {
    const people = [
      { browser: 'ada', name: 'Ada', left: false },
      { browser: 'bo', name: 'Bo', left: false },
    ];
    await store.createTournament('league', JSON.stringify({ people, host: 'ada', tables: [] }), 10);
    for (const browser of ['ada', 'ada', 'bo']) await store.rememberTournament(browser, 'league');
    expect(await store.tournamentsOf('ada')).toEqual(['league']);
    expect(await eraseEntrant(store, 'ada', 30)).toBe(1);
    expect(await store.tournamentsOf('ada')).toEqual([]);
    expect(JSON.parse((await store.tournament('league'))?.document ?? '')).toEqual({
      people: [{ name: '', left: true }, people[1]],
      tables: [],
    });
  });

  it('are dropped when nothing has happened for long', async () => {
    await store.createTournament('old', '{}', 1);
    await store.rememberTournament('ada', 'old');
    expect(await store.dropTournaments(5)).toBe(1);
    expect(await store.tournament('old')).toBeUndefined();
    expect(await store.tournamentsOf('ada')).toEqual([]);
    expect(await store.tournament('league')).toBeDefined();
  });
});
