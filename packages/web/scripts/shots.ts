import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { actionsOf, botNamed } from '@nunatak/bots';
import type { PlayerCount, View } from '@nunatak/engine';
import type { Browser, Page } from 'playwright-core';
import { build, preview } from 'vite';
import { usualConfig } from '../src/session/config.ts';
import { type LocalGame, newGame, saveOf } from '../src/session/games.ts';
import type { Settings } from '../src/session/settings.ts';
import { launch } from './browser.ts';

/** Takes the pictures of docs/screenshots: `node packages/web/scripts/shots.ts`. */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = fileURLToPath(new URL('../../../docs/screenshots', import.meta.url));
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** A game that a careful bot plays for everyone, until it looks as wanted; the person of seat 0 goes on from there. */
function gameUntil(players: PlayerCount, seed: string, wanted: (view: View) => boolean): LocalGame {
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

/** The game as one person against bots keeps it. */
function withBots(game: LocalGame) {
  const { config } = game.referee;
  const seats = config.seats.map((seat, i) => ({ ...seat, kind: i === 0 ? 'person' : 'bot' }));
  return { ...saveOf(game.referee), config: { ...config, seats } };
}

const isTurnOf0 = (turn: number) => (view: View) =>
  view.turn >= turn && view.phase === 'takeCard' && view.decider === 0;

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly game?: LocalGame;
  readonly settings?: Partial<Settings>;
  readonly size?: { readonly width: number; readonly height: number };
  readonly act?: (page: Page) => Promise<void>;
}

/** Picks the first card that may be taken and the first legal tile, so that the preview shows. */
async function stage(page: Page): Promise<void> {
  await page.locator('.nk-card-button[data-card][data-refused="false"]').first().click();
  const chip = page.locator('.nk-chip').first();
  await chip.waitFor();
  const box = await chip.boundingBox();
  if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** A hint with its reason. */
async function askHint(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Get a hint' }).click();
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Tell me more' }).click();
}

/** Six lines of the ledger are counted. */
async function countSixLines(page: Page): Promise<void> {
  for (let i = 0; i < 6; i++) await page.keyboard.press('Space');
}

const middle = gameUntil(4, 'shots', isTurnOf0(33));
/** The first of some deals in which seat 0 is asked for a reaction. */
function reactionGame(): LocalGame {
  for (let deal = 0; deal < 100; deal++) {
    const game = gameUntil(
      3,
      `shots-reaction-${deal}`,
      ({ phase, decider }) => decider === 0 && (phase === 'providence' || phase === 'expansion'),
    );
    if (game.get().state.view.phase !== 'over') return game;
  }
  throw new Error('no deal leads to a reaction');
}

const reaction = reactionGame();
const over = gameUntil(3, 'shots-end', ({ phase }) => phase === 'over');
const solo = gameUntil(1, 'shots-solo', isTurnOf0(20));

/** The temple in 3D as a graphics processor draws it; without one a picture takes its time. */
const SCENE = { view: 'table', graphics: 'high' } as const;
const SCENE_MS = 300_000;

/** Waits until the scene is drawn, where it is to be seen. */
async function drawn(page: Page, shot: Shot): Promise<void> {
  if (shot.settings?.graphics === 'high')
    await page.waitForSelector('.nk-board[data-solid="true"]', { timeout: SCENE_MS });
}

const SHOTS: readonly Shot[] = [
  { name: 'start', path: '#/start' },
  { name: 'table', path: '#/table', game: middle, settings: SCENE, act: stage },
  { name: 'table-light', path: '#/table', game: middle, settings: { ...SCENE, theme: 'light' }, act: stage },
  { name: 'plan', path: '#/table', game: middle, settings: { view: 'plan' }, act: stage },
  { name: 'exploded', path: '#/table', game: middle, settings: { view: 'exploded' }, act: stage },
  { name: 'reaction', path: '#/table', game: reaction, settings: SCENE },
  { name: 'hint', path: '#/table', game: middle, settings: { view: 'plan', theme: 'light' }, act: askHint },
  { name: 'ledger', path: '#/table', game: over, settings: SCENE, act: countSixLines },
  { name: 'solo', path: '#/table', game: solo, settings: { view: 'plan' }, act: stage },
  { name: 'phone', path: '#/table', game: middle, settings: { view: 'plan' }, size: PHONE, act: stage },
  { name: 'phone-light', path: '#/table', game: middle, settings: { view: 'plan', theme: 'light' }, size: PHONE },
  { name: 'rules', path: '#/rules/T4' },
  { name: 'tutorial', path: '#/tutorial' },
];

async function take(browser: Browser, address: string, shot: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: shot.size ?? DESK,
    deviceScaleFactor: shot.size === undefined ? 1 : 2,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(SCENE_MS);
  const settings = { motion: 'off', theme: 'dark', language: 'en', ...shot.settings };
  const kept = {
    'nunatak/settings': JSON.stringify(settings),
    ...(shot.game === undefined ? {} : { 'nunatak/game': JSON.stringify(withBots(shot.game)) }),
  };
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, kept);
  await page.goto(`${address}${shot.path}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  await drawn(page, shot);
  await shot.act?.(page);
  await page.waitForTimeout(2500);
  await page.screenshot({ path: join(OUT, `${shot.name}.png`), timeout: SCENE_MS });
  await context.close();
  process.stderr.write(`${shot.name}\n`);
}

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
  const wanted = process.argv.slice(2);
  for (const shot of SHOTS) {
    if (wanted.length === 0 || wanted.includes(shot.name)) {
      await take(browser, server.resolvedUrls?.local[0] ?? '', shot);
    }
  }
} finally {
  await browser.close();
  await server.close();
  await rm(outDir, { recursive: true, force: true });
}
