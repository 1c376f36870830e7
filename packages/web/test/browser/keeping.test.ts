import { legalActions, setup, toRecord } from '@nunatak/engine';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualConfig } from '../../src/session/config.ts';
import { newGame, saveOf } from '../../src/session/games.ts';
import { texts as en } from '../../src/words/en/index.ts';
import { practice } from '../../src/words/en/practice.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';
import { violations } from './axe.ts';
import { clickChip, Driver } from './driver.ts';
import { allKept, kept } from './kept.ts';
import { DESK, goTo, launch, open, PHONE } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

const GAME = { ...usualConfig(3, ['You', 'Ana', 'Bo']), seed: 'keeping' };
const FITS = '.nk-card-button[data-card][data-refused="false"]';
const { screens, table } = en;

/** The database of the page finds no room from now on. */
function fill(page: Page): Promise<void> {
  return page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
}

async function turnOf(page: Page): Promise<number> {
  return Number(await page.locator('.nk-table').getAttribute('data-turn'));
}

describe('a damaged game', () => {
  it.each(['#/', '#/table'])('is reported at %s until the report is closed, and lies aside', async (path) => {
    const { page, errors } = await open(browser, '#/rules', { viewport: DESK, settings: { theme: 'system' } });
    await page.evaluate(() => localStorage.setItem('nunatak/game', '{"config":{}}'));
    await goTo(page, path);
    // What an earlier version has left is looked for once, at the start.
    for (let visit = 0; visit < 2; visit++) {
      await page.reload();
      await page.getByText(screens.start.broken).waitFor();
    }
    expect(await violations(page)).toEqual([]);
    await goTo(page, '#/');
    const note = page.locator('.nk-broken-note');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      note.getByRole('button', { name: screens.start.brokenSave }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.json$/);
    await note.getByRole('button', { name: screens.start.brokenClose }).click();
    await page.reload();
    await goTo(page, '#/import');
    await page.waitForSelector('.nk-aside > li');
    await expect.poll(() => page.locator('.nk-aside > li').count()).toBe(1);
    // What lies aside was read by now: a report would be there.
    await goTo(page, '#/');
    await page.waitForSelector('.nk-start-play');
    expect(await note.count()).toBe(0);
    await page.click('.nk-start-play');
    await page.waitForSelector(FITS);
    expect(errors).toEqual([]);
  });

  it('breaks no page, whatever is wrong with it', async () => {
    const save = saveOf(newGame(GAME).referee);
    const { page, errors } = await open(browser, '#/rules', { viewport: DESK });
    for (const text of [
      JSON.stringify({ ...save, config: { ...save.config, seats: 'x' } }),
      JSON.stringify({ ...save, config: { ...save.config, seats: [null] } }),
      'no json',
    ]) {
      for (const [path, ready] of [
        ['#/', '.nk-start-play'],
        ['#/new', '.nk-seats'],
        ['#/table', '.nk-broken-note'],
      ] as const) {
        await page.evaluate((damaged) => localStorage.setItem('nunatak/game', damaged), text);
        await goTo(page, path);
        await page.reload();
        await page.waitForSelector(ready);
        await expect.poll(() => page.evaluate(() => localStorage.getItem('nunatak/game'))).toBeNull();
      }
    }
    expect(errors).toEqual([]);
  });
});

