import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { laidOut } from './driver.ts';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds wrong with what is shown, by night and by day, as `rule: element`; where the rest was looked at before, in
 * a part of it. The theme must be the system's.
 */
export async function violations(page: Page, part = 'html'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const byNight = await violationsOf(page, part, 'dark', { type: 'tag', values: LEVELS });
  // Between the themes nothing but colours differs.
  const byDay = await violationsOf(page, part, 'light', { type: 'rule', values: ['color-contrast'] });
  return [...byNight, ...byDay];
}

async function violationsOf(
  page: Page,
  part: string,
  colorScheme: 'dark' | 'light',
  runOnly: axe.RunOnly,
): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme });
  await page.waitForSelector(`html[data-theme="${colorScheme}"]`);
  // A colour on its way from one theme to the other is neither.
  await laidOut(page);
  return page.evaluate(
    async ({ selector, only }) => {
      const { axe: inPage } = window as unknown as { axe: typeof import('axe-core') };
      if (document.querySelector(selector) === null) throw new Error(`there is no ${selector} to look at`);
      // All that is in order is not told of: putting it in words takes longer than looking.
      const found = await inPage.run(selector, { runOnly: only, resultTypes: ['violations'] });
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 140)}`));
    },
    { selector: part, only: runOnly },
  );
}
