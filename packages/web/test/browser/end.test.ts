import { capOf } from '@nunatak/engine';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outerCellsOf } from '../../src/ledger/capGlow.ts';
import { bestPlan } from '../../src/ledger/endBlessings.ts';
import { choiceText } from '../../src/ledger/endChoices.ts';
import { usualConfig } from '../../src/session/config.ts';
import { newGame } from '../../src/session/games.ts';
import { texts } from '../../src/words/en/index.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';
import { restingBox } from './driver.ts';
import { gameWith, mayUseAtEnd } from './games.ts';
import { DESK, launch, open } from './page.ts';

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

async function countTo(page: Page, line: string): Promise<void> {
  const current = page.locator('tr[data-state="current"]');
  while (!(await current.textContent())?.includes(line)) await page.getByRole('button', { name: ledger.next }).click();
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
    expect(await checked.count()).toBe(1);
    expect(await checked.textContent()).toContain(choiceText(view, best, texts));
    await own.getByRole('button', { name: texts.screens.endBlessings.more }).click();
    const rows = await own.locator('label > span').allTextContents();
    expect(new Set(rows).size).toBe(rows.length);
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
      const focused = page.locator(':focus');
      expect(await focused.count()).toBe(1);
      expect(await focused.textContent()).toBe(await page.locator('.nk-end-head > h1').textContent());
      await page.keyboard.press(' ');
      expect(await page.locator('.nk-end-actions').count()).toBe(1);
    }
  });

  it('lights the outer blocks of whoever holds the most, level by level, and all at once without motion', async () => {
    const game = finishedGame();
    const { view } = game.get().state;
    const levels = capOf(view).holders.flatMap((seat) => outerCellsOf(view, seat));
    for (const motion of ['off', 'normal'] as const) {
      const { page } = await open(browser, '#/table', { viewport: DESK, game, settings: { motion } });
      await page.getByRole('button', { name: ledger.next }).waitFor();
      await countTo(page, texts.sources.cap.name);
      const lit = page.locator('.nk-mark-lit');
      if (motion === 'normal') await expect.poll(() => lit.count()).toBe(levels[0]?.length);
      await expect.poll(() => lit.count()).toBe(levels.flat().length);
      await page.getByRole('button', { name: ledger.next }).click();
      await expect.poll(() => lit.count()).toBe(0);
    }
  });
});
