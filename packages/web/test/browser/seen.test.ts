import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualConfig } from '../../src/session/config.ts';
import { texts as en } from '../../src/words/en/index.ts';
import { everyonePerson } from '../session/playOut.ts';
import { Driver } from './driver.ts';
import { gameWith, mayUse } from './games.ts';
import { DESK, launch, open, PHONE } from './page.ts';

/** What a trial of the page found, each by its number. */

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

const BOTS = { ...usualConfig(3, ['You', 'Ana', 'Bo']), seed: 'seen' };
const FITS = '.nk-card-button[data-card][data-refused="false"]';

function box(page: Page, selector: string) {
  return page.locator(selector).first().boundingBox();
}

describe('what was found in a trial', () => {
  it('B3: who does not want to be asked at the end of a turn is not asked again', async () => {
    const { page } = await open(browser, '#/table', { viewport: DESK, game: gameWith(mayUse('abundance')) });
    await page.locator('.nk-tray [data-use="abundance"]').waitFor();
    const turn = await page.locator('.nk-table').getAttribute('data-turn');
    // The order holds at once: the tray goes with the box, so that nobody sees it checked.
    await page.locator('.nk-ask-only input').click();
    await page.locator('.nk-tray').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.nk-table').getAttribute('data-turn')).not.toBe(turn);
  });

  it('B27: no answer is recommended', async () => {
    const game = gameWith(({ phase }) => phase === 'useOrKeep');
    const { page } = await open(browser, '#/table', { viewport: DESK, game });
    await page.locator('.nk-option').first().waitFor();
    const looks = await page
      .locator('.nk-option')
      .evaluateAll((options) => options.map((option) => getComputedStyle(option).backgroundColor));
    expect(new Set(looks).size).toBe(1);
    expect(await page.locator('.nk-tray .nk-button-primary').count()).toBe(0);
  });

  it('B5: a phone marks one’s own seat, also while another is on turn', async () => {
    const { page } = await open(browser, '#/table', { viewport: PHONE, game: BOTS });
    const own = page.locator('.nk-topbar-seat[data-you="true"]');
    expect(await own.locator('.nk-topbar-name').textContent()).toBe('You');
    expect(await own.count()).toBe(1);
    expect(await page.locator('h1').count()).toBeGreaterThan(0);
  });

  it('B26: the note of who takes the screen leaves what can be used free', async () => {
    const { page } = await open(browser, '#/table', { viewport: DESK, game: everyonePerson(BOTS) });
    await new Driver(page, 'hand over').play(2);
    await page.locator('.nk-hand-over').waitFor();
    const [note, offers] = [await box(page, '.nk-hand-over'), await box(page, '.nk-offers')];
    if (note === null || offers === null) throw new Error('nothing to compare');
    expect(note.x + note.width).toBeLessThanOrEqual(offers.x + 1);
  });

  it('B28: a drawing offers the views it has', async () => {
    const { page } = await open(browser, '#/table', { viewport: DESK, game: BOTS, settings: { view: 'table' } });
    const views = page.locator('.nk-views > button[aria-pressed]');
    await views.first().waitFor();
    expect(await views.allTextContents()).toEqual([en.table.views.plan, en.table.views.exploded, en.table.xray]);
    expect(await views.first().getAttribute('aria-pressed')).toBe('true');
  });

  it('D5, D7: arrows move the focus from tab to tab; single keys can be turned off', async () => {
    const settings = { shortcuts: false };
    const { page } = await open(browser, '#/table', { viewport: DESK, game: BOTS, settings });
    await page.locator('[data-tab="log"]').focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-tab'))).toBe('hint');
    await page.keyboard.press('1');
    await page.keyboard.press('v');
    expect(await page.locator('.nk-table').getAttribute('data-phase')).toBe('takeCard');
    expect(await page.locator('.nk-board').getAttribute('data-view')).toBe('plan');
  });
});

describe('the pace of the bots', () => {
  it('holds them, lets one step after another be seen, and goes on', async () => {
    const { page } = await open(browser, '#/table', { viewport: DESK, game: BOTS });
    await page.getByRole('button', { name: en.table.pace.pause }).click();
    await page.locator(FITS).first().click();
    await page.locator('.nk-chip').first().waitFor();
    await new Driver(page, 'pace').play(1);
    const pill = page.locator('.nk-turn-pill');
    await expect.poll(() => pill.textContent()).toBe(en.table.pace.paused('Ana'));
    expect(await page.locator('.nk-log-turn').count()).toBe(1);
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: en.table.pace.step }).click();
        return page.locator('.nk-log-turn').count();
      })
      .toBeGreaterThan(1);
    await page.getByRole('button', { name: en.table.pace.goOn }).click();
    await expect.poll(() => pill.getAttribute('data-mine')).toBe('true');
    expect(await page.title()).toContain(en.table.calls.turn);
  });
});
