import { ClaimDevice } from '@nunatak/protocol';
import type { Hono } from 'hono';
import type { Price } from '../access/budget.ts';
import { claimBrowser, linkBrowser } from '../match/browsers.ts';
import { ownSeat } from '../match/devices.ts';
import type { Matches } from '../match/matches.ts';
import { erasePerson, exportPerson } from '../match/people.ts';
import { hashToken, newToken } from '../secrets.ts';
import { type Callers, type Env, idOf, mustHaveBrowser, readBody } from './calls.ts';

/** Both look at every match of the browser, however many these are. */
const BROWSER_PRICES = {
  exported: { milliseconds: 200, bytes: 60_000 },
  erased: { milliseconds: 400, rows: 100 },
} as const satisfies Record<string, Price>;

/** Whoever plays at a browser: known by a secret, the same on another device, and forgotten when they say so. */
export function addBrowserRoutes(app: Hono<Env>, matches: Matches, callers: Callers): void {
  /** A secret for a browser that has none: it finds its own matches again by it. */
  app.post('/browsers', (call) => {
    callers.mustBeSlow(call, 'creates');
    return call.json({ token: newToken(matches.world) }, 201);
  });

  app.post('/browsers/devices', async (call) => {
    callers.mustBeSlow(call, 'creates');
    return call.json(await linkBrowser(matches, mustHaveBrowser(call)), 201);
  });

  app.post('/browsers/devices/claim', async (call) => {
    callers.mustBeSlow(call, 'attempts');
    const { code } = await readBody(ClaimDevice, call);
    return call.json(await claimBrowser(matches, code), 201);
  });

  app.get('/browsers/own', async (call) => {
    callers.pay(call, BROWSER_PRICES.exported);
    return call.json(await exportPerson(matches.store, hashToken(mustHaveBrowser(call))));
  });

  app.post('/browsers/own/erase', async (call) => {
    callers.pay(call, BROWSER_PRICES.erased);
    return call.json(await erasePerson(matches.store, hashToken(mustHaveBrowser(call)), matches.now()));
  });

  app.post('/matches/:id/devices/own', async (call) => {
    callers.mustBeSlow(call, 'attempts');
    return call.json(await ownSeat(matches, idOf(call), mustHaveBrowser(call)), 201);
  });
}
