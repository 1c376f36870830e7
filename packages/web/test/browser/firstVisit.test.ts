import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { online as de } from '../../src/words/de/online.ts';
import { online as en } from '../../src/words/en/online.ts';
import { online as nl } from '../../src/words/nl/online.ts';
import { AT_ONCE_MS, openTable, post, Releases, START } from './releases.ts';

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
    const needed = await filesOf(host.url);
    host.hold((path) => isAsset(path) && !needed.includes(path));
    await page.goto(host.url, { waitUntil: 'commit' });
    await page.waitForSelector('.nk-loading', { state: 'attached', ...soon });
    await page.locator(SIGN).waitFor(soon);
    host.release();
    await page.waitForSelector(START, soon);
    expect(await page.locator(SIGN).count()).toBe(0);
  });

  it('shows no screen before the styles of the page have arrived, and those of screens come after them', async () => {
    const { page, host } = releases;
    const styles = (await filesOf(host.url)).filter((path) => path.endsWith('.css'));
    expect(styles.length).toBeGreaterThan(0);
    host.hold((path) => styles.includes(path));
    await page.goto(host.url, { waitUntil: 'commit' });
    await page.waitForSelector('link[rel="stylesheet"]', { state: 'attached', ...soon });
    expect(await page.locator('#root > *').count()).toBe(0);
    host.release();
    await page.waitForSelector(START, soon);
    const order = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(order.slice(0, styles.length)).toEqual(styles);
    expect(order.length).toBeGreaterThan(styles.length);
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

/** The scripts and styles that the page itself names, without which no code of it runs. */
async function filesOf(url: string): Promise<readonly string[]> {
  const html = await (await fetch(url)).text();
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
}

describe('the link of a table that was never joined', () => {
  it('says without a network that the server is out of reach, promises no seat, and tries again when asked', async () => {
    const { page, host } = releases;
    const matchId = await openTable(host.url);
    await releases.install();
    host.become('gone');
    await page.goto(`${host.url}m/${matchId}`);
    const note = page.getByRole('alert');
    await note.waitFor(soon);
    expect(await note.textContent()).toBe(en.errors.unavailable);
    for (const { errors } of [en, de, nl]) expect(errors.unavailable).not.toMatch(/seat|Platz|plaats/i);
    const again = page.getByRole('button', { name: en.join.again });
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes(matchId));
    await again.click();
    await refused;
    await note.waitFor(soon);
    releases.serve('first');
    await again.click();
    await page.getByRole('button', { name: en.join.button }).waitFor(soon);
  });
});

describe('an installed page', () => {
  it('opens by the link of a table, takes a seat there, and hears from its socket who sits down next', async () => {
    const { page, host } = releases;
    const matchId = await openTable(host.url);
    await releases.install();
    await page.goto(`${host.url}m/${matchId}`);
    await page.getByLabel(en.home.name).fill('Bo');
    await page.getByRole('button', { name: en.join.button }).click();
    await page.getByRole('heading', { name: en.room.title }).waitFor(soon);
    await post(`${host.url}api/matches/${matchId}/seats`, { name: 'Wendeline' });
    await page.getByText('Wendeline').first().waitFor(soon);
  });
});
