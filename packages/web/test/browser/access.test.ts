import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualConfig } from '../../src/session/config.ts';
import { Driver } from './driver.ts';
import { DESK, launch, open, PHONE } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

/** What axe finds wrong, as `rule: element`. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof import('axe-core') };
    const found = await inPage.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 140)}`));
  });
}

const GAME = { ...usualConfig(4, ['Ana', 'Bo', 'Mira', 'Kim']), seed: 'access' };

describe('the table for everyone', () => {
  it.each([
    { size: 'desk', viewport: DESK, theme: 'dark' },
    { size: 'desk', viewport: DESK, theme: 'light' },
    { size: 'phone', viewport: PHONE, theme: 'dark' },
    { size: 'phone', viewport: PHONE, theme: 'light' },
  ] as const)('axe finds nothing on a $size, $theme', async ({ viewport, theme }) => {
    const { page, errors } = await open(browser, '#/table', { viewport, game: GAME, settings: { theme } });
    const driver = new Driver(page, 'access');
    await driver.play(7);
    await page.waitForSelector('.nk-table[data-person="true"]');
    expect(await violations(page)).toEqual([]);
    const scrolls = await page.evaluate(() => {
      const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
      return scrollHeight > clientHeight || scrollWidth > clientWidth;
    });
    expect(scrolls).toBe(false);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
