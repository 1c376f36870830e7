import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds wrong with what is shown, by night and by day, as `rule: element`. The theme must be the system's. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const byNight = await violationsOf(page, 'dark', { type: 'tag', values: LEVELS });
  // Between the themes nothing but colours differs.
  const byDay = await violationsOf(page, 'light', { type: 'rule', values: ['color-contrast'] });
  return [...byNight, ...byDay];
}

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function violationsOf(
  page: Page,
  colorScheme: 'dark' | 'light',
  runOnly: axe.RunOnly,
): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme });
  await page.waitForSelector(`html[data-theme="${colorScheme}"]`);
  return page.evaluate(async (only) => {
    const { axe: inPage } = window as unknown as { axe: typeof import('axe-core') };
    const found = await inPage.run(document, { runOnly: only });
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 140)}`));
  }, runOnly);
}