describe('a full storage', () => {
  it.each([
    { size: 'desk', viewport: DESK },
    { size: 'phone', viewport: PHONE },
  ])('does not stop the game: it goes on and says so once on a $size', async ({ viewport }) => {
    const { page, errors } = await open(browser, '#/table', { viewport, game: GAME, settings: { theme: 'system' } });
    await page.waitForSelector(FITS);
    await fill(page);
    await page.locator(FITS).first().click();
    const note = page.locator('.nk-unkept');
    await note.waitFor();
    expect(await violations(page)).toEqual([]);
    const [record] = await Promise.all([
      page.waitForEvent('download'),
      note.getByRole('button', { name: table.record }).click(),
    ]);
    expect(record.suggestedFilename()).toMatch(/^nunatak-.*\.json$/);
    await note.getByRole('button', { name: table.close }).click();
    await new Driver(page, 'full').play(1);
    await page.waitForSelector('.nk-table[data-turn="4"][data-person="true"]');
    expect(await note.count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('still reports a broken record that cannot be put aside', async () => {
    const { page, errors } = await open(browser, '#/import', { viewport: DESK });
    await page.setInputFiles('input[type="file"]', {
      name: 'big.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ format: 'other', much: 'x'.repeat(7_000_000) })),
    });
    await page.waitForSelector('.nk-problem dd');
    const problem = await page.textContent('.nk-problem');
    expect(problem).toContain('"nunatak-record/1"');
    expect(problem).toContain(practice.importing.notKept);
    expect(await page.locator('.nk-aside > li').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe('two windows', () => {
  it('the older one says so, keeps nothing, and shows the newer game when asked', async () => {
    const game = newGame(everyonePerson(GAME));
    const { page: older, errors } = await open(browser, '#/table', { viewport: DESK, game });
    await older.waitForSelector(FITS);
    const newer = await older.context().newPage();
    await newer.goto(older.url());
    await new Driver(newer, 'two').play(8);
    // A step is kept a little after it is shown.
    await expect.poll(async () => (await kept(newer)).turn).toBe(await turnOf(newer));
    const { actions } = await kept(newer);
    await older.getByText(table.behind.title).waitFor();
    await expect.poll(() => older.locator('.nk-table').count()).toBe(0);
    expect((await kept(older)).actions).toEqual(actions);
    await older.getByRole('button', { name: table.behind.show }).click();
    await older.waitForSelector(`.nk-table[data-turn="${await turnOf(newer)}"]`);
    await new Driver(older, 'back').play(2);
    await newer.getByText(table.behind.title).waitFor();
    await expect.poll(async () => (await kept(newer)).actions.length).toBeGreaterThan(actions.length);
    expect(errors).toEqual([]);
    await older.context().close();
  });
});

describe('playing on from a replay', () => {
  function record(): string {
    const game = newGame(everyonePerson({ ...GAME, seed: 'replay' }));
    playOut(game, 'replay');
    const { entries } = game.get();
    const actions = entries.map(({ action }) => action);
    expect(legalActions(game.get().state.view)).toEqual([]);
    return JSON.stringify(toRecord(setup({ players: 3 }, 'replay'), actions, { seed: 'replay' }));
  }

  it('begins at the move shown, and leaves the game under way alone', async () => {
    const under = newGame(everyonePerson(GAME));
    playOut(under, 'under', 12);
    const { page, errors } = await open(browser, '#/import', { viewport: DESK, game: under });
    await page.fill('textarea', record());
    await page.click('form button');
    await page.fill('input[type="range"]', '17');
    await page.getByRole('button', { name: practice.importing.goOn }).click();
    await page.waitForSelector('.nk-table');
    await expect.poll(async () => (await allKept(page)).map(({ actions }) => actions.length)).toEqual([17, 12]);
    expect(errors).toEqual([]);
  });

  it('is not offered where the game is over', async () => {
    const { page } = await open(browser, '#/import', { viewport: DESK });
    await page.fill('textarea', record());
    await page.click('form button');
    const goOn = page.getByRole('button', { name: practice.importing.goOn });
    await goOn.waitFor();
    await page.click(`[aria-label="${practice.importing.last}"]`);
    await goOn.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: practice.importing.ledger }).waitFor();
  });
});

describe('the way back', () => {
  it.each([
    { from: '#/table', via: 'settings' },
    { from: '#/table', via: 'rules' },
    { from: '#/tutorial/support', via: 'rules/T2' },
    { from: '#/', via: 'settings' },
  ])('leads from $via to $from', async ({ from, via }) => {
    const { page } = await open(browser, from, { viewport: DESK, game: GAME });
    await page.waitForSelector('main');
    await goTo(page, `#/${via}`);
    await page.waitForSelector('.nk-head-back');
    if (via.startsWith('rules')) await page.locator('.nk-rule-id').nth(3).click();
    await page.click('.nk-head-back');
    await page.waitForSelector('.nk-head-back', { state: 'detached' });
    expect(new URL(page.url()).hash).toBe(from);
  });

  it('keeps what was staged at the table', async () => {
    const { page } = await open(browser, '#/table', { viewport: DESK, game: GAME });
    await page.locator(FITS).first().click();
    await clickChip(page, 0);
    await page.locator(`.nk-ribbon-links [aria-label="${table.menu.settings}"]`).click();
    await page.click('.nk-head-back');
    await page.waitForSelector('.nk-table[data-phase="placeBlock"]');
  });
});
