import { words } from '@nunatak/words';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualConfig } from '../../src/session/config.ts';
import { type LocalGame, newGame } from '../../src/session/games.ts';
import { codeOf } from '../../src/share/gameCode.ts';
import { deals } from '../../src/words/en/deals.ts';
import { texts } from '../../src/words/en/index.ts';
import { practice } from '../../src/words/en/practice.ts';
import { playOut } from '../session/playOut.ts';
import { violations } from './axe.ts';
import { kept } from './kept.ts';
import { DESK, goTo, launch, open, PHONE } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

const { daily, deal, picture } = deals;
const { review } = words('en');

/** The same solo deal, played by chance to its end: each chance another line. */
function line(name: string, chance: string): LocalGame {
  const game = newGame({ ...usualConfig(1, [name]), seed: 'friends' });
  playOut(game, chance);
  return game;
}

function codeFor(game: LocalGame): string {
  return codeOf(game.referee.record()) ?? '';
}

describe('the deal of the day', () => {
  it('is dealt from the date, begun once, and goes on where it was left', async () => {
    const { page, errors } = await open(browser, '#/', { viewport: DESK });
    await page.getByRole('link', { name: texts.screens.start.daily }).click();
    await page.getByText(/^Seed: nunatak-\d{4}-\d\d-\d\d$/).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: daily.play }).first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.nk-table').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: daily.resume }).click();
    await page.locator('.nk-table').waitFor();
    await expect
      .poll(() => kept(page))
      .toMatchObject({ config: { players: 1, seed: expect.stringMatching(/^nunatak-\d{4}/) } });
    expect(errors).toEqual([]);
  });

  it('fits a phone', async () => {
    const { page, errors } = await open(browser, '#/daily', { viewport: PHONE });
    await page.locator('.nk-week').first().waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe('a deal from a friend', () => {
  it('is played without a look at their line', async () => {
    const { page, errors } = await open(browser, `#/deal/${encodeURIComponent(codeFor(line('Noor', 'noor')))}`, {
      viewport: PHONE,
    });
    await page.getByRole('heading', { name: deal.title('Noor') }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: deal.play }).click();
    await page.locator('.nk-table').waitFor();
    await expect.poll(() => kept(page)).toMatchObject({ config: { seed: 'friends' } });
    expect(errors).toEqual([]);
  });

  it('that was cut off says so', async () => {
    const { page, errors } = await open(browser, '#/deal/g1.2.1.friends', { viewport: DESK });
    await page.getByRole('heading', { name: deal.broken.title }).waitFor();
    await expect.poll(() => page.locator('main').textContent()).toContain('link: found 4 parts');
    // A turn of a game that was cut off says the same.
    await goTo(page, '#/');
    await page.locator('.nk-start-play').waitFor();
    await goTo(page, '#/review/g1.2.1.friends');
    await page.getByRole('heading', { name: deal.broken.title }).waitFor();
    expect(errors).toEqual([]);
  });

  it('is compared afterwards: where the lines parted, a sum that is the gap, and on from there', async () => {
    const [own, other] = [line('You', 'own'), line('Noor', 'noor')];
    const { page, errors } = await open(browser, `#/compare//${encodeURIComponent(codeFor(other))}`, {
      viewport: DESK,
      game: own,
    });
    await page.locator('.nk-compare-parting tfoot').waitFor();
    const figures = (selector: string) =>
      page.locator(selector).evaluateAll((cells) => cells.map((cell) => Number(cell.textContent?.replace('−', '-'))));
    const [parted] = (await page.locator('.nk-compare-parting h2').textContent())?.match(/\d+/) ?? [];
    const parts = await figures('.nk-compare-parting tbody td');
    const [gap] = await figures('.nk-compare-parting tfoot td');
    const [mine, theirs] = [own, other].map((game) => game.get().state.view.points[0] ?? 0);
    expect(gap).toBe((mine ?? 0) - (theirs ?? 0));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(gap);
    await expect.poll(() => figures('.nk-compare-sources tfoot td')).toEqual([mine, theirs, gap]);
    // What was to be expected at a turn, by keyboard.
    const slider = page.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^Turn 1 of \d+: You \d+, Noor \d+$/);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.getByRole('radio', { name: 'Noor' }).check();
    await page.locator('.nk-compare-side >> nth=1').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.nk-compare-side').count()).toBe(1);
    await page.getByRole('button', { name: review.screen.asTable }).click();
    await page.locator('.nk-review-table tbody tr').last().getByText(review.screen.result).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await violations(page)).toEqual([]);
    // A link to a turn of their game opens its review there.
    const compared = page.url();
    await goTo(page, `#/review/${encodeURIComponent(codeFor(other))}/6`);
    await page.locator('.nk-review-verdict').waitFor();
    await expect
      .poll(() => page.getByRole('slider').getAttribute('aria-valuetext'))
      .toMatch(/^Turn 6 of \d+: Noor \d+$/);
    expect(await violations(page)).toEqual([]);
    // By keyboard: one's own line from where they parted, with the same piles.
    await page.goto(compared);
    await page.getByRole('button', { name: practice.importing.goOn }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: review.screen.pilesAsTheyWere }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.nk-what-if', { hasText: review.screen.pilesAsTheyWere }).waitFor();
    await expect.poll(() => page.locator('.nk-table').getAttribute('data-turn')).toBe(parted);
    expect(errors).toEqual([]);
  });
});

describe('a finished temple', () => {
  it('is handed on as a picture', async () => {
    const { page, errors } = await open(browser, '#/table', { viewport: DESK, game: line('You', 'own') });
    await page.getByRole('button', { name: texts.screens.ledger.skip }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: picture.share }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('nunatak-temple.png');
    await page.getByText(picture.made).waitFor();
    expect(errors).toEqual([]);
  });
});
