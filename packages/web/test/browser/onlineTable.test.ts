import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { texts } from '../../src/words/en/index.ts';
import { online } from '../../src/words/en/online.ts';
import { violations } from './axe.ts';
import { clickChip } from './driver.ts';
import { type Guest, OnlineHouse } from './onlineHouse.ts';
import { DESK, NEIGHBOUR, PHONE } from './page.ts';

const house = OnlineHouse.ofTests();

/** Ana and Bo at a table for two, the game begun, Ana to decide. */
async function twoAtTable(): Promise<{ readonly ana: Guest; readonly bo: Guest }> {
  const ana = await house.openRoom('Ana', { game: { players: 2 } });
  const bo = await house.visit(`/m/${ana.matchId}`);
  await bo.sitDown('Bo');
  await ana.press(online.room.start);
  await bo.atTable();
  await ana.isAsked();
  return { ana, bo };
}

async function stage(page: Page): Promise<void> {
  await page.locator('.nk-card-button[data-card][data-refused="false"]').first().click();
  await page.locator('.nk-chip').first().waitFor();
  await clickChip(page, 0);
  await page.waitForSelector('.nk-build-button[aria-disabled="false"]');
}

describe('at a table with somebody elsewhere', () => {
  it('what was laid out is there after a reload, can be undone, and is not seen by the other', async () => {
    const { ana, bo } = await twoAtTable();
    await stage(ana.page);
    const built = await ana.page.locator('.nk-build-button').textContent();
    await expect.poll(() => ana.staged.map(({ type }) => type)).toEqual(['takeCard', 'useFor', 'placeBlock']);
    await ana.page.reload();
    await ana.page.waitForSelector('.nk-build-button[aria-disabled="false"]');
    await expect.poll(() => ana.page.locator('.nk-build-button').textContent()).toBe(built);
    await expect.poll(() => bo.page.locator('.nk-table').getAttribute('data-phase')).toBe('takeCard');

    await ana.press(texts.table.undo);
    await ana.press(texts.table.undo);
    await ana.page.waitForSelector('.nk-table[data-phase="takeCard"]');
    for (const guest of [ana, bo]) await guest.leave();
  });

  it('a turn is taken back when the other agrees, and not when they do not', async () => {
    const { table } = online;
    const { ana, bo } = await twoAtTable();
    await stage(ana.page);
    await ana.page.locator('.nk-build-button').click();
    // An elder brings a blessing to be chosen first.
    await ana.playToTurn('to the turn of Bo', 2);
    await bo.isAsked();
    await ana.press(texts.table.takeBack);
    await bo.page.getByText(table.takeBackAsked('Ana')).waitFor();
    await bo.press(table.refuse);
    await bo.page.getByText(table.takeBackAsked('Ana')).waitFor({ state: 'detached' });
    await bo.isAsked();

    await ana.press(texts.table.takeBack);
    await bo.press(table.agree);
    await ana.isAsked();
    await expect.poll(() => ana.turn()).toBe(1);
    await expect.poll(() => ana.page.locator('.nk-score-now').allTextContents()).toEqual(['0', '0']);
    for (const guest of [ana, bo]) await guest.leave();
  });

  it('who is muted is not heard until they are heard again', async () => {
    const { chat, table } = online;
    const { ana, bo } = await twoAtTable();
    const write = async (guest: Guest, text: string) => {
      await guest.page.getByPlaceholder(chat.placeholder).fill(text);
      await guest.page.keyboard.press('Enter');
      await guest.page.locator('.nk-chat-lines').getByText(text).waitFor();
    };
    for (const guest of [ana, bo]) await guest.page.getByRole('tab', { name: table.talk }).click();
    await write(bo, 'one');
    await ana.page.locator('.nk-chat-lines').getByText('one').waitFor();
    await ana.press(chat.mute('Bo'));
    await ana.page.locator('.nk-chat-lines').getByText('one').waitFor({ state: 'detached' });
    await write(bo, 'two');
    await write(ana, 'three');
    expect(await ana.page.locator('.nk-chat-lines').getByText('two').count()).toBe(0);
    for (const guest of [ana, bo]) await guest.leave();
    expect(house.errors).toEqual([]);
  });

  it('who behaves badly is reported to the host of the server', async () => {
    const { chat, table } = online;
    const { ana, bo } = await twoAtTable();
    await ana.page.getByRole('tab', { name: table.talk }).click();
    await ana.press(chat.report('Bo'));
    await ana.page.getByRole('status').getByText(chat.reported('Bo')).waitFor();
    await expect.poll(() => ana.page.getByRole('button', { name: chat.report('Bo') }).count()).toBe(0);
    for (const guest of [ana, bo]) await guest.leave();
    expect(house.errors).toEqual([]);
  });
});

