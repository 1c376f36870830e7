import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { texts as en } from '../../src/words/en/index.ts';
import { online } from '../../src/words/en/online.ts';
import { Driver } from './driver.ts';
import { speakEarlier } from './earlierProtocol.ts';
import { goTo } from './page.ts';
import { AT_ONCE_MS, fetchUpdate, openTable, Releases, releaseOf, START } from './releases.ts';

const releases = Releases.ofTests();

/** Files of the new version that arrive before the server dies. */
const FILES_BEFORE_DEATH = 20;

const soon = { timeout: AT_ONCE_MS } as const;
const NOTE = '.nk-update';

async function reload(page: Page): Promise<void> {
  await page.reload({ ...soon, waitUntil: 'commit' });
  await page.waitForSelector(START, soon);
}

/** Shows screens that come in files of their own, and a language that was never shown before. */
async function expectWhole(page: Page): Promise<void> {
  await goTo(page, '#/rules');
  await page.waitForSelector('.nk-rule-id', soon);
  await goTo(page, '#/tutorial');
  await page.waitForSelector('.nk-lesson-list', soon);
  await goTo(page, '#/settings');
  await page.locator('input[value="nl"]').click({ force: true, ...soon });
  await page.waitForSelector('html[lang="nl"]', soon);
  await page.locator('input[value="en"]').waitFor(soon);
  await page.locator('input[value="en"]').click({ force: true, ...soon });
  await page.waitForSelector('html[lang="en"]', soon);
  await goTo(page, '#/');
  await page.waitForSelector(START, soon);
}

async function accept(page: Page): Promise<void> {
  await page.locator(NOTE).getByRole('button', { name: en.table.update.now }).click();
}

async function expectRelease(page: Page, release: 'first' | 'next'): Promise<void> {
  await expect.poll(() => releaseOf(page).catch(() => undefined)).toBe(release);
}

describe('an installed page opens at once', () => {
  it.each(['gone', 'silent', 'badGateway'] as const)('when the server is %s, and is whole', async (health) => {
    await releases.install();
    releases.host.become(health);
    await reload(releases.page);
    const other = await releases.tab('m/0123456789abcdef');
    await other.waitForSelector('main', soon);
    await expectWhole(releases.page);
  });

  it('when the server dies right after the page of the next version', async () => {
    const { page, host } = releases;
    await releases.install();
    releases.serve('next');
    host.dieAfter((path) => path === '/' || path === '/index.html');
    await reload(page);
    await expectWhole(page);
  });

  it('when the browser has thrown its files away: from the server, whatever version that has by now', async () => {
    const { page } = releases;
    await releases.install();
    releases.serve('next');
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await reload(page);
    await expectRelease(page, 'next');
  });
});

describe('a new version', () => {
  it('that is cut in the middle leaves the old one whole, and comes when the server is back', async () => {
    const { page, host } = releases;
    await releases.install();
    releases.serve('next');
    host.dieAfter((_path, count) => count === FILES_BEFORE_DEATH);
    await reload(page);
    expect(await fetchUpdate(page)).toBe(false);
    await expect.poll(() => host.health).toBe('gone');
    await expectWhole(page);
    await reload(page);
    await expectRelease(page, 'first');
    await expectWhole(page);

    releases.serve('next');
    expect(await fetchUpdate(page)).toBe(true);
    // What had arrived is not fetched a second time.
    const again = host.paths.filter((path) => path.startsWith('/assets/'));
    expect(new Set(again).size).toBe(again.length);
    host.become('gone');
    await accept(page);
    await expectRelease(page, 'next');
    await page.waitForSelector(START, soon);
    await expectWhole(page);
  });

  it('is not stored with a page of the old one, from a server that is still to be replaced', async () => {
    const { page, host } = releases;
    await releases.install();
    releases.serve('next', (path) => path === '/' || path === '/index.html');
    expect(await fetchUpdate(page)).toBe(false);
    releases.serve('next');
    expect(await fetchUpdate(page)).toBe(true);
    await accept(page);
    await expectRelease(page, 'next');
    host.become('gone');
    await reload(page);
    await expectWhole(page);
  });

  it('waits: tabs that are open, reloaded and new show the old one, which finds all its files', async () => {
    const { page } = releases;
    await releases.install();
    releases.serve('next');
    expect(await fetchUpdate(page)).toBe(true);
    const other = await releases.tab();
    await reload(other);
    for (const tab of [page, other]) {
      expect(await releaseOf(tab)).toBe('first');
      await tab.waitForSelector(NOTE, soon);
      await expectWhole(tab);
    }
  });

  it('that is accepted in one tab comes in all of them, and the game in another tab goes on where it was', async () => {
    const { page } = releases;
    await releases.install();
    const playing = await releases.tab();
    await playing.click(START);
    await new Driver(playing, 'update').playTo(2);
    await playing.waitForSelector('.nk-table[data-person="true"]');
    const before = await positionOf(playing);
    releases.serve('next');
    expect(await fetchUpdate(page)).toBe(true);
    const late = await releases.tab();
    for (const tab of [page, playing, late]) await tab.waitForSelector(NOTE, soon);
    await late.locator(NOTE).getByRole('button', { name: en.table.update.later }).click();

    await accept(page);
    for (const tab of [page, playing, late]) await expectRelease(tab, 'next');
    await playing.waitForSelector('.nk-table[data-person="true"]', soon);
    expect(await positionOf(playing)).toEqual(before);
    await playing.waitForSelector(NOTE, { state: 'detached', ...soon });
    await page.waitForSelector(START, soon);
    await expectWhole(page);
  });

  it('is what Reload shows on a page that is too old for its server', async () => {
    const { page, host } = releases;
    const matchId = await openTable(host.url);
    await releases.install();
    await page.goto(`${host.url}m/${matchId}`);
    await page.getByLabel(online.home.name).fill('Bo');
    await page.getByRole('button', { name: online.join.button }).click();
    await page.getByRole('heading', { name: online.room.title }).waitFor(soon);
    await speakEarlier(page);
    await page.reload();
    await page.getByRole('alert').getByText(online.errors.version).waitFor(soon);
    releases.serve('first', (path) => !path.startsWith('/api/'));
    await page.getByRole('button', { name: online.join.reload }).click();
    await expectRelease(page, 'next');
  });

  it('never answers for the server: what the API says is not the page', async () => {
    const { page } = releases;
    await releases.install();
    const response = await page.goto(`${releases.host.url}api/matches/0123456789abcdef`);
    expect(response?.status()).toBe(404);
    expect(await response?.headerValue('content-type')).toContain('application/json');
  });
});

describe('a first visit', () => {
  it('does not reload the page when its files are stored', async () => {
    const { page } = releases;
    await page.goto(releases.host.url);
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expectWhole(page);
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
  });

  it('that is cut while files are stored is made up for on the next one', async () => {
    const { page, host } = releases;
    let stored = 0;
    host.dieAfter((path) => (path === '/sw.js' || stored > 0) && ++stored > FILES_BEFORE_DEATH);
    await page.goto(host.url);
    await expect.poll(() => host.health).toBe('gone');
    releases.serve('first');
    await releases.install();
    host.become('gone');
    await reload(page);
    await expectWhole(page);
  });
});

interface Position {
  readonly turn: string | null;
  readonly cells: readonly string[];
}

/** The turn, and what lies on every tile, as a screen reader says it. */
async function positionOf(page: Page): Promise<Position> {
  const turn = await page.locator('.nk-table').getAttribute('data-turn');
  return { turn, cells: await page.locator('td[data-cell]').allTextContents() };
}
