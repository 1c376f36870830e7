import { words } from '@nunatak/words';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualConfig } from '../../src/session/config.ts';
import { newGame } from '../../src/session/games.ts';
import { texts } from '../../src/words/en/index.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';
import { violations } from './axe.ts';
import { DESK, goTo, launch, type OpenPage, open, PHONE } from './page.ts';

let browser: Browser;
/** A review takes its time: it is made once, and kept by the page. */
let opened: OpenPage;
let id: string;

beforeAll(async () => {
  browser = await launch();
  opened = await open(browser, '#/', { viewport: DESK, game: finishedGame() });
  const { page } = opened;
  const href = await page.locator('.nk-game a').first().getAttribute('href');
  id = href?.split('/').at(-1) ?? '';
});

afterAll(() => browser.close());

const { ledger } = texts.screens;
const { review } = words('en');

function finishedGame() {
  const game = newGame(everyonePerson({ ...usualConfig(2, ['Ana', 'Bo']), seed: 'review' }));
  playOut(game, 'review');
  return game;
}

async function reviewed(page: Page): Promise<void> {
  await goTo(page, `#/table/${id}`);
  await page.getByRole('button', { name: ledger.skip }).click();
  await page.getByRole('link', { name: ledger.review }).click();
  await page.locator('.nk-review-verdict').waitFor();
  const temple = await page.locator('.nk-review-temple .nk-board').boundingBox();
  expect(temple?.height).toBeGreaterThan(200);
}

describe('the review of a game', () => {
  it('is one click from the result, tells the moments in words, and is walked with keys', async () => {
    const { page, errors } = opened;
    await reviewed(page);
    await expect.poll(() => page.locator('.nk-review-verdict').textContent()).toMatch(/won by \d+/);
    const moment = page.locator('.nk-review-moments li').first();
    await expect.poll(() => moment.textContent()).toMatch(/cost Ana \d+ points?\. Better: |[+−]\d+ for Ana/);
    const slider = page.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^Turn 1 of 54: Ana \d+, Bo \d+$/);
    await page.keyboard.press('PageDown');
    await page.locator('.nk-review-moments ol button[aria-pressed="true"]').waitFor();
    await expect
      .poll(() => page.locator('.nk-review-moments ol button[aria-pressed="true"]').textContent())
      .toMatch(/Turn \d+/);
    await page.getByRole('button', { name: review.screen.chanceSwitch, exact: true }).click();
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/Ana \d+%, Bo \d+%$/);
    await page.getByRole('button', { name: review.screen.asTable }).click();
    await expect.poll(() => page.locator('.nk-review-table tbody tr').count()).toBe(55);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: review.screen.whatIf }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: review.screen.pilesDealtAnew }).click();
    await page.locator('.nk-table').waitFor();
    // At the table it is marked as no game of its own, with the way back.
    const mark = page.locator('.nk-what-if', { hasText: review.screen.pilesDealtAnew });
    await mark.waitFor();
    expect(await violations(page)).toEqual([]);
    await mark.getByRole('link').click();
    await page.locator('.nk-review-verdict').waitFor();
    expect(errors).toEqual([]);
  });

  it('fits a phone: at the thumb are the moments before and after, and what to do about one', async () => {
    const { page, errors } = opened;
    await page.setViewportSize(PHONE);
    await reviewed(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    const slider = page.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('Home');
    const card = page.locator('.nk-review-card');
    await expect.poll(() => card.textContent()).toBe(review.screen.start);
    const moments = await page.locator('.nk-review-moments li').count();
    const next = page.getByRole('button', { name: review.screen.nextMoment });
    await next.click();
    await expect.poll(() => card.textContent()).toContain(review.screen.placeOf(1, moments));
    await next.click();
    await expect.poll(() => card.textContent()).toContain(review.screen.placeOf(2, moments));
    await page.getByRole('button', { name: review.screen.previousMoment }).click();
    await expect.poll(() => card.textContent()).toContain(review.screen.placeOf(1, moments));
    // However far one reads, they stay where the thumb is.
    await page.getByRole('link', { name: review.screen.replay }).scrollIntoViewIfNeeded();
    const bar = await page.locator('.nk-review-next').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(PHONE.height);
    expect(await violations(page)).toEqual([]);
    // By keyboard: what if it had gone on otherwise, with the same piles.
    await page.getByRole('button', { name: review.screen.whatIf }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: review.screen.pilesAsTheyWere }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.nk-what-if', { hasText: review.screen.pilesAsTheyWere }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(errors).toEqual([]);
  });
});
