import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualConfig } from '../../src/session/config.ts';
import { newGame } from '../../src/session/games.ts';
import { texts } from '../../src/words/en/index.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';
import { allKept } from './kept.ts';
import { DESK, launch, open } from './page.ts';

const { ledger } = texts.screens;
let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

/** Presses a button twice before the page can change. */
async function pressTwice(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).first();
  await button.evaluate((element) => {
    if (!(element instanceof HTMLElement)) return;
    element.click();
    element.click();
  });
}

async function openTable(page: Page): Promise<void> {
  await page.waitForSelector('.nk-table');
  await page.waitForFunction(() => /^#\/table\/\w{8,}$/.test(window.location.hash));
}

describe('a button that opens a game', () => {
  it('begins one game when it is pressed twice: from a set-up, as the deal of the day', async () => {
    const { page, errors } = await open(browser, '#/new', { viewport: DESK });
    await pressTwice(page, 'Play');
    await openTable(page);
    await expect.poll(async () => (await allKept(page)).length).toBe(1);
    await page.goto(`${page.url().split('#')[0]}#/daily`);
    await pressTwice(page, 'Play today’s deal');
    await openTable(page);
    await expect.poll(async () => (await allKept(page)).length).toBe(2);
    expect(errors).toEqual([]);
  });

  it('begins one rematch when it is pressed twice', async () => {
    const game = newGame(everyonePerson({ ...usualConfig(2, ['You', 'Ana']), seed: 'pressed twice' }));
    playOut(game, 'pressed twice');
    const { page, errors } = await open(browser, '#/table', { viewport: DESK, game });
    await page.getByRole('button', { name: ledger.skip }).click();
    await page.getByRole('button', { name: ledger.rematch, exact: true }).waitFor();
    await pressTwice(page, ledger.rematch);
    await openTable(page);
    await expect.poll(async () => (await allKept(page)).length).toBe(2);
    expect(errors).toEqual([]);
  });
});
