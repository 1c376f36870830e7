import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { actionsOf, botNamed } from '@nunatak/bots';
import type { PlayerCount, View } from '@nunatak/engine';
import type { Browser, Locator, Page } from 'playwright-core';
import { build, preview } from 'vite';
import { usualConfig } from '../src/session/config.ts';
import { type LocalGame, newGame, saveOf } from '../src/session/games.ts';
import type { Settings } from '../src/session/settings.ts';
import { launch } from './browser.ts';

/** What the scripts share that take pictures of the built page: games in the middle, a server of the site, an open page. */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const OUT = fileURLToPath(new URL('../../../docs/screenshots', import.meta.url));
/** Time for the 3D scene to be drawn without a graphics processor, in ms. */
export const SCENE_MS = 300_000;

/** Plays a game with a careful bot on every seat until it looks as wanted; the person of seat 0 goes on from there. */
export function gameUntil(players: PlayerCount, seed: string, wanted: (view: View) => boolean): LocalGame {
  const config = { ...usualConfig(players, ['You', 'Ana', 'Bo', 'Mira']), seed };
  const people = { ...config, seats: config.seats.map((seat) => ({ ...seat, kind: 'person' as const })) };
  const game = newGame(people);
  const bot = botNamed('serac');
  while (game.get().state.view.phase !== 'over' && !wanted(game.get().state.view)) {
    const { view } = game.get().state;
    for (const action of actionsOf(view, bot.decide(view, seed))) game.act(action);
  }
  return game;
}

/** Returns the save of a game in which seat 0 is the person and the others are bots. */
function withBots(game: LocalGame) {
  const { config } = game.referee;
  const seats = config.seats.map((seat, i) => ({ ...seat, kind: i === 0 ? 'person' : 'bot' }));
  return { ...saveOf(game.referee), config: { ...config, seats } };
}

/** True once seat 0 is to take a card, from a turn on. */
export const isTurnOf0 = (turn: number) => (view: View) =>
  view.turn >= turn && view.phase === 'takeCard' && view.decider === 0;

/** Stores settings and a game in the page, as if it had been used before. */
export async function prepare(page: Page, settings: Partial<Settings>, game?: LocalGame): Promise<void> {
  page.setDefaultTimeout(SCENE_MS);
  const kept = {
    'nunatak/settings': JSON.stringify({ motion: 'off', theme: 'dark', language: 'en', ...settings }),
    ...(game === undefined ? {} : { 'nunatak/game': JSON.stringify(withBots(game)) }),
  };
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, kept);
}

/** Picks the first card that may be taken and the first legal tile, so that the preview shows. */
export async function stage(page: Page): Promise<void> {
  await pickCard(page);
  await pickTile(page);
}

export async function pickCard(page: Page): Promise<void> {
  await page.locator('.nk-card-button[data-card][data-refused="false"]').first().click();
}

/** Picks the first legal tile. */
async function pickTile(page: Page): Promise<void> {
  await clickOn(page, page.locator('.nk-chip').first());
}

/** Clicks where an element is, on whatever takes clicks there: the figures on tiles let them pass to the board. */
export async function clickOn(page: Page, element: Locator): Promise<void> {
  await element.waitFor();
  const box = await element.boundingBox();
  if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Builds and serves the site, and runs work with a browser and the site's address. */
export async function withSite(work: (browser: Browser, address: string) => Promise<void>): Promise<void> {
  process.env.NODE_ENV = 'production';
  const outDir = await mkdtemp(join(tmpdir(), 'nunatak-site-'));
  await build({ root: ROOT, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    root: ROOT,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser = await launch();
  try {
    await work(browser, server.resolvedUrls?.local[0] ?? '');
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
}
