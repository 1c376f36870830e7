import { LANGUAGES, type Language } from '@nunatak/words';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualConfig } from '../../src/session/config.ts';
import type { Texts } from '../../src/words/index.ts';
import { loadRuleBook, loadTexts, loadTutorial } from '../../src/words/index.ts';
import { Driver } from './driver.ts';
import { DESK, launch, open, PHONE } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

/** Every fixed text of a language. */
async function fixedTexts(language: Language): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') found.add(value.trim());
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit([await loadTexts(language), await loadRuleBook(language), await loadTutorial(language)]);
  return found;
}

/** What is shown and read out: every text on the page, and every spoken attribute. */
function shownOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode() !== null) found.push(walk.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    }
    return found.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
  });
}

/** Words of English that neither German nor Dutch has. */
const ENGLISH = /\b(?:the|your|you|and|with|from|choose|this|turn|points|tiles|cards|builds|takes)\b/i;

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

interface Shown {
  readonly name: string;
  readonly path: string;
  readonly ready: string;
  act?(page: Page, words: Texts): Promise<unknown>;
}

const SCREENS: readonly Shown[] = [
  { name: 'the start', path: '#/', ready: '.nk-start-play' },
  { name: 'a new game', path: '#/new', ready: '.nk-seats', act: (page) => page.click('summary') },
  { name: 'the settings', path: '#/settings', ready: '.nk-settings-list' },
  { name: 'the rules', path: '#/rules', ready: '#rule-T4' },
  {
    name: 'the player aid over the lessons',
    path: '#/tutorial',
    ready: '.nk-lesson-list',
    act: (page) => page.keyboard.press('?'),
  },
  { name: 'a lesson', path: '#/tutorial/elder', ready: '.nk-lesson-dock' },
  { name: 'opening a record', path: '#/import', ready: '.nk-import-drop' },
  {
    name: 'the table with a hint',
    path: '#/table',
    ready: '.nk-card-button',
    act: async (page, words) => {
      await new Driver(page, 'words').play(9);
      await page.getByRole('tab', { name: words.table.hint }).click();
      await page.getByRole('button', { name: words.table.hints.ask }).click();
      for (let i = 0; i < 2; i++) await page.getByRole('button', { name: words.table.hints.more }).click();
    },
  },
  {
    name: 'the table with rules',
    path: '#/table',
    ready: '.nk-card-button',
    act: (page, words) => page.click(`[role="tab"]:text-is("${words.table.rules}")`),
  },
];

describe.each(OTHERS)('%s shows no English', (language) => {
  it.each(SCREENS)('on $name', async ({ path, ready, act }) => {
    const [english, own, words] = [await fixedTexts('en'), await fixedTexts(language), await loadTexts(language)];
    const game = { ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed: 'words' };
    const { page } = await open(browser, path, { viewport: DESK, game, settings: { language } });
    await page.waitForSelector(ready);
    await act?.(page, words);
    const shown = await shownOn(page);
    expect(shown.length).toBeGreaterThan(7);
    expect(shown.filter((text) => english.has(text) && !own.has(text))).toEqual([]);
    expect(shown.filter((text) => ENGLISH.test(text))).toEqual([]);
  });
});

/** Names that stick out of their card. */
function cutNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.nk-card-name > span')]
      .filter((name) => {
        const [text, card] = [name.getBoundingClientRect(), name.closest('.nk-card')?.getBoundingClientRect()];
        return card !== undefined && (text.left < card.left || text.right > card.right);
      })
      .map((name) => name.textContent ?? ''),
  );
}

describe.each([
  { language: 'de', size: 'desk', viewport: DESK, players: 2 },
  { language: 'nl', size: 'phone', viewport: PHONE, players: 3 },
] as const)('a whole game in $language on a $size', ({ language, viewport, players }) => {
  it('is played to its end, with every name on its card', async () => {
    const words = await loadTexts(language);
    const game = { ...usualConfig(players, words.screens.newGame.names), seed: `whole ${language}` };
    const { page, errors } = await open(browser, '#/table', { viewport, game, settings: { language } });
    const driver = new Driver(page, language);
    while ((await driver.phase()) !== 'over') {
      await driver.play(10);
      expect(await cutNames(page)).toEqual([]);
    }
    await page.getByRole('button', { name: words.screens.ledger.skip }).click();
    expect(await page.locator('.nk-end-table tfoot td').count()).toBe(players);
    expect((await shownOn(page)).filter((text) => ENGLISH.test(text))).toEqual([]);
    expect(errors).toEqual([]);
  });
});
