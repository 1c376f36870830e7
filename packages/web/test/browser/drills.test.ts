import { json } from 'node:stream/consumers';
import { words } from '@nunatak/words';
import type { Browser, Page } from 'playwright-core';
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

const { drills, exercise } = practice;
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

async function go(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    window.location.hash = to;
  }, hash);
}

describe('a mistake', () => {
  it('becomes a drill that comes back, is one click from its review, and says when its game is gone', async () => {
    const { page, errors } = await open(browser, '#/review', { viewport: DESK, game: finishedGame() });
    await page.getByRole('button', { name: review.screen.tryIt }).click();
    await page.locator('.nk-exercise-cards').first().waitFor();
    await expect
      .poll(() => page.locator('.nk-exercise-side').textContent())
      .toMatch(/In the game: .* It cost you \d+ points?\./);
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

    await go(page, '#/');
    const due = page.locator('.nk-today', { hasText: /\d+ positions? to try again/ });
    await due.waitFor();
    expect(await violations(page)).toEqual([]);
    await go(page, '#/drills');
    await page.locator('.nk-drill').first().waitFor();
    await expect.poll(() => page.locator('.nk-drill', { hasText: 'tried before: 1 time' }).count()).toBe(1);
    expect(await violations(page)).toEqual([]);

    await go(page, '#/');
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
    await go(page, drill);
    await page.getByRole('heading', { name: drills.deleted.title }).waitFor();
    await page.getByRole('button', { name: drills.remove }).click();
    await page.waitForURL(/#\/drills$/);
    expect(errors).toEqual([]);
  });

  it('fits a phone, and an unknown drill is said to be missing', async () => {
    const { page, errors } = await open(browser, '#/drills', { viewport: PHONE });
    await page.getByText(drills.none).waitFor();
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await go(page, '#/drills/nogame-7');
    await page.getByRole('heading', { name: drills.missing.title }).waitFor();
    expect(errors).toEqual([]);
  });
});
