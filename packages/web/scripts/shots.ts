import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { LocalGame } from '../src/session/games.ts';
import type { Settings } from '../src/session/settings.ts';
import { gameUntil, isTurnOf0, OUT, prepare, SCENE_MS, stage, withSite } from './pictures.ts';

/** Takes the pictures of docs/screenshots: `node packages/web/scripts/shots.ts`. */

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly game?: LocalGame;
  readonly settings?: Partial<Settings>;
  readonly size?: { readonly width: number; readonly height: number };
  readonly act?: (page: Page) => Promise<void>;
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
  await prepare(page, shot.settings ?? {}, shot.game);
  await page.goto(`${address}${shot.path}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  await drawn(page, shot);
  await shot.act?.(page);
  await page.waitForTimeout(2500);
  await page.screenshot({ path: join(OUT, `${shot.name}.png`), timeout: SCENE_MS });
  await context.close();
  process.stderr.write(`${shot.name}\n`);
}

await withSite(async (browser, address) => {
  const wanted = process.argv.slice(2);
  for (const shot of SHOTS) {
    if (wanted.length === 0 || wanted.includes(shot.name)) await take(browser, address, shot);
  }
});
