import { cellByName } from '@nunatak/engine';
import { LANGUAGES } from '@nunatak/words';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tutorial as en } from '../../src/words/en/tutorial.ts';
import { laidOut, restingBox } from './driver.ts';
import { launch, open, PHONE } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

describe('the figure that a lesson teaches', () => {
  it.each(['rows', 'track', 'outer'])('can be seen on a phone: %s', async (lesson) => {
    for (const language of LANGUAGES) {
      const { page } = await open(browser, `#/tutorial/${lesson}`, { viewport: PHONE, settings: { language } });
      const figure = page.locator('.nk-lesson-seats small').first();
      await figure.waitFor();
      await expect.poll(() => figure.textContent()).toMatch(/\d/);
      const box = await restingBox(figure);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
      expect(box.height).toBeGreaterThan(0);
      const temple = await restingBox(page.locator('.nk-lesson-temple'));
      expect(temple.height).toBeGreaterThan(PHONE.height / 3);
    }
  });
});

describe('the names of cells', () => {
  it('B9: stand at the edges of Plan, and a lesson outlines its tile for the eye and for screen readers', async () => {
    const { page } = await open(browser, '#/tutorial/squares', { viewport: PHONE });
    await page.locator('.nk-lesson-task', { hasText: en.outlined('1D2') }).waitFor();
    const cell = page.locator(`.nk-grid-hidden [data-cell="${cellByName('1D2')}"]`);
    await expect.poll(() => cell.textContent()).toMatch(/^1D2, Artisan, free.*, outlined$/);
    expect(await page.locator('.nk-grid-hidden td', { hasText: 'outlined' }).count()).toBe(1);
    await expect
      .poll(() => page.locator('.nk-caption-plan').allTextContents())
      .toEqual(expect.arrayContaining([...'ABCDE', ...'12345']));
    const lit = page.locator('.nk-mark-lit');
    await expect.poll(() => lit.count()).toBe(1);
    await laidOut(page);
    const tile = await page.locator(`.nk-plain [data-cell="${cellByName('1D2')}"] > [data-part="tile"]`).boundingBox();
    const mark = await lit.boundingBox();
    if (tile === null || mark === null) throw new Error('the tile or its light is not on screen');
    expect(Math.abs(tile.x + tile.width / 2 - mark.x - mark.width / 2)).toBeLessThan(3);
    expect(Math.abs(tile.y + tile.height / 2 - mark.y - mark.height / 2)).toBeLessThan(3);
  });
});
