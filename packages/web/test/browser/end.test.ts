import { type CardId, capOf } from '@nunatak/engine';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOf, timeCues } from '../../src/board/cues.ts';
import { outerCellsOf } from '../../src/ledger/capGlow.ts';
import { bestPlan } from '../../src/ledger/endBlessings.ts';
import { choiceText } from '../../src/ledger/endChoices.ts';
import { tellingOf } from '../../src/position/cues.ts';
import { usualConfig } from '../../src/session/config.ts';
import { type LocalGame, newGame } from '../../src/session/games.ts';
import { texts } from '../../src/words/en/index.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';
import { restingBox } from './driver.ts';
import { gameWith, mayUseAtEnd } from './games.ts';
import { DESK, launch, open, PHONE } from './page.ts';
import { stopClock } from './temple.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

const { ledger } = texts.screens;

function finishedGame() {
  const game = newGame(everyonePerson({ ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed: 'end' }));
  playOut(game, 'end');
  return game;
}

/** Longer than any other step of a game: the last block is set, all that it brings is told, then the cap comes down. */
const LONG_MS = 3000;

/** How long the last step of a finished game is shown. */
function lengthOfEnd(game: LocalGame): number {
  const last = game.get().entries.at(-1);
  if (last === undefined) throw new Error('nothing was decided');
  const { cues } = tellingOf(last, game.colours, () => ({ x: 0, y: 0 }));
  return endOf(timeCues(cues, 'normal'));
}

/** A game of one person before its last card is taken, and what is decided then: the block that brings the cap is the last. */
function beforeTheCap(): { readonly game: LocalGame; readonly card: CardId; readonly cell: number } {
  for (let deal = 0; deal < 100; deal++) {
    const config = { ...usualConfig(1, ['Ana']), seed: `cap${deal}` };
    const played = newGame(config);
    playOut(played, config.seed);
    const actions = played.get().entries.map(({ action }) => action);
    const [take, place] = [actions.findLast(({ type }) => type === 'takeCard'), actions.at(-1)];
    if (take?.type !== 'takeCard' || place?.type !== 'placeBlock' || lengthOfEnd(played) < LONG_MS) continue;
    const game = newGame(config);
    for (const action of actions.slice(0, actions.lastIndexOf(take))) game.act(action);
    return { game, card: take.card, cell: place.cell };
  }
  throw new Error('no deal ends with a block');
}

async function countTo(page: Page, line: string): Promise<void> {
  const current = page.locator('tr[data-state="current"]');
  while (!(await current.textContent())?.includes(line)) await page.getByRole('button', { name: ledger.next }).click();
}

/** Notes from now on how many blocks are lit, each time that it changes: nothing is too short to be seen. */
async function watchLit(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const now = document.querySelectorAll('.nk-mark-lit').length;
      if (seen.at(-1) !== now) seen.push(now);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
}

describe('the end blessings', () => {
  it('show the best use as chosen, once, with the gain that it brings', async () => {
    const game = gameWith(mayUseAtEnd('transference'));
    const { view } = game.get().state;
    const best = bestPlan(view, view.decider).get('transference');
    if (best === undefined) throw new Error('no plan for Transference');
    const { page } = await open(browser, '#/table', { viewport: DESK, game });
    const own = page.locator('.nk-endbless').filter({ hasText: texts.blessings.transference.name });
    const checked = own.locator('label:has(input:checked)');
    await checked.first().waitFor();
    await expect.poll(() => checked.count()).toBe(1);
    await expect.poll(() => checked.textContent()).toContain(choiceText(view, best, texts));
    await own.getByRole('button', { name: texts.screens.endBlessings.more }).click();
    const rows = await own.locator('label > span').allTextContents();
    expect(new Set(rows).size).toBe(rows.length);
  });
});

describe('the cap', () => {
  it('comes down in full view on a phone: the count waits for it', async () => {
    const { game, card, cell } = beforeTheCap();
    const { page } = await open(browser, '#/table', { viewport: PHONE, game, settings: { motion: 'normal' } });
    await page.click(`[data-card="${card}"]`);
    await page.focus(`td[data-cell="${cell}"]`);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.nk-build-button[aria-disabled="false"]');
    await stopClock(page);
    await page.click('.nk-build-button');
    const phase = () => page.locator('.nk-table').getAttribute('data-phase');
    await page.clock.runFor(LONG_MS - 100);
    expect(await phase()).toBe('placeBlock');
    await page.clock.runFor(LONG_MS);
    await expect.poll(phase).toBe('over');
    await page.waitForSelector('.nk-end');
    await page.context().close();
  });
});

describe('the count', () => {
  it('keeps the drawing of the temple off the headline and the standings', async () => {
    const { page } = await open(browser, '#/table', { viewport: DESK, game: finishedGame() });
    const middle = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      if (box === null) throw new Error(`no ${selector}`);
      return box;
    };
    for (const all of [false, true]) {
      if (all) await page.getByRole('button', { name: ledger.skip }).click();
      // The count is fetched when a game is over; the drawing makes room for it once it is there.
      const head = await middle('.nk-end-head');
      const frame = await restingBox(page.locator('.nk-plain [data-part="floor"]'));
      const standings = await middle('.nk-end-standings');
      const panel = await middle('.nk-end-panel');
      expect(frame.y).toBeGreaterThanOrEqual(head.y + head.height);
      expect(frame.y + frame.height).toBeLessThanOrEqual(standings.y);
      expect(frame.x + frame.width).toBeLessThanOrEqual(panel.x);
    }
  });

  it('ends with the focus on the result, by Next and by Space', async () => {
    const game = finishedGame();
    for (const key of ['Enter', ' ']) {
      const { page } = await open(browser, '#/table', { viewport: DESK, game });
      const next = page.getByRole('button', { name: ledger.next });
      await next.waitFor();
      while ((await next.count()) > 0) await page.keyboard.press(key);
      const result = page.locator('.nk-end-head > h1:focus');
      await result.waitFor();
      await page.keyboard.press(' ');
      await expect.poll(() => page.locator('.nk-end-actions').count()).toBe(1);
    }
  });

  it('lights the outer blocks of whoever holds the most, level by level, and all at once without motion', async () => {
    const game = finishedGame();
    const { view } = game.get().state;
    const levels = capOf(view).holders.flatMap((seat) => outerCellsOf(view, seat));
    for (const motion of ['off', 'normal'] as const) {
      const { page } = await open(browser, '#/table', { viewport: DESK, game, settings: { motion } });
      await page.getByRole('button', { name: ledger.next }).waitFor();
      const seen = await watchLit(page);
      await countTo(page, texts.sources.cap.name);
      const lit = page.locator('.nk-mark-lit');
      await expect.poll(() => lit.count()).toBe(levels.flat().length);
      if (motion === 'normal') expect(await seen()).toContain(levels[0]?.length);
      await page.getByRole('button', { name: ledger.next }).click();
      await expect.poll(() => lit.count()).toBe(0);
    }
  });
});
