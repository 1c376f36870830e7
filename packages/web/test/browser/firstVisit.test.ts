import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AT_ONCE_MS, Releases, START } from './releases.ts';

const releases = Releases.ofTests();

const soon = { timeout: AT_ONCE_MS } as const;
const SIGN = '#nk-sign';

/** What the page complains about, as its console shows it. */
function complaints(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

function isAsset(path: string): boolean {
  return path.startsWith('/assets/');
}

describe('a first visit', () => {
  it('on a slow line shows the name before any other file has arrived, and then the page alone', async () => {
    const { page, host } = releases;
    const said = complaints(page);
    host.hold(isAsset);
    await page.goto(host.url, { waitUntil: 'commit' });
    await page.getByRole('img', { name: 'Nunatak' }).waitFor(soon);
    // The policy of the server lets the styles of the page in: the sign fills the window.
    const { width, height } = page.viewportSize() ?? {};
    expect(await page.locator(SIGN).boundingBox()).toMatchObject({ x: 0, y: 0, width, height });
    host.release();
    await page.waitForSelector(START, soon);
    expect(await page.locator(SIGN).count()).toBe(0);
    expect(said).toEqual([]);
  });

  it('shows the name until there is a screen to show, not an empty page while its words arrive', async () => {
    const { page, host } = releases;
    const needed = await scriptsOf(host.url);
    host.hold((path) => isAsset(path) && !needed.includes(path));
    await page.goto(host.url, { waitUntil: 'commit' });
    await page.waitForSelector('.nk-loading', { state: 'attached', ...soon });
    expect(await page.locator(SIGN).isVisible()).toBe(true);
    host.release();
    await page.waitForSelector(START, soon);
    expect(await page.locator(SIGN).count()).toBe(0);
  });

  it('to a server that dies after the first file offers to reload, and that opens the page', async () => {
    const { page, host } = releases;
    host.dieAfter((path) => path === '/');
    await page.goto(host.url, { waitUntil: 'commit' });
    const again = page.locator(SIGN).getByRole('link');
    await again.waitFor(soon);
    releases.serve('first');
    await again.click();
    await page.waitForSelector(START, soon);
  });
});

/** The files that the page itself names, without which no code of it runs. */
async function scriptsOf(url: string): Promise<readonly string[]> {
  const html = await (await fetch(url)).text();
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
}
