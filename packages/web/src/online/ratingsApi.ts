import { type RatedPlayers, Ratings } from '@nunatak/protocol';
import { type Answer, ask, askFor, ownBrowser } from './api.ts';
import { browserToken, keepName } from './keys.ts';

/** The ratings at tables of so many, as this browser sees them. */
export function ratingsOf(players: RatedPlayers): Answer<Ratings> {
  return askFor<Ratings>(Ratings, `/ratings/${players}`, { browser: browserToken() });
}

export async function askForRating(name: string): Answer<unknown> {
  keepName(name);
  return await ask('/ratings', { method: 'POST', body: { name }, browser: await ownBrowser() });
}

export function leaveRatings(): Answer<unknown> {
  return ask('/ratings/leave', { method: 'POST', browser: browserToken() });
}
