import type { Browser, BrowserContextOptions, Page, ViewportSize } from 'playwright-core';
import { inject } from 'vitest';
import type { BoardProps, HitTarget } from '../../src/board/board.ts';
import { newPage } from './keptPage.ts';
import { COARSE, DESK } from './page.ts';

interface TempleKind extends Pick<BrowserContextOptions, 'deviceScaleFactor' | 'hasTouch' | 'isMobile'> {
  readonly viewport: ViewportSize;
}

/** Pages that stay open, by what only a new one can have: a tier compiles its shaders once. */
const kept = new WeakMap<Browser, Map<string, Page>>();

/**
 * The temple on a page of its own, without the table round it, drawn as the query asks. It takes over the page of the test
 * before; whoever stops its clock closes it.
 */
export async function openTemple(
  browser: Browser,
  query: string,
  { viewport, ...kind }: TempleKind = { viewport: DESK, deviceScaleFactor: COARSE },
): Promise<Page> {
  const pages = kept.get(browser) ?? new Map<string, Page>();
  kept.set(browser, pages);
  const key = JSON.stringify([kind, new URLSearchParams(query).get('quality')]);
  const found = pages.get(key);
  if (found !== undefined && !found.isClosed()) {
    await found.setViewportSize(viewport);
    await found.evaluate((asked) => window.temple?.open(asked), query);
    await drawn(found);
    return found;
  }
  const page = await newPage(browser, { viewport, ...kind });
  pages.set(key, page);
  await page.goto(`${inject('workshop')}dev/board.html?${query}`);
  await settled(page);
  return page;
}

/** Waits until the picture that belongs to the view is on screen. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('.nk-board[data-settled="true"]');
}

/** Waits until what was asked for in the page is drawn. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await settled(page);
}

/** Waits until the picture is drawn in full, after which nothing is drawn any more, and takes it. */
export async function stillOf(page: Page): Promise<Buffer> {
  await page.waitForSelector('.nk-board[data-solid="true"] canvas[data-care="full"]');
  await page.waitForSelector('.nk-board-drawing', { state: 'detached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await drawn(page);
  return page.screenshot();
}

/** From here on time passes in the page only when a test lets it: timers, frames and all. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // Far enough ahead that it is not over before the page hears of it.
  await page.clock.pauseAt(Date.now() + 60_000);
}

export async function show(page: Page, change: Partial<BoardProps>): Promise<void> {
  await page.evaluate((now) => window.temple?.set(now), change);
  await drawn(page);
}

export function hitsOn(page: Page): Promise<readonly HitTarget[]> {
  return page.evaluate(() => [...(window.temple?.handle?.targets() ?? [])]);
}

/** The cells picked since the last look, once there are so many. */
export async function picked(page: Page, least: number): Promise<readonly number[]> {
  await page.waitForFunction((many) => (window.temple?.picked.length ?? 0) >= many, least);
  return page.evaluate(() => window.temple?.picked.splice(0) ?? []);
}
