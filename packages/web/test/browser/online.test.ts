import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { texts } from '../../src/words/en/index.ts';
import { online } from '../../src/words/en/online.ts';
import { laidOut } from './driver.ts';
import { OnlineHouse } from './onlineHouse.ts';
import { DESK, PHONE } from './page.ts';

const house = OnlineHouse.ofTests();

/** Where the label of a tab lies in it: how far beside its middle, and how far below its top. */
function labelPlace(tab: Locator): Promise<readonly number[]> {
  return tab.evaluate((node) => {
    const label = [...node.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
    if (label === undefined) throw new Error('a tab without a label');
    const range = document.createRange();
    range.selectNode(label);
    const [text, outer] = [range.getBoundingClientRect(), node.getBoundingClientRect()];
    return [text.left + text.width / 2 - outer.left - outer.width / 2, text.top - outer.top].map(Math.round);
  });
}

describe('a live game of three: two people, a bot and a spectator', () => {
  it('goes on through a reload, a dropped network and a second device, and ends the same for all', async () => {
    const { home, room, table, sheet, join } = online;
    const ana = await house.visit('/#/online', { viewport: DESK });
    await ana.page.locator('input[name="name"]').fill('Ana');
    await ana.page.getByRole('radio', { name: '1', exact: true }).check();
    await ana.page.getByLabel(home.botLevel).selectOption('pebble');
    await ana.choose(home.clocks.live);
    await ana.page.getByLabel(home.listed).check();
    await ana.press(home.open);
    await ana.page.waitForSelector('.nk-on-seats');
    const { matchId } = ana;

    const bo = await house.visit(await ana.page.getByLabel(room.link).inputValue(), {
      viewport: PHONE,
      hasTouch: true,
    });
    await bo.sitDown('Bo');
    const eye = await house.visit('/#/online', { viewport: PHONE });
    await eye.page.locator('.nk-on-match').first().click();
    await eye.page.getByRole('heading', { name: join.title.full }).waitFor();
    await eye.page.getByText(join.mayWatch).waitFor();
    await eye.press(join.watch);
    await bo.page.getByPlaceholder(online.chat.placeholder).fill('Hello <i>Ana</i>');
    await bo.page.keyboard.press('Enter');
    await ana.page.getByText('Hello <i>Ana</i>').waitFor();

    await ana.press(room.start);
    await Promise.all([ana.atTable(), bo.atTable(), eye.atTable()]);
    // B4: who looks on has a spectator's table.
    await eye.page.getByText(texts.table.watching).waitFor();
    expect(await eye.page.locator('.nk-build-button, .nk-undo').count()).toBe(0);
    expect(await eye.page.getByRole('button', { name: texts.table.me, exact: true }).count()).toBe(0);
    // B16: what was written and not read marks the talk without moving its label.
    await ana.page.getByRole('tab', { name: table.talk }).click();
    await ana.page.getByPlaceholder(online.chat.placeholder).fill('Good luck');
    await ana.page.keyboard.press('Enter');
    await ana.page.getByRole('tab', { name: texts.table.log }).click();
    const talk = eye.page.locator('.nk-phone-tab').filter({ hasText: table.talk });
    await talk.locator('.nk-unread').waitFor();
    await laidOut(eye.page);
    expect(await labelPlace(talk)).toEqual(await labelPlace(eye.page.locator('.nk-phone-tab').first()));
    await Promise.all([ana.playToTurn('ana', 9), bo.playToTurn('bo', 9)]);

    await Promise.any([ana.isAsked(), bo.isAsked()]);
    const before = await ana.page.locator('.nk-score-now').allTextContents();
    const log = await ana.page.locator('.nk-log-turn').count();
    await ana.page.reload();
    await ana.atTable();
    await expect.poll(() => ana.page.locator('.nk-score-now').allTextContents()).toEqual(before);
    await expect.poll(() => ana.page.locator('.nk-log-turn').count()).toBe(log);

    await ana.page.context().setOffline(true);
    await ana.page.getByText(table.reconnecting).waitFor();
    await ana.page.context().setOffline(false);
    await ana.page.getByText(table.reconnecting).waitFor({ state: 'detached' });

    await bo.page.getByRole('button', { name: table.talk }).click();
    await bo.press(sheet.open);
    await bo.press(sheet.deviceMake);
    const link = await bo.page.getByLabel(sheet.device).inputValue();
    await bo.leave();
    const tablet = await house.visit(link, { viewport: DESK });
    await tablet.atTable();

    // Each decides by clicking after what befell them and at the end; between, the pages look on.
    await Promise.all([ana.playToTurn('ana again', 18), tablet.playToTurn('tablet', 18)]);
    await Promise.all([ana.playBeside('ana beside', 45), tablet.playBeside('tablet beside', 45)]);
    await Promise.all([ana.play('ana to the end'), tablet.play('tablet to the end')]);
    const points = await house.replayed(matchId);
    for (const guest of [ana, tablet, eye]) await expect.poll(() => guest.finalPoints()).toEqual(points);
    expect(house.errors).toEqual([]);
    for (const guest of [ana, tablet, eye]) await guest.leave();
  }, 480_000);
});