describe('a room', () => {
  it('is changed by its host until the game begins, and the others see it at once', async () => {
    const { home, room, sheet, errors } = online;
    const ana = await house.openRoom('Ana', { game: { players: 2 } });
    const bo = await house.visit(`/m/${ana.matchId}`);
    await bo.sitDown('Bo');
    expect(await bo.page.getByRole('button', { name: room.change }).count()).toBe(0);

    await ana.press(room.change);
    await ana.choose('3');
    await ana.choose(home.clocks.perTurn);
    await ana.page.locator('dialog').getByRole('button', { name: room.changeSave }).click();
    for (const text of [room.players(3), room.clock('perTurn')]) await bo.page.getByText(text).waitFor();
    await expect.poll(() => bo.page.locator('.nk-on-seat').count()).toBe(3);

    const cy = await house.visit(`/m/${ana.matchId}`);
    await cy.sitDown('Cy');
    await ana.press(room.change);
    await ana.choose('2');
    await ana.page.locator('dialog').getByRole('button', { name: room.changeSave }).click();
    await ana.page.locator('dialog').getByText(errors.seatTaken).waitFor();
    await ana.press(sheet.close);
    await cy.page.getByText(room.players(3)).waitFor();

    await ana.page.locator('input[name="webhook"]').fill('https://chat.example/turns');
    await ana.press(sheet.webhookSave);
    await ana.page.getByText(sheet.webhookSaved).waitFor();
    for (const guest of [ana, bo, cy]) await guest.leave();
    expect(house.errors).toEqual([]);
  });
});

describe('in a home network, where pages come by plain http', () => {
  it('the link is copied, a game is played as anywhere, and found again when it is one’s turn', async () => {
    const { home, room } = online;
    const address = house.url.replace('127.0.0.1', NEIGHBOUR);
    const ana = await house.visit(`${address}/#/online`);
    expect(await ana.page.evaluate(() => window.isSecureContext)).toBe(false);
    await ana.page.locator('input[name="name"]').fill('Ana');
    await ana.choose('2');
    await ana.press(home.open);
    await ana.press(room.copy);
    await ana.page.getByRole('button', { name: room.copied }).waitFor();
    await ana.press(room.startFilled(1));
    await ana.atTable();
    await ana.playToTurn('ana', 3);
    await ana.isAsked();
    await ana.page.goto(`${address}/#/online`);
    await ana.page.getByRole('region', { name: home.yourTurns }).locator('.nk-on-match').click();
    await ana.isAsked();
    await ana.leave();
    expect(house.errors).toEqual([]);
  });
});

describe('a link that leads nowhere', () => {
  it.each([
    ['of no match', '/m/zzzzzzzzzzzzzzzz', online.errors.unknownMatch],
    [
      'of a device, used already',
      '/m/ID#device=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      online.errors.linkExpired,
    ],
  ])('%s says so', async (_, link, text) => {
    const ana = await house.openRoom('Ana', { game: { players: 2 } });
    const guest = await house.visit(link.replace('ID', ana.matchId));
    await guest.page.getByText(text).waitFor();
    for (const one of [ana, guest]) await one.leave();
    house.errors.length = 0;
  });
});

describe('axe finds nothing', () => {
  it.each([
    ['on a desktop', DESK],
    ['on a phone', PHONE],
  ] as const)('%s', async (_, viewport) => {
    const { join, room, table, sheet } = online;
    const host = await house.openRoom('Ana', { game: { players: 2 }, listed: true }, { viewport });
    const guest = await house.visit('/#/online', { viewport });
    await guest.page.waitForSelector('.nk-on-match');
    expect(await violations(guest.page), 'home').toEqual([]);
    await guest.page.goto(`${house.url}/m/${host.matchId}`);
    await guest.page.getByRole('heading', { name: join.title.open }).waitFor();
    await guest.page.getByRole('button', { name: join.button }).waitFor();
    expect(await violations(guest.page), 'join').toEqual([]);
    await guest.sitDown('Bo');
    await guest.page.getByText(room.there, { exact: false }).first().waitFor();
    expect(await violations(guest.page), 'room').toEqual([]);
    await host.press(room.change);
    expect(await violations(host.page), 'change').toEqual([]);
    await host.press(sheet.close);
    await host.press(room.start);
    await guest.atTable();
    if (viewport === PHONE) await guest.page.getByRole('button', { name: table.talk }).click();
    else await guest.page.getByRole('tab', { name: table.talk }).click();
    expect(await violations(guest.page), 'table').toEqual([]);
    await guest.press(sheet.open);
    expect(await violations(guest.page), 'sheet').toEqual([]);
    const isWider = () =>
      guest.page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    await expect.poll(isWider).toBe(false);
    for (const one of [host, guest]) await one.leave();
  });
});
