import { expect, it } from 'vitest';
import { online } from '../../src/words/en/online.ts';
import { violations } from './axe.ts';
import { OnlineHouse } from './onlineHouse.ts';
import { DESK, PHONE } from './page.ts';

const house = OnlineHouse.ofTests();

const { tournament, home } = online;

it('is opened, entered by link, played at tables, counted, and its games looked at', async () => {
  const ana = await house.visit('/#/online', { viewport: DESK });
  await ana.page.getByRole('link', { name: tournament.title }).focus();
  await ana.page.keyboard.press('Enter');
  await ana.page.getByLabel(tournament.name).fill('Ice cup');
  await ana.page.getByRole('group', { name: tournament.players }).getByRole('radio', { name: '2' }).check();
  await ana.page.getByRole('group', { name: tournament.rounds }).getByRole('radio', { name: '1' }).check();
  expect(await violations(ana.page)).toEqual([]);
  await ana.press(tournament.open);
  await ana.page.getByText(tournament.nobody).waitFor();
  await ana.page.getByLabel(home.name).fill('Ana');
  await ana.page.keyboard.press('Enter');
  await ana.page.getByText(tournament.entered('Ana')).waitFor();

  await ana.press(online.room.code);
  await ana.page.getByRole('img', { name: online.room.codeLabel }).waitFor();
  const link = await ana.page.getByLabel(tournament.link).inputValue();
  const bo = await house.visit(link, { viewport: PHONE });
  await bo.page.getByLabel(home.name).fill('Bo');
  await bo.press(tournament.enter);
  await bo.page.getByText(tournament.waiting).waitFor();
  await ana.page.locator('.nk-ranking tbody tr').nth(1).waitFor();
  await ana.press(tournament.begin(1));
  for (const guest of [ana, bo]) {
    await guest.press(tournament.toTable);
    await guest.atTable();
  }
  await Promise.all([ana.playAway('ana'), bo.playAway('bo')]);

  await bo.page.goto(link);
  await bo.page.getByText(tournament.status.finished).waitFor();
  const rows = bo.page.locator('.nk-ranking').first().locator('tbody tr');
  const scores = async () => (await rows.locator('td:nth-child(3)').allTextContents()).map(Number);
  await expect.poll(async () => (await scores()).reduce((sum, score) => sum + score, 0)).toBe(100);
  await expect
    .poll(() => bo.page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(PHONE.width);
  expect(await violations(bo.page)).toEqual([]);
  await bo.page.getByRole('link', { name: tournament.replayOf(1, 1) }).click();
  // Everyone is called by name wherever the game is looked at again; who reads it is you.
  await expect.poll(() => bo.page.locator('.nk-replay-seats').textContent()).toMatch(/Ana.*Bo|Bo.*Ana/);
  const matchId = bo.page.url().split('/').at(-1) ?? '';
  await bo.page.goto(`${house.url}/#/review/${matchId}`);
  await expect.poll(() => bo.page.locator('.nk-review-seats').textContent()).toMatch(/Ana \d+.*Bo \d+|Bo \d+.*Ana \d+/);
  expect(house.errors).toEqual([]);
  for (const guest of [ana, bo]) await guest.leave();
});
