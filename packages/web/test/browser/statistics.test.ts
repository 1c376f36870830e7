import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualConfig } from '../../src/session/config.ts';
import { type LocalGame, newGame, saveOf } from '../../src/session/games.ts';
import { fromSave } from '../../src/session/savedGame.ts';
import { texts } from '../../src/words/en/index.ts';
import { practice } from '../../src/words/en/practice.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';
import { violations } from './axe.ts';
import { DESK, launch, open, PHONE } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

const { statistics } = practice;

/** A finished game of one person against a bot. */
function finished(): LocalGame {
  const config = { ...usualConfig(2, ['You', 'Ana']), seed: 'statistics' };
  const game = newGame(everyonePerson(config));
  playOut(game, 'statistics');
  const read = fromSave({ ...saveOf(game.referee), config });
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

describe('the statistics', () => {
  it('tell what games and reviews have shown, as charts and as tables, and go out as files', async () => {
    const { page, errors } = await open(browser, '#/review', { viewport: DESK, game: finished() });
    await page.locator('.nk-review-verdict').waitFor();
    await page.goto(`${new URL(page.url()).origin}/#/`);
    await page.getByRole('link', { name: statistics.title }).click();
    await page.locator('.nk-luck-bar').waitFor();
    await expect.poll(() => page.locator('.nk-bar-lost').count()).toBeGreaterThan(0);
    await expect
      .poll(() => page.locator('.nk-statistics-totals').textContent())
      .toMatch(/Games1 1 against others, 0 solo/);
    await expect.poll(() => page.locator('.nk-bar').count()).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    // By keyboard: the filter, then the tables.
    await page.getByRole('radio', { name: statistics.filters.all, exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText(statistics.few(4)).waitFor();
    await page.getByRole('button', { name: statistics.asTables }).click();
    await expect.poll(() => page.locator('.nk-bar, .nk-luck-bar').count()).toBe(0);
    const row = page.locator('.nk-statistics-table tr', { hasText: texts.botLevels.ridge.name });
    await expect.poll(() => row.textContent()).toMatch(/2 players/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: statistics.csv }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('nunatak-statistics.csv');
    await page.getByRole('radio', { name: statistics.spans.month }).click();
    await expect.poll(() => page.locator('.nk-statistics-totals').textContent()).toMatch(/Games1 /);
    await page.getByRole('radio', { name: statistics.filters.solo }).click();
    await expect.poll(() => page.locator('.nk-statistics-totals').textContent()).toMatch(/Games0 /);
    await page.getByRole('radio', { name: statistics.filters.all, exact: true }).click();
    await page.locator('.nk-most-to-gain a').click();
    await page.waitForURL(/#\/drills\/[^/]+\/[a-z]+$/);
    await page.locator('.nk-exercise').waitFor();
    expect(errors).toEqual([]);
  });

  it('fit a phone, and say how they begin where no game is finished', async () => {
    const { page } = await open(browser, '#/statistics', { viewport: PHONE, game: finished() });
    await page.locator('.nk-statistics-panel').first().waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await violations(page)).toEqual([]);
    const { page: empty } = await open(browser, '#/statistics', { viewport: PHONE });
    await empty.getByText(statistics.none).waitFor();
  });
});
