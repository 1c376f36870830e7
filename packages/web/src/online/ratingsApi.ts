import { type RatedPlayers, Ratings } from '@nunatak/protocol';
import { type Answer, asBrowser, ask, askFor } from './api.ts';
import { browserToken, keepName } from './keys.ts';

/** The ratings at tables of so many, as this browser sees them. */
export function ratingsOf(players: RatedPlayers): Answer<Ratings> {
  return askFor<Ratings>(Ratings, `/ratings/${players}`, { browser: browserToken() });
}

export function askForRating(name: string): Answer<unknown> {
  keepName(name);
  return asBrowser((browser) => ask('/ratings', { method: 'POST', body: { name }, browser }));
}

export function leaveRatings(): Answer<unknown> {
  return ask('/ratings/leave', { method: 'POST', browser: browserToken() });
}
