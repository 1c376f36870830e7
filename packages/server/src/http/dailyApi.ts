import { DailyDeal, HandIn } from '@nunatak/protocol';
import type { Hono } from 'hono';
import type { Price } from '../access/budget.ts';
import { Leaderboards } from '../daily/leaderboards.ts';
import type { Matches } from '../match/matches.ts';
import { browserOf, type Call, type Callers, type Env, mustHaveBrowser, read, readBody } from './calls.ts';

/** What the leaderboards cost, by `npm run bench:server -- --prices`: whoever hands in a game has it played again. */
export const DAILY_PRICES = {
  board: { milliseconds: 3, bytes: 20_000 },
  handIn: { milliseconds: 60, bytes: 20_000, rows: 2 },
  withdraw: { milliseconds: 4, bytes: 20_000, rows: 2 },
} as const satisfies Record<string, Price>;

/** The leaderboards of the deals of the days. */
export function addDailyRoutes(app: Hono<Env>, { store, now }: Pick<Matches, 'store' | 'now'>, callers: Callers): void {
  const boards = new Leaderboards(store, now);
  const dealOf = (call: Call) => read(DailyDeal, { day: call.req.param('day'), kind: call.req.param('kind') }, 'path');

  app.get('/daily/:day/:kind', async (call) => {
    callers.pay(call, DAILY_PRICES.board);
    return call.json(await boards.board(dealOf(call), browserOf(call)));
  });

  app.post('/daily', async (call) => {
    const browser = mustHaveBrowser(call);
    callers.mustBeSlow(call, 'handIns');
    callers.pay(call, DAILY_PRICES.handIn);
    return call.json(await boards.handIn(await readBody(HandIn, call), browser), 201);
  });

  app.post('/daily/:day/:kind/withdraw', async (call) => {
    const browser = mustHaveBrowser(call);
    callers.pay(call, DAILY_PRICES.withdraw);
    return call.json(await boards.withdraw(dealOf(call), browser));
  });
}
