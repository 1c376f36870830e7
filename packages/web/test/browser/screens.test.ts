import { type Action, apply, cellByName, legalActions, setup, toRecord } from '@nunatak/engine';
import { RULE_IDS } from '@nunatak/words';
import { en } from '@nunatak/words/en';
import { ruleBook } from '@nunatak/words/en/rules';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LESSONS, type LessonStep } from '../../src/tutorial/lessons.ts';
import { violations } from './axe.ts';
import { clickChip, Driver, restingBox } from './driver.ts';
import { kept } from './kept.ts';
import { DESK, goTo, launch, open, PHONE } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

interface Shown {
  readonly name: string;
  readonly path: string;
  readonly ready: string;
  act?(page: Page): Promise<void>;
}

const SCREENS: readonly Shown[] = [
  { name: 'the start', path: '#/', ready: '.nk-start-play' },
  { name: 'a new game', path: '#/new', ready: '.nk-seats', act: (page) => page.click('summary') },
  {
    name: 'the settings',
    path: '#/settings',
    ready: '.nk-settings-list',
    act: (page) => page.click('.nk-settings-data button'),
  },
  { name: 'the rules', path: '#/rules/T4', ready: '#rule-T4' },
  {
    name: 'the player aid over the lessons',
    path: '#/tutorial',
    ready: '.nk-lesson-list',
    act: (page) => page.keyboard.press('?'),
  },
  { name: 'a lesson', path: '#/tutorial/support', ready: '.nk-lesson-dock' },
  { name: 'opening a record', path: '#/import', ready: '.nk-import-drop' },
  {
    name: 'a broken record',
    path: '#/import',
    ready: '.nk-import-drop',
    act: (page) => openRecord(page, '{"format":"other"}'),
  },
  {
    name: 'the replay of a record',
    path: '#/import',
    ready: '.nk-import-drop',
    act: (page) => openRecord(page, record(20)),
  },
];

async function openRecord(page: Page, text: string): Promise<void> {
  await page.fill('textarea', text);
  await page.click('form button');
  await page.waitForSelector('.nk-problem dd, input[type="range"]');
}

describe('the screens around the table', () => {
  it.each(SCREENS)('axe finds nothing on a desk and on a phone, light or dark: $name', async ({ path, ready, act }) => {
    const { page, errors } = await open(browser, path, { viewport: DESK, settings: { theme: 'system' } });
    await page.waitForSelector(ready);
    await act?.(page);
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport);
      expect(await violations(page), `${viewport.width} px`).toEqual([]);
    }
    expect(errors).toEqual([]);
  });

  it.each([
    { size: 'desk', viewport: DESK },
    { size: 'phone', viewport: PHONE },
  ])('the first block is placed with four clicks on a $size', async ({ viewport }) => {
    const { page, errors } = await open(browser, '#/', { viewport });
    await page.evaluate(() => {
      const clicks: string[] = [];
      Object.assign(window, { clicks });
      document.addEventListener('click', () => clicks.push('click'), true);
    });
    await page.click('.nk-start-play');
    await page.locator('.nk-card-button[data-card][data-refused="false"]').first().click();
    await clickChip(page, 0);
    await page.click('.nk-build-button[aria-disabled="false"]');
    await expect.poll(async () => (await kept(page)).actions[1] ?? '').toMatch(/^place /);
    expect(await page.evaluate(() => (window as unknown as { clicks: string[] }).clicks.length)).toBeLessThanOrEqual(4);
    expect(errors).toEqual([]);
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
  });

  it('the rules open with the aim, and say of every rule and of every other clause where it comes from', async () => {
    const { page } = await open(browser, '#/rules', { viewport: DESK });
    const first = page.locator('.nk-rules-list > section').first();
    await expect.poll(() => first.locator('h2').textContent()).toBe(ruleBook.aim.title);
    await expect.poll(() => page.locator('.nk-rule > header .nk-origin').count()).toBe(RULE_IDS.length);
    const { F5 } = ruleBook.rules;
    const ours = F5.lines.flat().filter(({ origin }) => origin !== F5.origin);
    await expect
      .poll(() => page.locator('#rule-F5 .nk-clause').allTextContents())
      .toEqual(ours.map(({ text }) => text));
    await expect
      .poll(() => page.locator('#rule-F5 p .nk-origin').allTextContents())
      .toEqual([en.ruleOrigins.ours.name]);
  });

  it('the language changes everywhere at once and is kept', async () => {
    const { page } = await open(browser, '#/settings', { viewport: DESK });
    await page.click('input[value="de"]');
    await page.waitForSelector('h1:text-is("Einstellungen")');
    await page.reload();
    await page.waitForSelector('h1:text-is("Einstellungen")');
  });
});

