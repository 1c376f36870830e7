import type { View } from '@nunatak/engine';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalConfig, usualConfig } from '../../src/session/config.ts';
import type { LocalGame } from '../../src/session/games.ts';
import { texts } from '../../src/words/en/index.ts';
import { violations } from './axe.ts';
import { clickChip, Driver } from './driver.ts';
import { gameWith, mayUse } from './games.ts';
import { DESK, launch, open, PHONE } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

const GAME = { ...usualConfig(4, ['Ana', 'Bo', 'Mira', 'Kim']), seed: 'access' };

/** One thing the table shows, and how to come to it. */
interface Scene {
  readonly name: string;
  readonly game: LocalConfig | LocalGame;
  readonly ready: string;
  act?(page: Page, isPhone: boolean): Promise<unknown>;
}

function inPhase(phase: View['phase']): (view: View) => boolean {
  return (view) => view.phase === phase;
}

/** On a phone the panels beside the temple are drawers. */
async function openTab(page: Page, tab: 'log' | 'hint' | 'rules', isPhone: boolean): Promise<void> {
  if (isPhone) await page.locator('.nk-phone-tab').filter({ hasText: texts.table.log }).click();
  await page.getByRole('tab', { name: texts.table[tab] }).click();
}

async function stage(page: Page): Promise<void> {
  await page.locator('.nk-card-button[data-card][data-refused="false"]').first().click();
  await page.locator('.nk-chip').first().waitFor();
  await clickChip(page, 0);
  await page.waitForSelector('.nk-build-button[aria-disabled="false"]');
}

const SCENES: readonly Scene[] = [
  { name: 'in the middle', game: GAME, ready: '.nk-table', act: (page) => new Driver(page, 'access').play(7) },
  { name: 'with a staged block', game: GAME, ready: '.nk-table', act: stage },
  { name: 'solo', game: { ...usualConfig(1, ['Ana']), seed: 'access' }, ready: '.nk-card-button' },
  { name: 'with Siku', game: { ...usualConfig(2, ['Ana', 'Bo']), seed: 'access' }, ready: '.nk-table', act: stage },
  { name: 'the player aid', game: GAME, ready: '.nk-table', act: (page) => page.keyboard.press('?') },
  {
    name: 'a hint with its reason',
    game: GAME,
    ready: '.nk-card-button',
    act: async (page, isPhone) => {
      await openTab(page, 'hint', isPhone);
      await page.getByRole('button', { name: texts.table.hints.ask }).click();
      for (let i = 0; i < 2; i++) await page.getByRole('button', { name: texts.table.hints.more }).click();
    },
  },
  {
    name: 'the rules beside the temple',
    game: GAME,
    ready: '.nk-table',
    act: async (page, isPhone) => {
      await openTab(page, 'rules', isPhone);
      await page.waitForSelector('.nk-ruling h3');
    },
  },
  {
    name: 'the log',
    game: gameWith((view) => view.turn === 9 && view.phase === 'takeCard'),
    ready: '.nk-table',
    act: (page, isPhone) => openTab(page, 'log', isPhone),
  },
  { name: 'a reaction', game: gameWith(mayUse('expansion')), ready: '.nk-tray [data-use]' },
  { name: 'Foresight', game: gameWith(mayUse('foresight')), ready: '.nk-tray .nk-option' },
  { name: 'the order of squares', game: gameWith(inPhase('orderSquare')), ready: '.nk-tray .nk-option' },
  { name: 'two blessings to choose from', game: gameWith(inPhase('takeBlessing')), ready: '.nk-blessing-button' },
  { name: 'use or keep', game: gameWith(inPhase('useOrKeep')), ready: '.nk-option-line' },
  { name: 'the end blessings', game: gameWith(inPhase('endBlessing')), ready: '.nk-endbless' },
  { name: 'the count, line by line', game: gameWith(inPhase('over')), ready: '.nk-end-table' },
  {
    name: 'the ledger, a figure explained',
    game: gameWith(inPhase('over')),
    ready: '.nk-end-table',
    act: async (page) => {
      await page.getByRole('button', { name: texts.screens.ledger.skip }).click();
      await page.locator('.nk-end-table td button').first().click();
    },
  },
];

describe.each([
  { size: 'desk', viewport: DESK },
  { size: 'phone', viewport: PHONE },
] as const)('axe finds nothing on a $size, light or dark, and the page does not scroll', ({ size, viewport }) => {
  it.each(SCENES)('$name', async ({ game, ready, act }) => {
    const { page, errors } = await open(browser, '#/table', {
      viewport,
      game,
      settings: { theme: 'system' },
    });
    await page.waitForSelector(ready);
    await act?.(page, size === 'phone');
    expect(await violations(page)).toEqual([]);
    const scrolls = await page.evaluate(() => {
      const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
      return scrollHeight > clientHeight || scrollWidth > clientWidth;
    });
    expect(scrolls).toBe(false);
    expect(errors).toEqual([]);
  });
});
