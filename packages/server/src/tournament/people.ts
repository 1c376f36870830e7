import type { Store } from '../store/store.ts';
import type { Tournament } from './tournament.ts';

const MOST_ATTEMPTS = 20;

/** Takes a person's name out of every tournament they were in; they get no further table. Resolves to how many it were. */
export async function eraseEntrant(store: Store, browser: string, now: number): Promise<number> {
  const ids = await store.tournamentsOf(browser);
  for (const id of ids) await eraseFrom(store, id, browser, now);
  return ids.length;
}

async function eraseFrom(store: Store, id: string, browser: string, now: number): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const stored = await store.tournament(id);
    if (stored === undefined) return;
    const before: Tournament = JSON.parse(stored.document);
    const people = before.people.map((one) =>
      one.browser === browser ? { browser: undefined, name: '', left: true } : one,
    );
    const after: Tournament = { ...before, people, host: before.host === browser ? undefined : before.host };
    if (!(await store.changeTournament(id, stored.revision, JSON.stringify(after), now))) continue;
    await store.forgetTournament(browser, id);
    return;
  }
  throw new Error(`Tournament ${id} is too busy`);
}
