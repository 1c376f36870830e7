import { cellByName, legalActions, NONE, type View } from '@nunatak/engine';
import { plainText } from '@nunatak/words';
import { ruleBook } from '@nunatak/words/en/rules';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualConfig } from '../../src/session/config.ts';
import { newGame } from '../../src/session/games.ts';
import { texts as de } from '../../src/words/de/index.ts';
import { texts as en } from '../../src/words/en/index.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';
import { clickChip, Driver } from './driver.ts';
import { DESK, launch, open, PHONE } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

const NAMES = ['Ana', 'Bo', 'Mira', 'Kim'];
const GAME = { ...usualConfig(3, NAMES), seed: 'turn' };
const FITS = '.nk-card-button[data-card][data-refused="false"]';

/** A card lies in the display that fits no open tile (T2). */
function hasRefusedCard(view: View): boolean {
  const cards = view.display.filter((card) => card !== NONE).length;
  const takes = legalActions(view).filter(({ type }) => type === 'takeCard').length;
  return view.phase === 'takeCard' && takes < cards;
}

describe('a turn', () => {
  it('is staged, undone step by step, and built with the points the button carries', async () => {
    const { page } = await open(browser, '#/table', { viewport: DESK, game: GAME });
    const build = page.locator('.nk-build-button');
    const undo = page.locator('.nk-undo');
    await expect.poll(() => build.getAttribute('aria-disabled')).toBe('true');
    await page.locator(FITS).first().click();
    await clickChip(page, 0);
    await expect.poll(() => build.textContent()).toBe('Build +0');
    await undo.click();
    await expect.poll(() => build.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Backspace');
    await expect.poll(() => page.locator('.nk-table').getAttribute('data-phase')).toBe('takeCard');
    await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true');
  });

  it('may begin with the tile: cards that fit are lifted', async () => {
    const { page } = await open(browser, '#/table', { viewport: DESK, game: GAME });
    await page.locator(FITS).first().hover();
    await clickChip(page, 0);
    const lifted = page.locator('.nk-card-button[data-lifted="true"]');
    await lifted.first().click();
    await expect.poll(() => page.locator('.nk-build-button').getAttribute('aria-disabled')).toBe('false');
  });

  it('says why a card cannot be taken, with the rule a click away', async () => {
    const game = newGame(everyonePerson({ ...GAME, seed: 'why' }));
    while (!hasRefusedCard(game.get().state.view)) playOut(game, `why${game.get().entries.length}`, 1);
    const { page } = await open(browser, '#/table', { viewport: DESK, game });
    await page.locator('.nk-card-button[data-refused="true"]').first().click();
    const note = page.locator('.nk-refusal');
    await expect.poll(() => note.textContent()).toMatch(/^You can’t take .*: no free tile matches\./);
    await note.getByRole('button', { name: en.table.ruleOf }).click();
    await page.locator('.nk-ruling').getByText(plainText(ruleBook.rules.T2)).waitFor();
  });

  it('speaks German when asked to', async () => {
    const { page } = await open(browser, '#/table', { viewport: DESK, game: GAME, settings: { language: 'de' } });
    await expect.poll(() => page.locator('.nk-asked').textContent()).toBe(de.table.ask.takeCard);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
  });
});

describe('several people at one screen', () => {
  it('hand it over: a banner names who decides, and goes at the first touch', async () => {
    const game = everyonePerson({ ...GAME, seed: 'hand over' });
    const { page } = await open(browser, '#/table', { viewport: DESK, game });
    const banner = page.locator('.nk-hand-over');
    await page.waitForSelector(FITS);
    expect(await banner.count()).toBe(0);
    await new Driver(page, 'hand over').play(2);
    await banner.waitFor();
    await expect.poll(() => banner.textContent()).toBe(en.table.handOver('Bo'));
    await page.locator(FITS).first().click();
    await banner.waitFor({ state: 'detached' });
  });

  it('are called by their names, somebody alone by you', async () => {
    for (const [config, line] of [
      [everyonePerson({ ...GAME, seed: 'names' }), /^Ana builds on/],
      [{ ...GAME, seed: 'names' }, /^You build on/],
    ] as const) {
      const { page } = await open(browser, '#/table', { viewport: DESK, game: config });
      await new Driver(page, 'names').play(2);
      await expect
        .poll(() => page.locator('.nk-log-turn').last().locator('.nk-log-line').first().textContent())
        .toMatch(line);
    }
  });
});

/** The card and the cell that a hint names. */
function advised(line = ''): { readonly card: string; readonly cell: string } {
  const [, card = '', cell = ''] = /^Try the (.+) on ([1-4][A-E][1-5])\.$/.exec(line) ?? [];
  return { card, cell };
}

describe('a hint', () => {
  it('B18: says more each time: where, what, and why in sentences, and marks card and tile over all else', async () => {
    const game = newGame(everyonePerson({ ...GAME, seed: 'hint' }));
    playOut(game, 'hint', 60);
    while (game.get().state.view.phase !== 'takeCard') playOut(game, 'on', 1);
    const { page } = await open(browser, '#/table', { viewport: DESK, game });
    const { hints } = en.table;
    await page.getByRole('tab', { name: en.table.hint }).click();
    await page.getByRole('button', { name: hints.ask }).click();
    for (let i = 0; i < 2; i++) await page.getByRole('button', { name: hints.more }).click();
    const lines = await page.locator('.nk-hint > p').allTextContents();
    expect(lines).toEqual([
      expect.stringMatching(/^Look at level [1-4]\.$/),
      expect.stringMatching(/^Try the .+ on [1-4][A-E][1-5]\.$/),
      expect.stringMatching(/^(?:You’d get|Few points now)/),
    ]);
    const { card } = advised(lines[1]);
    const hinted = page.locator('.nk-card-button[data-hinted="true"]');
    await expect.poll(async () => (await hinted.textContent())?.toLowerCase()).toContain(card);
    // The ring lies in the layer of marks, which is painted after every block and tile.
    await expect.poll(() => page.locator('.nk-board > .nk-board-overlay .nk-mark-lit').count()).toBe(1);
    await expect.poll(() => page.locator('.nk-board-layer ~ .nk-board-overlay').count()).toBe(1);
  });

  it('stays when it is followed, also on a phone where its panel is closed for that', async () => {
    const game = everyonePerson({ ...GAME, seed: 'hint' });
    const { hints } = en.table;
    for (const viewport of [DESK, PHONE]) {
      const { page } = await open(browser, '#/table', { viewport, game });
      const log = page.locator('.nk-phone-tab').filter({ hasText: en.table.log });
      if (viewport === PHONE) await log.click();
      await page.getByRole('tab', { name: en.table.hint }).click();
      await page.getByRole('button', { name: hints.ask }).click();
      await page.getByRole('button', { name: hints.more }).click();
      const said = await page.locator('.nk-hint > p').allTextContents();
      const { card, cell } = advised(said[1]);
      if (viewport === PHONE) await page.locator('.nk-drawer-close').click();
      await page.locator(FITS).filter({ hasText: card }).first().click();
      await page.focus(`td[data-cell="${cellByName(cell)}"]`);
      await page.keyboard.press('Enter');
      await page.waitForSelector('.nk-build-button[aria-disabled="false"]');
      if (viewport === PHONE) {
        await log.click();
        await page.getByRole('tab', { name: en.table.hint }).click();
      }
      await expect.poll(() => page.locator('.nk-hint > p').allTextContents()).toEqual(said);
      await page.getByRole('button', { name: hints.more }).click();
      await expect.poll(() => page.locator('.nk-hint > p').count()).toBe(3);
    }
  });
});
