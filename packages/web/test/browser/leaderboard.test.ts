import { describe, expect, it } from 'vitest';
import { dailyConfig, dayOf, dealId, noonOf } from '../../src/deals/daily.ts';
import { newGame, saveOf } from '../../src/session/games.ts';
import { leaderboard } from '../../src/words/en/leaderboard.ts';
import { playOut } from '../session/playOut.ts';
import { violations } from './axe.ts';
import { type Guest, OnlineHouse } from './onlineHouse.ts';
import { DESK, PHONE } from './page.ts';

const house = OnlineHouse.ofTests();

const today = dayOf(new Date());
const config = dailyConfig(today, 'solo', ['You']);

/** Somebody who has played the solo deal of today, each chance another line. */
async function whoHasPlayed(chance: string, viewport = DESK): Promise<Guest & { readonly points: number }> {
  const game = newGame(config);
  playOut(game, chance);
  const stored = { 'nunatak/game': JSON.stringify(saveOf(game.referee)) };
  const guest = await house.visit('/#/daily', { viewport, stored });
  await guest.page.locator('.nk-week').first().waitFor();
  await guest.page.evaluate(noteDeal, dealId(config));
  // It stays this day in the page, though midnight may come before the test ends.
  await guest.page.clock.setFixedTime(noonOf(today));
  await guest.page.reload();
  // Whoever goes offline now has all that the page is made of.
  await guest.page.getByLabel(leaderboard.name).waitFor();
  return Object.assign(guest, { points: game.get().state.view.points[0] ?? 0 });
}

/** Notes that the only game of the library is that of a deal. Runs in the page. */
async function noteDeal(id: string): Promise<void> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const games = await done(indexedDB.open('nunatak'));
  const [game] = await done(games.transaction('summaries').objectStore('summaries').getAllKeys());
  const notes = await done(indexedDB.open('nunatak-notes'));
  await done(notes.transaction('deals', 'readwrite').objectStore('deals').put({ id, game, begun: 1 }));
  games.close();
  notes.close();
}

describe('the leaderboard of the deal of the day', () => {
  it('takes a game that is handed in, later where there is no network, and shows it beside one’s own', async () => {
    const ana = await whoHasPlayed('ana');
    const name = ana.page.getByLabel(leaderboard.name);
    await name.fill('Ana');
    expect(await violations(ana.page)).toEqual([]);
    await name.press('Enter');
    await ana.page.getByText(leaderboard.listed('Ana')).waitFor();

    const bo = await whoHasPlayed('bo', PHONE);
    await bo.page.context().setOffline(true);
    await bo.page.getByLabel(leaderboard.name).fill('Bo');
    await bo.press(leaderboard.handIn);
    await bo.page.getByText(leaderboard.waiting('Bo')).waitFor();
    await bo.page.context().setOffline(false);
    await bo.page.getByText(leaderboard.listed('Bo')).waitFor();

    await bo.page.getByRole('link', { name: leaderboard.open }).first().click();
    const rows = bo.page.locator('.nk-ranking tbody tr');
    await rows.nth(1).waitFor();
    const shown = (await rows.locator('td').allTextContents()).map((text) => text.trim());
    const best = [ana.points, bo.points].toSorted((a, b) => b - a);
    expect(shown.filter((_, i) => i % 3 === 1)).toEqual(best.map(String));
    await expect.poll(() => bo.page.locator('tr[data-own="true"] th').textContent()).toBe(`Bo (${leaderboard.you})`);
    await expect
      .poll(() => bo.page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(PHONE.width);
    expect(await violations(bo.page)).toEqual([]);

    await bo.page.getByRole('link', { name: leaderboard.lookAt('Ana') }).focus();
    await bo.page.keyboard.press('Enter');
    await bo.page.locator('.nk-replay').waitFor();

    await ana.press(leaderboard.withdraw);
    await ana.page.getByLabel(leaderboard.name).waitFor();
    await ana.page.getByRole('link', { name: leaderboard.open }).first().click();
    await ana.page.locator('tbody th').filter({ hasText: 'Bo' }).waitFor();
    await expect.poll(() => ana.page.locator('tbody th').count()).toBe(1);
    expect(house.errors).toEqual([]);
    for (const guest of [ana, bo]) await guest.page.context().close();
  });

  it('waits, and is not refused, where the network came back between two questions; sent twice at once it is listed once', async () => {
    const cy = await whoHasPlayed('cy');
    let tokens = 0;
    cy.page.on('request', (request) => {
      if (request.url().endsWith('/api/browsers')) tokens++;
    });
    await cy.page.route('**/api/browsers', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await cy.page.getByLabel(leaderboard.name).fill('Cy');
    const asked = cy.page.waitForResponse('**/api/browsers');
    await cy.press(leaderboard.handIn);
    await asked;
    await cy.page.getByText(leaderboard.waiting('Cy')).waitFor();
    await cy.page.getByRole('button', { name: leaderboard.tryNow }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await cy.page.getByText(leaderboard.listed('Cy')).waitFor();
    expect(tokens).toBe(2);
    expect(house.errors.splice(0)).toEqual([expect.stringContaining('503')]);
    await cy.page.context().close();
  });

  it('shows no line to whoever has not played', async () => {
    const eye = await house.visit(`/#/daily/${today}`);
    await eye.page.getByText(leaderboard.hidden).waitFor();
    expect(await eye.page.locator('.nk-ranking a').count()).toBe(0);
    expect(house.errors).toEqual([]);
    await eye.leave();
  });
});
