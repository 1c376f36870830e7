import { type Browser, chromium, type Page, type ViewportSize } from 'playwright-core';
import { inject } from 'vitest';
import { Game } from '../../src/line/game.ts';
import type { LocalConfig } from '../../src/session/config.ts';
import { type LocalGame, newGame, saveOf } from '../../src/session/games.ts';
import type { Settings } from '../../src/session/settings.ts';
import { DEFAULT_SOUND } from '../../src/sound/sounds.ts';
import { KeptPage, type PageKind, pageOf } from './keptPage.ts';

export { NEIGHBOUR } from '../../scripts/browser.ts';

export const DESK = { width: 1280, height: 800 };
/** Pixels as large as two: the same page and the same 3D, in a quarter of the time that drawing takes without a GPU. */
export const COARSE = 0.5;
export const PHONE = { width: 390, height: 844 };

export interface OpenPage {
  readonly page: Page;
  /** What the page complained about. */
  readonly errors: string[];
}

/**
 * Joins the browser that runs for all tests; closing it closes what this file has opened. It paints nothing: pictures are
 * taken in the other one.
 */
export function launch(): Promise<Browser> {
  return chromium.connect(inject('browser'));
}

/** Joins the browser of the tests that take pictures. */
export function launchPainter(): Promise<Browser> {
  return chromium.connect(inject('painter'));
}

/** The settings of the tests: no motion, no sound, and the drawing, which needs no GPU. */
const QUICK: Partial<Settings> = {
  motion: 'off',
  view: 'plan',
  graphics: 'plain',
  language: 'en',
  sound: { ...DEFAULT_SOUND, on: false },
};

interface Start extends PageKind {
  readonly settings?: Partial<Settings>;
  readonly viewport: ViewportSize;
  /** A game that lies on the table when the page opens. */
  readonly game?: LocalConfig | LocalGame;
  /** Somebody who was never asked whether they want the notes of the first game. */
  readonly isFirstGame?: boolean;
  /** Called before anything is fetched. */
  readonly watch?: (page: Page) => void;
}

/**
 * Opens the page as on a first visit, with settings and, if asked, a game. It takes over the page of the test before.
 *
 * What a service worker would fetch for later is fetched only where that is the matter. The system asks for no motion
 * unless the settings ask for some.
 */
export async function open(
  browser: Browser,
  path: string,
  { settings, game, watch, viewport, isFirstGame = false, ...own }: Start,
): Promise<OpenPage> {
  const kind: PageKind = { serviceWorkers: 'block', ...own };
  // Whoever watches what is fetched wants nothing in the browser's cache.
  const kept = watch === undefined ? await pageOf(browser, kind) : await KeptPage.open(browser, kind);
  const { page } = kept;
  const chosen = { ...QUICK, ...settings };
  await kept.begin(inject('address'), {
    'nunatak/settings': JSON.stringify(chosen),
    ...(isFirstGame ? {} : { 'nunatak/coach': 'off' }),
    ...(game === undefined
      ? {}
      : { 'nunatak/game': JSON.stringify(saveOf((game instanceof Game ? game : newGame(game)).referee)) }),
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.setViewportSize(viewport);
  await page.emulateMedia({
    colorScheme: 'light',
    reducedMotion: chosen.motion === 'off' ? 'reduce' : 'no-preference',
  });
  watch?.(page);
  await page.goto(`${inject('address')}${path}`);
  return { page, errors };
}

/** Goes to another screen of the same page. */
export function goTo(page: Page, hash: string): Promise<void> {
  return page.evaluate((to) => {
    window.location.hash = to;
  }, hash);
}
