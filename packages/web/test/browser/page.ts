import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { Game } from '../../src/line/game.ts';
import type { LocalConfig } from '../../src/session/config.ts';
import { type LocalGame, newGame, saveOf } from '../../src/session/games.ts';
import type { Settings } from '../../src/session/settings.ts';

export { launch, NEIGHBOUR } from '../../scripts/browser.ts';

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

export interface OpenPage {
  readonly page: Page;
  /** What the page complained about. */
  readonly errors: string[];
}

/** Each test is a first visit: what a service worker would fetch for later is fetched only where that is the matter. */
const UNKEPT: BrowserContextOptions = { serviceWorkers: 'block' };

/** The settings of the tests: no motion, and the drawing, which needs no GPU. */
const QUICK: Partial<Settings> = { motion: 'off', view: 'plan', graphics: 'plain', language: 'en' };

interface Start extends BrowserContextOptions {
  readonly settings?: Partial<Settings>;
  /** A game that lies on the table when the page opens. */
  readonly game?: LocalConfig | LocalGame;
  /** Called before anything is fetched. */
  readonly watch?: (page: Page) => void;
}

/** Opens the page with settings and, if asked, a game. */
export async function open(
  browser: Browser,
  path: string,
  { settings, game, watch, ...options }: Start,
): Promise<OpenPage> {
  const context = await browser.newContext({ ...UNKEPT, ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const kept = {
    'nunatak/settings': JSON.stringify({ ...QUICK, ...settings }),
    ...(game === undefined
      ? {}
      : { 'nunatak/game': JSON.stringify(saveOf((game instanceof Game ? game : newGame(game)).referee)) }),
  };
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  }, kept);
  watch?.(page);
  await page.goto(`${inject('address')}${path}`);
  return { page, errors };
}
