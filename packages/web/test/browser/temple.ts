import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import type { BoardProps, HitTarget } from '../../src/board/board.ts';
import { COARSE, DESK } from './page.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Serves the temple on a page of its own, without the table round it. */
export async function serveTemple(): Promise<{ server: ViteDevServer; address: string }> {
  const server = await createServer({ root, logLevel: 'warn', server: { port: 0, host: '127.0.0.1', hmr: false } });
  await server.listen();
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('the server of the temple has no address');
  return { server, address };
}

export async function openTemple(
  browser: Browser,
  address: string,
  query: string,
  options: BrowserContextOptions = { viewport: DESK, deviceScaleFactor: COARSE },
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(`${address}dev/board.html?${query}`);
  await settled(page);
  return page;
}

/** Waits until the picture that belongs to the view is on screen. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('.nk-board[data-settled="true"]', { timeout: 90_000 });
}

/** From here on time passes in the page only when a test lets it: timers, frames and all. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

export async function show(page: Page, change: Partial<BoardProps>): Promise<void> {
  await page.evaluate((now) => window.temple?.set(now), change);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await settled(page);
}

export function hitsOn(page: Page): Promise<readonly HitTarget[]> {
  return page.evaluate(() => [...(window.temple?.handle?.targets() ?? [])]);
}

/** The cells picked since the last look. */
export function picked(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => window.temple?.picked.splice(0) ?? []);
}
