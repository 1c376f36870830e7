import type { Seated } from '@nunatak/protocol';
import { expect, it } from 'vitest';
import { Client } from '../../../server/test/support/client.ts';
import { online } from '../../src/words/en/online.ts';
import { violations } from './axe.ts';
import { type Guest, OnlineHouse } from './onlineHouse.ts';
import { DESK } from './page.ts';

const house = OnlineHouse.ofTests();

/** The narrowest phone, and the longest name. */
const NARROW = { width: 360, height: 740 };
const BO = 'Bowolfeschlegelsteinhaus';

const { ratings, home } = online;

/** What a browser proves itself by. */
async function tokenOf({ page }: Guest): Promise<string> {
  return (await page.evaluate(() => localStorage.getItem('nunatak/browser'))) ?? '';
}

async function post(path: string, body: object, token: string): Promise<Seated> {
  const headers = { 'X-Nunatak-Browser': token };
  const response = await fetch(`${house.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as Seated;
}

/** A match of two browsers, played by chance without their pages. */
async function playMatch(host: string, guest: string): Promise<void> {
  const settings = { game: { players: 2 } };
  const first = await post('/matches', { name: 'Ana', settings }, host);
  const { matchId } = first;
  const second = await post(`/matches/${matchId}/seats`, { name: 'Bo' }, guest);
  const clients = await Promise.all(
    [first, second].map(({ token }) => Client.join({ url: house.url, matchId, token })),
  );
  await clients[0]?.ask({ type: 'start', matchId });
  await Promise.all(clients.map((client) => client.playToEnd('ratings')));
  for (const client of clients) client.close();
}

/** By how much the list is wider than its panel. */
function spillOf({ page }: Guest): Promise<number> {
  return page.locator('.nk-ranking').evaluate((list) => {
    const panel = list.closest('.nk-panel') ?? document.body;
    return list.getBoundingClientRect().right - panel.getBoundingClientRect().right;
  });
}

it('rates the matches of those who ask for it, shows them, and forgets who leaves', async () => {
  const ana = await house.visit('/#/online', { viewport: DESK });
  await ana.page.getByRole('link', { name: ratings.title }).focus();
  await ana.page.keyboard.press('Enter');
  await ana.page.getByText(ratings.none).waitFor();
  expect(await violations(ana.page)).toEqual([]);
  await ana.page.getByLabel(ratings.name).fill('Ana');
  await ana.page.keyboard.press('Enter');
  await ana.page.getByText(ratings.asked('Ana')).waitFor();

  const bo = await house.visit('/#/online/ratings', { viewport: NARROW });
  await bo.page.getByLabel(ratings.name).fill(BO);
  await bo.press(ratings.ask);
  await bo.page.getByText(ratings.asked(BO)).waitFor();
  await playMatch(await tokenOf(ana), await tokenOf(bo));

  // The match is rated after it has ended: the list is asked for until it shows it.
  const rows = bo.page.locator('.nk-ranking tbody tr');
  await expect
    .poll(async () => {
      await bo.choose('3');
      await bo.page.getByText(ratings.none).waitFor();
      await bo.choose('2');
      await bo.page.locator('.nk-ranking').or(bo.page.getByText(ratings.none)).first().waitFor();
      return await bo.page.locator('.nk-ratings-margin').count();
    })
    .toBe(1);
  // Luck is measured in a thread after that: what one wins by it the other loses.
  expect(await rows.count()).toBe(2);
  const leads = await rows.locator('td:nth-of-type(3)').allTextContents();
  const [one = Number.NaN, other = Number.NaN] = leads.map((lead) => Number(lead.replace('−', '-')));
  expect(one + other).toBe(0);
  await expect
    .poll(() => bo.page.locator('.nk-ratings-margin').textContent())
    .toMatch(/^Lead [+−]?[\d.]+, luck [+−]?[\d.]+$/);
  await bo.page.getByText(ratings.marginLine).waitFor();
  await expect.poll(() => bo.page.locator('tr[data-own="true"] th').textContent()).toBe(`${BO} (${ratings.you})`);
  await expect.poll(() => bo.page.locator('.nk-ratings-matches li').textContent()).toMatch(/Place \d of 2.*1500 → \d+/);
  await expect
    .poll(() => bo.page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(NARROW.width);
  expect(await spillOf(bo)).toBeLessThanOrEqual(0);
  expect(await violations(bo.page)).toEqual([]);

  await bo.press(ratings.leave);
  await bo.press(ratings.leaveSure);
  await bo.page.getByLabel(ratings.name).waitFor();
  await expect.poll(() => rows.count()).toBe(1);
  await bo.page.getByRole('link', { name: ratings.back }).click();
  await bo.page.getByRole('heading', { name: home.title }).waitFor();
  expect(house.errors).toEqual([]);
  for (const guest of [ana, bo]) await guest.leave();
});
