import { type DailyDeal, type HandIn, Leaderboard } from '@nunatak/protocol';
import { type Answer, asBrowser, askFor } from '../online/api.ts';
import { browserToken } from '../online/keys.ts';

/** The leaderboard of a deal of a day, as this browser sees it. */
export function boardOf({ day, kind }: DailyDeal): Answer<Leaderboard> {
  return askFor<Leaderboard>(Leaderboard, `/daily/${day}/${kind}`, { browser: browserToken() });
}

export function sendHandIn(body: HandIn): Answer<Leaderboard> {
  return asBrowser((browser) => askFor<Leaderboard>(Leaderboard, '/daily', { method: 'POST', body, browser }));
}

export function sendWithdrawal({ day, kind }: DailyDeal): Answer<Leaderboard> {
  const path = `/daily/${day}/${kind}/withdraw`;
  return askFor<Leaderboard>(Leaderboard, path, { method: 'POST', browser: browserToken() });
}
