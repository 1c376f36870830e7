import { json } from 'node:stream/consumers';
import { fromRecord } from '@nunatak/engine/checks';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CELLS } from '../../src/board/cells.ts';
import { usualConfig } from '../../src/session/config.ts';
import { newGame } from '../../src/session/games.ts';
import { texts } from '../../src/words/en/index.ts';
import { loadTexts, type Texts } from '../../src/words/index.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';
import { Driver, laidOut } from './driver.ts';
import { KeyDriver } from './keyDriver.ts';
import { COARSE, DESK, launch, open, PHONE } from './page.ts';
import { cutNames, ENGLISH, shownOn } from './spoken.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

/** Downloads the record from the log and replays it with the engine. */
async function replayed(page: Page, { table }: Texts): Promise<readonly number[]> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: table.record }).click();
  const read = fromRecord(await json(await (await waiting).createReadStream()));
  if (!read.ok) throw new Error(`${read.reason.field}: ${read.reason.found}`);
  return read.value.final.view.points.slice(0, read.value.final.view.facts.players);
}

async function shownScores(page: Page): Promise<readonly number[]> {
  const scores = await page.locator('.nk-score-now').allTextContents();
  return scores.map(Number);
}

/** Counts up to the end. */
async function count(page: Page, { screens: { ledger } }: Texts): Promise<void> {
  await page.getByRole('button', { name: ledger.skip }).click();
}

/** Goes back from the count to the temple. */
async function closeLedger(page: Page, { screens: { ledger } }: Texts): Promise<void> {
  await page.getByRole('button', { name: ledger.temple }).click();
}

/** Looks at the count of a game in another language than English. */
async function checkCount(page: Page, players: number): Promise<void> {
  await expect.poll(() => page.locator('.nk-end-table tfoot td').count()).toBe(players);
  expect((await shownOn(page)).filter((text) => ENGLISH.test(text))).toEqual([]);
}

const NAMES = ['Ana', 'Bo', 'Mira', 'Kim'];
/** How many turns at the end of a game are played in 3D, which takes its time without a graphics processor. */
const LAST_TURNS = { 1: 2, 2: 2, 3: 2, 4: 4 } as const;

/** Plays to the end, and looks at the cards again and again on the way. */
async function playOn(driver: Driver, page: Page): Promise<void> {
  while ((await driver.phase()) !== 'over') {
    await driver.play(10);
    await laidOut(page);
    expect(await cutNames(page)).toEqual([]);
  }
}

describe('a whole game by clicking', () => {
  it.each([
    { players: 1, seed: 'solo', language: 'nl' },
    { players: 2, seed: 'siku', language: 'de' },
    { players: 3, seed: 'three', language: 'nl' },
    { players: 4, seed: 'four', language: 'de' },
  ] as const)(
    '$players players, $language: the scores on screen are those of the replayed record',
    async ({ players, seed, language }) => {
      const words = await loadTexts(language);
      const game = { ...usualConfig(players, words.screens.newGame.names), seed };
      const { page, errors } = await open(browser, '#/table', { viewport: DESK, game, settings: { language } });
      await playOn(new Driver(page, seed), page);
      await count(page, words);
      await checkCount(page, players);
      await closeLedger(page, words);
      const points = await replayed(page, words);
      await expect.poll(() => shownScores(page)).toEqual(points);
      expect(errors).toEqual([]);
    },
  );

  it.each([1, 2, 3, 4] as const)(
    '%i players: comes to its end in 3D and with motion too, where a high temple stands before its tiles',
    async (players) => {
      const game = newGame(everyonePerson({ ...usualConfig(players, NAMES), seed: 'solid' }));
      while (game.get().state.view.turn <= CELLS.length - LAST_TURNS[players])
        playOut(game, `solid${game.get().entries.length}`, 1);
      const settings = { graphics: 'low', view: 'table', motion: 'fast' } as const;
      const { page, errors } = await open(browser, '#/table', {
        viewport: DESK,
        deviceScaleFactor: COARSE,
        game,
        settings,
      });
      await page.waitForSelector('.nk-board[data-solid="true"]');
      await new Driver(page, 'solid').play();
      await count(page, texts);
      await closeLedger(page, texts);
      const points = await replayed(page, texts);
      await expect.poll(() => shownScores(page)).toEqual(points);
      expect(errors).toEqual([]);
    },
  );

  it('by keyboard only', async () => {
    const game = { ...usualConfig(3, NAMES), seed: 'keys' };
    const { page, errors } = await open(browser, '#/table', { viewport: DESK, game });
    await new KeyDriver(page, 'keys').play();
    await count(page, texts);
    await closeLedger(page, texts);
    const points = await replayed(page, texts);
    await expect.poll(() => shownScores(page)).toEqual(points);
    expect(errors).toEqual([]);
  });

  it('goes on after a reload in the middle, on a phone in Dutch, to a count without a word of English', async () => {
    const words = await loadTexts('nl');
    const game = { ...usualConfig(3, words.screens.newGame.names), seed: 'reload' };
    const settings = { language: 'nl' } as const;
    const { page, errors } = await open(browser, '#/table', { viewport: PHONE, game, settings, hasTouch: true });
    const driver = new Driver(page, 'reload');
    await driver.play(9);
    await page.waitForSelector('.nk-table[data-person="true"]');
    const before = await page.locator('.nk-topbar-seat > b').allTextContents();
    await page.reload();
    await page.waitForSelector('.nk-table[data-person="true"]');
    await expect.poll(() => page.locator('.nk-topbar-seat > b').allTextContents()).toEqual(before);
    await playOn(driver, page);
    await count(page, words);
    await checkCount(page, 3);
    expect(errors).toEqual([]);
  });
});
