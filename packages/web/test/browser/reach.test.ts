import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalConfig, usualConfig } from '../../src/session/config.ts';
import { TEXT_SIZES } from '../../src/session/settings.ts';
import { laidOut } from './driver.ts';
import { launch, open, PHONE } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

const SIZES = [PHONE, { width: 360, height: 640 }] as const;
const LANGUAGES = ['en', 'de', 'nl'] as const;

/** Against two bots, so that their pace can be set. */
const WITH_BOTS: LocalConfig = { ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed: 'reach' };

/** Everything within a part of the page that looks as if it could be pressed, and where a press would go elsewhere. */
function unreachable(page: Page, within: string): Promise<readonly string[]> {
  return page.evaluate((root) => {
    const wanted = 'button, select, input, summary, a[href]';
    const all = [...document.querySelectorAll<HTMLElement>(`:is(${root}) :is(${wanted})`)].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.closest('[inert]') === null,
    );
    return all.flatMap((one) => {
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = one.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isReached = hit !== null && (one.contains(hit) || hit.closest('label')?.contains(one) === true);
      const said = one.getAttribute('aria-label') ?? one.textContent;
      return isReached ? [] : [`${one.className} "${said}" lies under ${hit?.className ?? 'nothing'}`];
    });
  }, within);
}

describe.each(LANGUAGES)('on a phone, in %s', (language) => {
  it.each(TEXT_SIZES)(
    'everything at the table that can be pressed can be reached with text of %i %',
    async (textSize) => {
      const settings = { language, textSize };
      const { page, errors } = await open(browser, '#/table', { viewport: PHONE, game: WITH_BOTS, settings });
      await page.locator('.nk-phone-tab').first().waitFor();
      for (const viewport of SIZES) {
        await page.setViewportSize(viewport);
        await laidOut(page);
        const found = async (within: string) =>
          (await unreachable(page, within)).map((one) => `${viewport.width} px: ${one}`);
        expect(await found('.nk-topbar, .nk-phone-tabs, .nk-phone-foot')).toEqual([]);
        const tabs = await page.locator('.nk-phone-tab').all();
        for (const tab of tabs) {
          await tab.click();
          await page.locator('.nk-drawer').waitFor();
          await laidOut(page);
          expect(await found('.nk-drawer')).toEqual([]);
          expect(await page.locator('.nk-drawer').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
          await page.locator('.nk-drawer-close').click();
          await page.locator('.nk-drawer').waitFor({ state: 'detached' });
        }
      }
      expect(errors).toEqual([]);
    },
  );
});
