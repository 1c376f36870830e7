import { json } from 'node:stream/consumers';
import { words } from '@nunatak/words';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualConfig } from '../../src/session/config.ts';
import { type LocalGame, newGame, saveOf } from '../../src/session/games.ts';
import { fromSave } from '../../src/session/savedGame.ts';
import { texts } from '../../src/words/en/index.ts';
import { practice } from '../../src/words/en/practice.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';
import { violations } from './axe.ts';
import { DESK, goTo, launch, type OpenPage, open, PHONE } from './page.ts';

const { drills, exercise, statistics } = practice;
const { review } = words('en');
const { games } = texts.screens.start;

/** A finished game of one person against a bot, both of whom played by chance. */
function finishedGame(): LocalGame {
  const config = { ...usualConfig(2, ['You', 'Ana']), seed: 'drills' };
  const game = newGame(everyonePerson(config));
  playOut(game, 'drills');
  const read = fromSave({ ...saveOf(game.referee), config });
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

let browser: Browser;
/** A review takes its time: all look at the same one, which the page has kept. */
let reviewed: OpenPage;

beforeAll(async () => {
  browser = await launch();
  reviewed = await open(browser, '#/review', { viewport: DESK, game: finishedGame() });
  await reviewed.page.locator('.nk-review-verdict').waitFor();
});

afterAll(() => browser.close());

describe('the review of a game', () => {
  it('is told by the statistics, as charts and as tables, which go out as files', async () => {
    const { page, errors } = reviewed;
    await goTo(page, '#/');
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

  it('makes a drill of a mistake, which comes back, is one click from its review, and says when its game is gone', async () => {
    const { page, errors } = reviewed;
    await goTo(page, '#/review');
    await page.getByRole('button', { name: review.screen.tryIt }).click();
    await page.locator('.nk-exercise-cards').first().waitFor();
    await expect
      .poll(() => page.locator('.nk-exercise-side').textContent())
      .toMatch(/You played: .* It cost you \d+ points?\./);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.locator('.nk-exercise[data-stacked="true"]').waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await violations(page)).toEqual([]);
    // By keyboard, too.
    await page.getByRole('button', { name: exercise.showAnswer }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(drills.comesBackIn('tomorrow')).waitFor();
    await expect.poll(() => page.locator('.nk-exercise-plans tbody tr').count()).toBe(2);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(DESK);
    const drill = new URL(page.url()).hash;

    await goTo(page, '#/');
    const due = page.locator('.nk-today', { hasText: /\d+ drills? ready/ });
    await due.waitFor();
    expect(await violations(page)).toEqual([]);
    await goTo(page, '#/drills');
    await page.locator('.nk-drill').first().waitFor();
    await expect.poll(() => page.locator('.nk-drill', { hasText: drills.seen(1) }).count()).toBe(1);
    expect(await violations(page)).toEqual([]);

    await goTo(page, '#/');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: games.saveAll }).click(),
    ]);
    const drilled = expect.arrayContaining([expect.objectContaining({ schedule: expect.anything() })]);
    expect(await json(await file.createReadStream())).toMatchObject({
      games: [expect.anything()],
      notes: { reviews: [expect.anything()], drills: drilled },
    });

    await page.locator('.nk-game-menu > summary').click();
    await page.getByRole('button', { name: games.removeNamed('Ana') }).click();
    await page.locator('.nk-game').waitFor({ state: 'detached' });
    await goTo(page, drill);
    await page.getByRole('heading', { name: drills.deleted.title }).waitFor();
    await page.getByRole('button', { name: drills.remove }).click();
    await page.waitForURL(/#\/drills$/);
    expect(errors).toEqual([]);
  });
});
