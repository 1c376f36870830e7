import { json } from 'node:stream/consumers';
import type { Seated } from '@nunatak/protocol';
import { expect, it } from 'vitest';
import { online } from '../../src/words/en/online.ts';
import { violations } from './axe.ts';
import { OnlineHouse } from './onlineHouse.ts';
import { DESK, PHONE } from './page.ts';

const house = OnlineHouse.ofTests();

const { browser: texts, home, ratings, room } = online;

it('makes another device the same person, hands out what the server knows, and forgets who says so', async () => {
  const ana = await house.visit('/#/online', { viewport: DESK });
  await ana.page.getByRole('link', { name: texts.title }).click();
  await ana.page.getByText(texts.nobody).waitFor();
  await ana.page.goto(`${house.url}/#/online/ratings`);
  await ana.page.getByLabel(ratings.name).fill('Ana');
  await ana.press(ratings.ask);
  await ana.page.getByText(ratings.asked('Ana')).waitFor();
  const token = (await ana.page.evaluate(() => localStorage.getItem('nunatak/browser'))) ?? '';
  const created = await fetch(`${house.url}/api/matches`, {
    method: 'POST',
    headers: { 'X-Nunatak-Browser': token },
    body: JSON.stringify({ name: 'Ana', settings: { game: { players: 2 } } }),
  });
  const { matchId } = (await created.json()) as Seated;

  await ana.page.goto(`${house.url}/#/online/browser`);
  await ana.press(texts.deviceMake);
  const link = await ana.page.getByLabel(texts.deviceLink).inputValue();
  expect(await violations(ana.page)).toEqual([]);

  const phone = await house.visit(link, { viewport: PHONE });
  await phone.page.getByText(texts.claimLine).waitFor();
  expect(await violations(phone.page)).toEqual([]);
  await phone.press(texts.claimYes);
  await phone.page.getByRole('heading', { name: home.own }).waitFor();
  await phone.page.locator('.nk-on-match').click();
  await phone.page.locator('.nk-on-seat', { hasText: 'Ana' }).getByText(`${room.you} · ${room.host}`).waitFor();
  await phone.page.goto(`${house.url}/#/online/ratings`);
  await phone.page.getByText(ratings.asked('Ana')).waitFor();

  await ana.press(texts.knownShow);
  await expect.poll(() => ana.page.locator('.nk-on-known').textContent()).toMatch(/^NamesAnaGames1.*Rated asAna/);
  expect(await violations(ana.page)).toEqual([]);
  const saved = ana.page.waitForEvent('download');
  await ana.press(texts.knownSave);
  expect(await json(await (await saved).createReadStream())).toMatchObject({
    matches: [{ matchId, seat: 0, name: 'Ana' }],
    rated: { name: 'Ana' },
  });

  await phone.page.goto(`${house.url}/#/online/browser`);
  await phone.press(texts.eraseAsk);
  await phone.page.getByText(texts.eraseSure).waitFor();
  expect(await violations(phone.page)).toEqual([]);
  await expect
    .poll(() => phone.page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(PHONE.width);
  await phone.press(texts.eraseYes);
  await phone.page.getByText(texts.erased).waitFor();
  expect(await phone.page.evaluate(() => localStorage.getItem('nunatak/browser'))).toBeNull();
  expect(await (await fetch(`${house.url}/api/matches/${matchId}`)).text()).not.toContain('Ana');
  expect(house.errors).toEqual([]);
  for (const guest of [ana, phone]) await guest.page.context().close();
});
