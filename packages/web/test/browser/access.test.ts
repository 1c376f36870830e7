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
  /** The part of the table that only this scene shows; without one, all of it is looked at. */
  readonly part?: string;
  act?(page: Page): Promise<unknown>;
  /** What a phone wants besides: the panels beside the temple are drawers there. */
  onPhone?(page: Page): Promise<unknown>;
}

const BESIDE = '.nk-side, .nk-drawer';

function inPhase(phase: View['phase']): (view: View) => boolean {
  return (view) => view.phase === phase;
}

function openTab(tab: 'log' | 'hint' | 'rules'): (page: Page) => Promise<void> {
  return (page) => page.getByRole('tab', { name: texts.table[tab] }).click();
}

function openDrawer(tab: 'log' | 'hint' | 'rules'): (page: Page) => Promise<void> {
  return async (page) => {
    await page.locator('.nk-phone-tab').filter({ hasText: texts.table.log }).click();
    await openTab(tab)(page);
  };
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
  {
    name: 'the player aid',
    game: GAME,
    ready: '.nk-table',
    part: '.nk-aid',
    act: async (page) => {
      await page.keyboard.press('?');
      await page.waitForSelector('.nk-aid');
    },
  },
  {
    name: 'a hint with its reason',
    game: GAME,
    ready: '.nk-card-button',
    part: BESIDE,
    act: async (page) => {
      await openTab('hint')(page);
      await page.getByRole('button', { name: texts.table.hints.ask }).click();
      for (let i = 0; i < 2; i++) await page.getByRole('button', { name: texts.table.hints.more }).click();
    },
    onPhone: openDrawer('hint'),
  },
  {
    name: 'the rules beside the temple',
    game: GAME,
    ready: '.nk-table',
    part: BESIDE,
    act: async (page) => {
      await openTab('rules')(page);
      await page.waitForSelector('.nk-ruling h3');
    },
    onPhone: openDrawer('rules'),
  },
  {
    name: 'the log',
    game: gameWith((view) => view.turn === 9 && view.phase === 'takeCard'),
    ready: '.nk-table',
    part: BESIDE,
    act: openTab('log'),
    onPhone: openDrawer('log'),
  },
  { name: 'a reaction', game: gameWith(mayUse('expansion')), ready: '.nk-tray [data-use]', part: '.nk-tray' },
  { name: 'Foresight', game: gameWith(mayUse('foresight')), ready: '.nk-tray .nk-option', part: '.nk-tray' },
  {
    name: 'the order of squares',
    game: gameWith(inPhase('orderSquare')),
    ready: '.nk-tray .nk-option',
    part: '.nk-tray',
  },
  {
    name: 'two blessings to choose from',
    game: gameWith(inPhase('takeBlessing')),
    ready: '.nk-blessing-button',
    part: '.nk-dock, .nk-phone-cards',
  },
  { name: 'use or keep', game: gameWith(inPhase('useOrKeep')), ready: '.nk-option-line', part: '.nk-tray' },
  { name: 'the end blessings', game: gameWith(inPhase('endBlessing')), ready: '.nk-endbless', part: '.nk-end' },
  { name: 'the count, line by line', game: gameWith(inPhase('over')), ready: '.nk-end-table', part: '.nk-end' },
  {
    name: 'the ledger, a figure explained',
    game: gameWith(inPhase('over')),
    ready: '.nk-end-table',
    part: '.nk-end',
    act: async (page) => {
      await page.getByRole('button', { name: texts.screens.ledger.skip }).click();
      await page.locator('.nk-end-table td button').first().click();
    },
  },
];

function scrolls(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
    return scrollHeight > clientHeight || scrollWidth > clientWidth;
  });
}

describe('axe finds nothing on a desk and on a phone, light or dark, and the page does not scroll', () => {
  it.each(SCENES)('$name', async ({ game, ready, part, act, onPhone }) => {
    const { page, errors } = await open(browser, '#/table', { viewport: DESK, game, settings: { theme: 'system' } });
    await page.waitForSelector(ready);
    await act?.(page);
    expect(await violations(page, part), 'desk').toEqual([]);
    await expect.poll(() => scrolls(page), { message: 'desk' }).toBe(false);
    await page.setViewportSize(PHONE);
    await page.waitForSelector('.nk-table[data-narrow="true"] .nk-phone-tabs', { state: 'attached' });
    await onPhone?.(page);
    expect(await violations(page, part), 'phone').toEqual([]);
    await expect.poll(() => scrolls(page), { message: 'phone' }).toBe(false);
    expect(errors).toEqual([]);
  });
});
