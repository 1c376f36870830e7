import { cellByName } from '@nunatak/engine';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { practice } from '../../src/words/en/practice.ts';
import { PACK } from '../practice/exercises.ts';
import { violations } from './axe.ts';
import { restingBox } from './driver.ts';
import { DESK, launch, open, PHONE } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

const { exercise, puzzles } = practice;

/** A puzzle of a card and a block, and how it is solved. */
function plainPuzzle() {
  const at = PACK.puzzles.findIndex(({ solution }) => solution.length === 2 && solution[0]?.startsWith('take'));
  const { id = '', solution = [] } = PACK.puzzles[at] ?? {};
  const [card = '', cell = ''] = solution.map((step) => step.replace(/^\w+ /, ''));
  return { id, number: at + 1, card, cell };
}

/** Takes a card and chooses a tile by keys alone, then builds. */
async function build(page: Page, card: string, cell: number): Promise<void> {
  await page.locator(`[data-card="${card}"]`).focus();
  await page.keyboard.press('Enter');
  await page.locator(`td[data-cell="${cell}"][aria-disabled="false"]`).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Build', exact: true }).focus();
  await page.keyboard.press('Enter');
}

describe('a puzzle', () => {
  it('is tried by keys, hinted at step by step, found, told in words, and counts for the rating', async () => {
    const { id, number, card, cell } = plainPuzzle();
    const { page, errors } = await open(browser, `#/puzzles/${id}`, { viewport: DESK });
    await page.locator('.nk-exercise-cards [data-card]:enabled').first().waitFor();
    await expect.poll(() => page.locator('h1').textContent()).toContain(exercise.task);
    expect(await violations(page)).toEqual([]);

    const other = page.locator(`.nk-exercise-cards [data-card]:enabled:not([data-card="${card}"])`).first();
    await other.click();
    const tile = page.locator('td[data-cell][aria-disabled="false"]').first();
    await build(page, (await other.getAttribute('data-card')) ?? '', Number(await tile.getAttribute('data-cell')));
    await page.getByRole('button', { name: exercise.tryAgain }).click();

    for (const hint of [exercise.hint.level, exercise.hint.card, exercise.hint.tile]) {
      await page.getByRole('button', { name: exercise.showHint(hint) }).click();
    }
    await expect.poll(() => page.locator('.nk-exercise-hints').textContent()).toContain(exercise.buildOn(cell));
    await build(page, card, cellByName(cell) ?? -1);
    await page.locator('.nk-exercise-answer').waitFor();
    await expect.poll(() => page.locator('.nk-exercise-answer').textContent()).toContain(`on ${cell}`);
    await expect.poll(() => page.locator('.nk-exercise-plans tbody tr').count()).toBe(2);
    await page.getByText(/^Your rating: 1\d\d\d \(−\d+\)$/).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: puzzles.next }).click();
    await page.waitForURL(/#\/puzzles\/p\d+$/);
    await page.getByRole('link', { name: exercise.close }).click();
    const row = page.locator('.nk-puzzle', { hasText: puzzles.number(number) }).first();
    await row.getByText(puzzles.state.missed).waitFor();
    expect(errors).toEqual([]);
  });

  it('fits a phone, the whole temple in sight, where the answer can be asked for', async () => {
    const { page, errors } = await open(browser, '#/puzzles', { viewport: PHONE });
    await page.getByRole('radio', { name: practice.themes.row, exact: true }).check();
    await page.getByRole('button', { name: puzzles.solve }).click();
    const frame = await restingBox(page.locator('.nk-plain [data-part="floor"]'));
    const views = await restingBox(page.locator('.nk-views'));
    expect(views.y + views.height).toBeLessThanOrEqual(frame.y);
    await page.getByRole('button', { name: exercise.showAnswer }).click();
    await page.locator('.nk-exercise-plans tbody tr >> nth=1').waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('that is not in the pack is said to be missing', async () => {
    const { page, errors } = await open(browser, '#/puzzles/p999999', { viewport: DESK });
    await page.getByRole('heading', { name: puzzles.missing.title }).waitFor();
    expect(errors).toEqual([]);
  });
});
