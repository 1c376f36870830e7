import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualConfig } from '../../src/session/config.ts';
import { type LocalGame, newGame, saveOf } from '../../src/session/games.ts';
import { fromSave } from '../../src/session/savedGame.ts';
import { practice } from '../../src/words/en/practice.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';
import { violations } from './axe.ts';
import { launch, open, PHONE } from './page.ts';

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
  it('fit a phone, and say how they begin where no game is finished', async () => {
    const { page } = await open(browser, '#/statistics', { viewport: PHONE, game: finished() });
    await page.locator('.nk-statistics-panel').first().waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await violations(page)).toEqual([]);
    const { page: empty } = await open(browser, '#/statistics', { viewport: PHONE });
    await empty.getByText(statistics.none).waitFor();
  });
});
