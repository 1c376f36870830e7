import { json } from 'node:stream/consumers';
import { fromRecord } from '@nunatak/engine/checks';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualConfig } from '../../src/session/config.ts';
import { newGame } from '../../src/session/games.ts';
import { texts } from '../../src/words/en/index.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';
import { Driver } from './driver.ts';
import { KeyDriver } from './keyDriver.ts';
import { COARSE, DESK, launch, open, PHONE } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

/** Downloads the record from the log and replays it with the engine. */
async function replayed(page: Page): Promise<readonly number[]> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.table.record }).click();
  const read = fromRecord(await json(await (await waiting).createReadStream()));
  if (!read.ok) throw new Error(`${read.reason.field}: ${read.reason.found}`);
  return read.value.final.view.points.slice(0, read.value.final.view.facts.players);
}

async function shownScores(page: Page): Promise<readonly number[]> {
  const scores = await page.locator('.nk-score-now').allTextContents();
  return scores.map(Number);
}

/** Counts up to the end and goes back to the temple. */
async function closeLedger(page: Page): Promise<void> {
  const { ledger } = texts.screens;
  await page.getByRole('button', { name: ledger.skip }).click();
  await page.getByRole('button', { name: ledger.temple }).click();
}

const NAMES = ['Ana', 'Bo', 'Mira', 'Kim'];
/** The turn from which on a game is played in 3D, which takes its time without a graphics processor. */
const LATE = 51;

describe('a whole game by clicking', () => {
  it.each([
    { players: 1, seed: 'solo' },
    { players: 2, seed: 'siku' },
    { players: 3, seed: 'three' },
    { players: 4, seed: 'four' },
  ] as const)('$players players: the scores on screen are those of the replayed record', async ({ players, seed }) => {
    const game = { ...usualConfig(players, NAMES), seed };
    const { page, errors } = await open(browser, '#/table', { viewport: DESK, game });
    const driver = new Driver(page, seed);
    await driver.play();
    await closeLedger(page);
    expect(await shownScores(page)).toEqual(await replayed(page));
    expect(errors).toEqual([]);
  });

  it.each([1, 2, 3, 4] as const)(
    '%i players: comes to its end in 3D and with motion too, where a high temple stands before its tiles',
    async (players) => {
      const game = newGame(everyonePerson({ ...usualConfig(players, NAMES), seed: 'solid' }));
      while (game.get().state.view.turn < LATE) playOut(game, `solid${game.get().entries.length}`, 1);
      const settings = { graphics: 'low', view: 'table', motion: 'fast' } as const;
      const { page, errors } = await open(browser, '#/table', {
        viewport: DESK,
        deviceScaleFactor: COARSE,
        game,
        settings,
      });
      await page.waitForSelector('.nk-board[data-solid="true"]', { timeout: 90_000 });
      await new Driver(page, 'solid').play();
      await closeLedger(page);
      expect(await shownScores(page)).toEqual(await replayed(page));
      expect(errors).toEqual([]);
    },
  );

  it('by keyboard only', async () => {
    const game = { ...usualConfig(3, NAMES), seed: 'keys' };
    const { page, errors } = await open(browser, '#/table', { viewport: DESK, game });
    await new KeyDriver(page, 'keys').play();
    await closeLedger(page);
    expect(await shownScores(page)).toEqual(await replayed(page));
    expect(errors).toEqual([]);
  });

  it('goes on after a reload in the middle, on a phone', async () => {
    const game = { ...usualConfig(3, NAMES), seed: 'reload' };
    const { page, errors } = await open(browser, '#/table', { viewport: PHONE, game, hasTouch: true });
    const driver = new Driver(page, 'reload');
    await driver.play(9);
    await page.waitForSelector('.nk-table[data-person="true"]');
    const before = await page.locator('.nk-topbar-seat > b').allTextContents();
    await page.reload();
    await page.waitForSelector('.nk-table[data-person="true"]');
    expect(await page.locator('.nk-topbar-seat > b').allTextContents()).toEqual(before);
    await driver.play();
    expect(await driver.phase()).toBe('over');
    expect(errors).toEqual([]);
  });
});
