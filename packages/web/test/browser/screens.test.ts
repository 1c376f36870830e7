import { type Action, apply, cellByName, legalActions, setup, toRecord } from '@nunatak/engine';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LESSONS, type LessonStep } from '../../src/tutorial/lessons.ts';
import { DESK, launch, open, PHONE } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof import('axe-core') };
    const found = await inPage.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 140)}`));
  });
}

const SCREENS: readonly { path: string; ready: string; act?: (page: Page) => Promise<void> }[] = [
  { path: '#/', ready: '.nk-start-play' },
  { path: '#/new', ready: '.nk-seats', act: (page) => page.click('summary') },
  { path: '#/settings', ready: '.nk-settings-list', act: (page) => page.click('.nk-settings-data button') },
  { path: '#/rules/T4', ready: '#rule-T4' },
  { path: '#/tutorial', ready: '.nk-lesson-list', act: (page) => page.keyboard.press('?') },
  { path: '#/tutorial/support', ready: '.nk-lesson-dock' },
  { path: '#/import', ready: '.nk-import-drop' },
];

describe('the screens around the table', () => {
  it.each([
    { size: 'desk', viewport: DESK, theme: 'dark' },
    { size: 'desk', viewport: DESK, theme: 'light' },
    { size: 'phone', viewport: PHONE, theme: 'dark' },
    { size: 'phone', viewport: PHONE, theme: 'light' },
  ] as const)('axe finds nothing on a $size, $theme', async ({ viewport, theme }) => {
    for (const { path, ready, act } of SCREENS) {
      const { page, errors } = await open(browser, path, { viewport, reducedMotion: 'reduce', settings: { theme } });
      await page.waitForSelector(ready);
      await act?.(page);
      expect(await violations(page), path).toEqual([]);
      expect(errors, path).toEqual([]);
      await page.context().close();
    }
  });

  it('one click leads from the start to a game', async () => {
    const { page, errors } = await open(browser, '#/', { viewport: DESK });
    await page.click('.nk-start-play');
    await page.waitForSelector('.nk-table');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('the player aid opens and closes with the question mark, and with Escape', async () => {
    const { page } = await open(browser, '#/tutorial', { viewport: DESK });
    await page.waitForSelector('.nk-lesson-list');
    for (const key of ['?', 'Escape']) {
      await page.keyboard.press('?');
      await page.waitForSelector('.nk-aid');
      await page.keyboard.press(key);
      await page.waitForSelector('.nk-aid', { state: 'detached' });
    }
    await page.context().close();
  });

  it('the language changes everywhere at once and is kept', async () => {
    const { page } = await open(browser, '#/settings', { viewport: DESK });
    await page.click('input[value="de"]');
    await page.waitForSelector('h1:text-is("Einstellungen")');
    await page.reload();
    await page.waitForSelector('h1:text-is("Einstellungen")');
    await page.context().close();
  });
});

/** Picks a cell in the grids, as somebody with a keyboard does. */
async function pickCell(page: Page, name: string | undefined): Promise<void> {
  await page.focus(`td[data-cell="${cellByName(name ?? '')}"]`);
  await page.keyboard.press('Enter');
}

async function placeAnywhere(page: Page): Promise<void> {
  await page.focus('td[data-cell][aria-disabled="false"]');
  await page.keyboard.press('Enter');
}

async function doStep(page: Page, { id, goals, ledger }: LessonStep): Promise<void> {
  const [verb, first, second] = (goals?.[0] ?? '').split(' ');
  if (ledger) return page.click('.nk-end-buttons .nk-button:first-child');
  switch (verb) {
    case 'take':
      return page.click(`[data-card="${first}"]`);
    case 'place':
      await pickCell(page, first);
      return page.click('.nk-lesson-build');
    case 'swap':
      await page.click('.nk-lesson-act [aria-pressed]');
      await pickCell(page, first);
      return pickCell(page, second);
    case 'bless':
      return page.click(`[data-blessing="${first}"]`);
    case 'use':
      return page.click('.nk-lesson-act .nk-button-primary');
    case 'end':
      return page.click('.nk-end-buttons .nk-button-primary');
    default:
      if (id.startsWith('card')) return page.click('[data-card]:enabled');
      await placeAnywhere(page);
      return page.click('.nk-lesson-build');
  }
}

describe('the lessons', () => {
  it.each([
    { size: 'desk', viewport: DESK, language: 'en' },
    { size: 'phone', viewport: PHONE, language: 'de' },
  ] as const)('can be played to their end on a $size', async ({ viewport, language }) => {
    const { page, errors } = await open(browser, '#/tutorial', { viewport, settings: { language } });
    for (const lesson of LESSONS) {
      await page.click(`a[href="#/tutorial/${lesson.id}"]`);
      for (const [i, step] of lesson.steps.entries()) {
        await page.waitForSelector(`.nk-lesson-dots > li:nth-child(${i + 1})[data-state="now"]`);
        await doStep(page, step);
      }
      await page.waitForSelector('.nk-lesson-dots > li:last-child[data-state="done"]');
      await page.click('.nk-lesson-guide header a');
      await page.waitForSelector(`a[href="#/tutorial/${lesson.id}"][data-done="true"]`);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('answers another move without making it', async () => {
    const { page } = await open(browser, '#/tutorial/support', { viewport: DESK });
    await page.click('[data-card^="elder"]');
    await page.waitForSelector('.nk-lesson-note[data-kind="other"]');
    await page.click('[data-card^="beast"]');
    await pickCell(page, '1A1');
    await page.waitForSelector('.nk-lesson-note[data-kind="refused"]');
    await page.context().close();
  });
});

function record(turns: number): string {
  const state = setup({ players: 3 }, 'screens');
  const made: Action[] = [];
  while (state.view.phase !== 'over' && state.view.turn <= turns) {
    const [action] = legalActions(state.view);
    if (action === undefined) throw new Error('nobody can act');
    made.push(action);
    apply(state, action);
  }
  return JSON.stringify(toRecord(setup({ players: 3 }, 'screens'), made, { seed: 'screens' }));
}

describe('opening a record', () => {
  it('reports a broken one and keeps it aside', async () => {
    const { page } = await open(browser, '#/import', { viewport: DESK });
    await page.fill('textarea', '{"format":"other"}');
    await page.click('form button');
    const problem = await page.textContent('.nk-problem');
    expect(problem).toContain('format');
    expect(problem).toContain('"other"');
    expect(problem).toContain('"nunatak-record/1"');
    expect(await page.locator('.nk-aside > li').count()).toBe(1);
    await page.reload();
    await page.waitForSelector('.nk-aside > li');
    await page.context().close();
  });

  it('replays a finished game up to its ledger', async () => {
    const { page, errors } = await open(browser, '#/import', { viewport: DESK });
    const text = record(100);
    await page.fill('textarea', text);
    await page.click('form button');
    await page.fill('input[type="range"]', '40');
    await page.click('[aria-label="To the end"]');
    await page.getByText('Final scoring').click();
    await page.click('.nk-end-buttons .nk-button:first-child');
    const shown = (await page.locator('.nk-end-table tfoot td').allInnerTexts()).map(Number);
    const sheets: Record<string, { total: number }> = JSON.parse(text).sheets;
    expect(shown).toEqual(Object.values(sheets).map(({ total }) => total));
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('plays an unfinished game on', async () => {
    const { page, errors } = await open(browser, '#/import', { viewport: DESK });
    await page.fill('textarea', record(9));
    await page.click('form button');
    await page.getByText('Play on from here').click();
    await page.waitForSelector('.nk-table');
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('without a network', () => {
  it('everything works after the first visit', async () => {
    const { page } = await open(browser, '#/', { viewport: DESK });
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state === 'activated') return;
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
    });
    await page.context().setOffline(true);
    await page.reload();
    await page.waitForSelector('.nk-start-play');
    for (const { path, ready } of SCREENS) {
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, path);
      await page.waitForSelector(ready);
    }
    await page.evaluate(() => {
      window.location.hash = '#/';
    });
    await page.click('.nk-start-play');
    await page.waitForSelector('.nk-table');
    await page.context().close();
  });
});
