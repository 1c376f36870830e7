import type { Browser, Page, ViewportSize } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remarksOf } from '../../src/characters/remarks.ts';
import { usualConfig } from '../../src/session/config.ts';
import { type LocalGame, newGame, saveOf } from '../../src/session/games.ts';
import { fromSave } from '../../src/session/savedGame.ts';
import { legalByText } from '../../src/tutorial/deal.ts';
import { lastTurn } from '../../src/tutorial/lastTurn.ts';
import { asides } from '../../src/words/en/asides.ts';
import { texts } from '../../src/words/en/index.ts';
import { learn } from '../../src/words/en/learn.ts';
import { practice } from '../../src/words/en/practice.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';
import { violations } from './axe.ts';
import { clickChip, restingBox } from './driver.ts';
import { DESK, launch, open, PHONE } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

const { table, screens } = texts;

/** A game that people played, taken over by one of them and bots. */
function against(game: LocalGame, teacher: boolean): LocalGame {
  const { config } = game.referee;
  const seats = config.seats.map((seat, i) => ({ ...seat, kind: i === 0 ? 'person' : 'bot' }));
  const read = fromSave({ ...saveOf(game.referee), config: { ...config, seats, ...(teacher ? { teacher } : {}) } });
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

function people(seed: string): LocalGame {
  return newGame(everyonePerson({ ...usualConfig(3, ['You', 'Ana', 'Bo']), seed }));
}

/** The note stands beside what it speaks of and over nothing of it. */
async function isBeside(page: Page, part: string): Promise<boolean> {
  const note = await restingBox(page.locator('.nk-coach'));
  const box = await restingBox(page.locator(part).first());
  const isApart = note.x + note.width <= box.x || box.x + box.width <= note.x;
  return isApart || note.y + note.height <= box.y || box.y + box.height <= note.y;
}

describe('the coach of the first game', () => {
  it.each([
    { name: 'a desk', viewport: DESK },
    { name: 'a phone', viewport: PHONE },
  ])('is offered at the first game, speaks beside its parts, and is gone for good ($name)', async ({ viewport }) => {
    const { page, errors } = await open(browser, '#/', { viewport, isFirstGame: true });
    await page.click('.nk-start-play');
    await page.getByRole('button', { name: table.coach }).click();
    await page.locator('.nk-coach[data-note="display"]').waitFor();
    expect(await isBeside(page, '.nk-display')).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: learn.coach.read }).click();
    await page.click('.nk-card-button[data-refused="false"]');
    await page.locator('.nk-coach[data-note="tiles"]').waitFor();
    expect(await isBeside(page, '.nk-asked')).toBe(true);
    await page.getByRole('button', { name: learn.coach.read }).click();
    await clickChip(page, 0);
    await page.locator('.nk-coach[data-note="build"]').waitFor();
    expect(await isBeside(page, '.nk-build-button')).toBe(true);
    // By keyboard, too.
    await page.getByRole('button', { name: learn.coach.noMore }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.nk-coach').waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.nk-table').waitFor();
    expect(await page.getByRole('button', { name: table.coach }).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('takes no for an answer', async () => {
    const { page } = await open(browser, '#/', { viewport: DESK, isFirstGame: true });
    await page.click('.nk-start-play');
    await page.getByRole('button', { name: table.noCoach }).click();
    await page.getByRole('button', { name: table.coach }).waitFor({ state: 'detached' });
    expect(await page.locator('.nk-coach').count()).toBe(0);
  });
});

/** The last turn of a close game, in which only one card wins. */
function closeGame(): LocalGame {
  const game = people(lastTurn.seed);
  for (const text of lastTurn.before) {
    const action = legalByText(game.get().state, text);
    if (action === undefined) throw new Error(`${text} is not legal`);
    game.act(action);
  }
  return against(game, true);
}

async function blunder(page: Page): Promise<void> {
  await page.click('.nk-card-button[data-card^="builder"][data-refused="false"]');
  await clickChip(page, 0);
  // The teacher looks while the block is only drafted.
  await page.locator('[data-looked="true"]').waitFor({ state: 'attached' });
  await page.click('.nk-build-button[aria-disabled="false"]');
}

describe('the teacher', () => {
  it.each([
    { name: 'a desk', viewport: DESK },
    { name: 'a phone', viewport: PHONE },
  ])('asks once before a grave mistake, and builds when one is sure ($name)', async ({ viewport }) => {
    const { page, errors } = await open(browser, '#/table', { viewport, game: closeGame() });
    await blunder(page);
    const asked = page.getByRole('alertdialog');
    await asked.waitFor();
    await expect.poll(() => asked.textContent()).toMatch(/could (be a mistake|cost you a lot)/);
    expect(await violations(page)).toEqual([]);
    // Thinking again comes first, and lays everything out as it was.
    await page.keyboard.press('Enter');
    await asked.waitFor({ state: 'detached' });
    await page.click('.nk-build-button[aria-disabled="false"]');
    await page.locator('.nk-table[data-person="false"], .nk-table[data-phase="endBlessing"]').waitFor();
    expect(await asked.count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('is a choice of a new game with one person', async () => {
    const { page } = await open(browser, '#/new', { viewport: DESK });
    await page
      .getByRole('group', { name: learn.teacher.name })
      .getByRole('radio', { name: asides.settings.on })
      .click();
    await page.getByRole('button', { name: screens.newGame.play, exact: true }).click();
    await page.locator('.nk-table').waitFor();
    await page.goto(`${new URL(page.url()).origin}/#/new`);
    const choice = page.getByRole('group', { name: learn.teacher.name });
    await expect.poll(() => choice.getByRole('radio', { name: asides.settings.on }).isChecked()).toBe(true);
  });
});

async function fits(page: Page, { width }: ViewportSize): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

describe('guessing moves', () => {
  it.each([
    { name: 'a desk', viewport: DESK },
    { name: 'a phone', viewport: PHONE },
  ])('begins at a replay that shows the cards, and tells nothing ahead ($name)', async ({ viewport }) => {
    const game = people('guess');
    playOut(game, 'guess');
    const { page, errors } = await open(browser, '#/replay', { viewport, game });
    await page.locator('.nk-replay-cards > li').first().waitFor();
    await expect.poll(() => page.locator('.nk-replay-cards > li').count()).toBe(4);
    await expect.poll(() => page.locator('.nk-replay-seats b').allTextContents()).toEqual(['0', '0', '0']);
    await page.getByRole('link', { name: practice.guess.title }).click();
    await page.getByRole('button', { name: practice.guess.begin }).click();
    await page.locator('.nk-pick:enabled').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await fits(page, viewport);
    // By keyboard: a card, a tile, Build.
    await page.locator('.nk-pick:enabled').first().focus();
    await page.keyboard.press('Enter');
    await page.focus('td[data-cell][aria-disabled="false"]');
    await page.keyboard.press('Enter');
    await page.locator('.nk-lesson-build:enabled').focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^1 guess: /).waitFor();
    const note = page.locator('.nk-lesson-note');
    const first = await note.textContent();
    // A move that is only shown counts as no guess.
    await page.getByRole('button', { name: practice.guess.reveal }).click();
    await expect.poll(() => note.textContent()).not.toBe(first);
    await page.getByText(/^1 guess: /).waitFor();
    expect(errors).toEqual([]);
  });

  it('says so where there is no such game', async () => {
    const { page } = await open(browser, '#/guess/aaaaaaaaaaaaaaaa', { viewport: DESK });
    await page.getByText(table.none.title).waitFor();
  });
});

describe('the bots as characters', () => {
  it('have a face, a style and a measured strength where they are chosen', async () => {
    const { page } = await open(browser, '#/new', { viewport: PHONE });
    const seat = page.locator('.nk-seat-character').first();
    await seat.locator('.nk-face').waitFor();
    await expect.poll(() => seat.textContent()).toMatch(/Beats two .+ in \d+% of games/);
    await fits(page, PHONE);
    expect(await violations(page)).toEqual([]);
  });

  it.each([true, false])('have a word now and then, unless that is off (%s)', async (remarks) => {
    const game = people('remarks');
    const speaking = () => {
      const { entries, state } = game.get();
      const { turn, phase, decider } = state.view;
      const isAsked = phase === 'takeCard' && decider === 0;
      return isAsked && turn > 15 && remarksOf(entries, 3, (seat) => seat > 0).has(turn - 1);
    };
    for (let i = 0; i < 200 && !speaking(); i++) playOut(game, `remarks${i}`, 1);
    const { page, errors } = await open(browser, '#/table', {
      viewport: DESK,
      game: against(game, false),
      settings: { remarks },
    });
    await page.locator('.nk-table[data-person="true"]').waitFor();
    if (remarks) await page.locator('.nk-remark .nk-face').waitFor();
    else expect(await page.locator('.nk-remark').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('B1: speak of the result once it is counted', async () => {
    const game = people('last');
    playOut(game, 'last');
    const { page, errors } = await open(browser, '#/table', { viewport: DESK, game: against(game, false) });
    await page.getByRole('button', { name: texts.screens.ledger.next }).waitFor();
    expect(await page.locator('.nk-last-remark').count()).toBe(0);
    await page.getByRole('button', { name: texts.screens.ledger.skip }).click();
    await page.locator('.nk-last-remark .nk-face').waitFor();
    expect(await page.locator('.nk-remark').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