describe('the player aid', () => {
  it('D15: opens at the question mark before a match has begun, too', async () => {
    const { page } = await open(browser, '#/m/aaaaaaaaaaaaaaaa', { viewport: DESK });
    await page.waitForSelector('main');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog.nk-aid, .nk-aid');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(1);
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
      if (second === 'as') await page.click('.nk-lesson-act .nk-toggle > [aria-pressed="false"]');
      return page.click('.nk-lesson-build');
    case 'for':
      // Y1: what is usual is said with the card.
      return first === 'self' ? undefined : page.click('.nk-lesson-act .nk-toggle > :last-child');
    case 'swap':
      await page.click('.nk-lesson-act .nk-helper');
      await pickCell(page, first);
      return pickCell(page, second);
    case 'bless':
      return page.click(`[data-blessing="${first}"]`);
    case 'use':
    case 'enact':
      return page.click('.nk-lesson-act .nk-button-primary');
    case 'end':
      return page.click('.nk-end-buttons .nk-button-primary');
    default:
      if (id.startsWith('card')) return page.click('[data-card]:enabled');
      if (id === 'order') return page.click('.nk-lesson-act .nk-button-primary');
      if (id === 'blessing') return page.click('[data-blessing]:enabled');
      await placeAnywhere(page);
      return page.click('.nk-lesson-build');
  }
}

/** The whole frame of the temple is in sight, left of the count. */
async function expectTempleBeside(page: Page): Promise<void> {
  const panel = page.locator('.nk-end-panel');
  await panel.waitFor();
  const frame = await restingBox(page.locator('.nk-plain [data-part="floor"]'));
  const count = await restingBox(panel);
  expect(frame.x + frame.width).toBeLessThanOrEqual(count.x);
  expect(frame.width).toBeGreaterThan(200);
}

describe('the lessons', () => {
  it.each([
    { size: 'desk', viewport: DESK, language: 'en' },
    { size: 'phone', viewport: PHONE, language: 'de' },
    { size: 'tablet', viewport: { width: 768, height: 1024 }, language: 'nl' },
  ] as const)('can be played to their end on a $size', async ({ viewport, language }) => {
    const { page, errors } = await open(browser, '#/tutorial', { viewport, settings: { language } });
    for (const lesson of LESSONS) {
      await page.click(`a[href="#/tutorial/${lesson.id}"]`);
      for (const [i, step] of lesson.steps.entries()) {
        const state = step.goals?.includes('for self') === true ? 'done' : 'now';
        await page.waitForSelector(`.nk-lesson-dots > li:nth-child(${i + 1})[data-state="${state}"]`);
        // B10: the temple that is asked about and counted stays in sight.
        if (viewport === DESK && (step.ledger === true || step.goals?.[0]?.startsWith('end') === true))
          await expectTempleBeside(page);
        await doStep(page, step);
      }
      await page.waitForSelector('.nk-lesson-dots > li:last-child[data-state="done"]');
      if (lesson.steps.some((step) => step.ledger)) {
        const [beside, counted] = await Promise.all(
          ['.nk-lesson-seats b', '.nk-end-table tfoot td'].map((figures) => page.locator(figures).allInnerTexts()),
        );
        expect(beside?.map((text) => Number.parseInt(text, 10))).toEqual(counted?.map(Number));
      }
      await page.click('.nk-lesson-guide header a');
      await page.waitForSelector(`a[href="#/tutorial/${lesson.id}"][data-done="true"]`);
    }
    expect(errors).toEqual([]);
  });

  it('answers another move without making it', async () => {
    const { page } = await open(browser, '#/tutorial/support', { viewport: DESK });
    await page.click('[data-card^="elder"]');
    await page.waitForSelector('.nk-lesson-note[data-kind="other"]');
    await page.click('[data-card^="beast"]');
    await pickCell(page, '1A1');
    await page.waitForSelector('.nk-lesson-note[data-kind="refused"]');
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
    const told = page.locator('.nk-problem dd');
    await expect.poll(() => told.allTextContents()).toEqual(['format', '"other"', '"nunatak-record/1"']);
    await expect.poll(() => page.locator('.nk-aside > li').count()).toBe(1);
    await page.reload();
    await page.waitForSelector('.nk-aside > li');
  });

  it('D8, B6, B22: replays a finished game up to its ledger, the temple beside it, with a grid for keys and screen readers, and a way home', async () => {
    const { page, errors } = await open(browser, '#/import', { viewport: DESK });
    const text = record(100);
    await page.fill('textarea', text);
    await page.click('form button');
    await page.fill('input[type="range"]', '40');
    await expect.poll(() => page.locator('.nk-replay td[data-cell]').count()).toBe(54);
    expect(await page.locator('.nk-replay a[href="#/"]').count()).toBe(1);
    await page.getByText('Final scoring').waitFor({ state: 'detached' });
    await page.click('[aria-label="Go to the end"]');
    await page.getByText('Final scoring').click();
    await expectTempleBeside(page);
    await page.click('.nk-end-buttons .nk-button:first-child');
    const shown = (await page.locator('.nk-end-table tfoot td').allInnerTexts()).map(Number);
    const sheets: Record<string, { total: number }> = JSON.parse(text).sheets;
    expect(shown).toEqual(Object.values(sheets).map(({ total }) => total));
    expect(errors).toEqual([]);
  });

  it('plays an unfinished game on', async () => {
    const { page, errors } = await open(browser, '#/import', { viewport: DESK });
    await page.fill('textarea', record(9));
    await page.click('form button');
    await page.getByText('Play on from here').click();
    await page.waitForSelector('.nk-table');
    expect(errors).toEqual([]);
  });
});

/** Waits until the service worker has fetched everything. */
function storedForLater(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });
}

describe('without a network', () => {
  it('everything works after the first visit', async () => {
    const { page } = await open(browser, '#/', { viewport: DESK, serviceWorkers: 'allow' });
    await storedForLater(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.waitForSelector('.nk-start-play');
    for (const { path, ready } of SCREENS) {
      await goTo(page, path);
      await page.waitForSelector(ready);
    }
    await goTo(page, '#/');
    await page.click('.nk-start-play');
    await page.waitForSelector('.nk-table');
    // Enough for a whole turn, also one that brings a blessing; then a bot plays.
    await new Driver(page, 'offline').play(4);
    await page.waitForSelector('.nk-log-turn >> nth=1');
  });

  it('the temple stands there in 3D', async () => {
    const settings = { graphics: 'auto', view: 'table' } as const;
    const { page, errors } = await open(browser, '#/', { viewport: DESK, settings, serviceWorkers: 'allow' });
    await storedForLater(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.click('.nk-start-play');
    await page.waitForSelector('.nk-board[data-solid="true"] canvas');
    expect(errors).toEqual([]);
  });
});
