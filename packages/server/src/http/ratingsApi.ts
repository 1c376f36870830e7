import { AskForRating, RatingsQuery } from '@nunatak/protocol';
import type { Hono } from 'hono';
import type { Price } from '../access/budget.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { browserOf, type Callers, type Env, mustHaveBrowser, read, readBody } from './calls.ts';

/** What the ratings cost, by `npm run bench:server -- --prices`. */
export const RATING_PRICES = {
  ratings: { milliseconds: 4, bytes: 12_000 },
  askForRating: { milliseconds: 3, rows: 1 },
  leaveRatings: { milliseconds: 4, rows: 40 },
} as const satisfies Record<string, Price>;

/** The ratings, and the way into them and out again. */
export function addRatingRoutes(app: Hono<Env>, ratings: Ratings, callers: Callers): void {
  app.get('/ratings/:players', async (call) => {
    callers.pay(call, RATING_PRICES.ratings);
    const { players } = read(RatingsQuery, { players: call.req.param('players') }, 'path');
    return call.json(await ratings.list(players, browserOf(call)));
  });

  app.post('/ratings', async (call) => {
    const browser = mustHaveBrowser(call);
    callers.mustBeSlow(call, 'handIns');
    callers.pay(call, RATING_PRICES.askForRating);
    const { name } = await readBody(AskForRating, call);
    await ratings.ask(browser, name);
    return call.json({}, 201);
  });

  app.post('/ratings/leave', async (call) => {
    const browser = mustHaveBrowser(call);
    callers.pay(call, RATING_PRICES.leaveRatings);
    await ratings.leave(browser);
    return call.json({});
  });
}
