import { LANGUAGES, type Language } from '@nunatak/words';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualConfig } from '../../src/session/config.ts';
import { loadAsides } from '../../src/words/asides.ts';
import type { Texts } from '../../src/words/index.ts';
import { loadRuleBook, loadTexts, loadTutorial } from '../../src/words/index.ts';
import { Driver } from './driver.ts';
import { DESK, goTo, launch, open } from './page.ts';
import { ENGLISH, shownOn } from './spoken.ts';

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
  const load = [loadTexts, loadRuleBook, loadTutorial, loadAsides];
  visit(await Promise.all(load.map((texts) => texts(language))));
  return found;
}

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
  {
    name: 'the player aid over the lessons',
    path: '#/tutorial',
    ready: '.nk-lesson-list',
    act: async (page) => {
      await page.keyboard.press('?');
      await page.waitForSelector('.nk-aid');
    },
  },
];

describe.each(OTHERS)('%s shows no English', (language) => {
  it('on any screen', async () => {
    const [english, own, words] = [await fixedTexts('en'), await fixedTexts(language), await loadTexts(language)];
    const game = { ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed: 'words' };
    const { page } = await open(browser, '#/', { viewport: DESK, game, settings: { language } });
    for (const { name, path, ready, act } of SCREENS) {
      await goTo(page, path);
      await page.waitForSelector(ready);
      await act?.(page, words);
      const shown = await shownOn(page);
      expect(shown.length, name).toBeGreaterThan(7);
      expect(
        shown.filter((text) => english.has(text) && !own.has(text)),
        name,
      ).toEqual([]);
      expect(
        shown.filter((text) => ENGLISH.test(text)),
        name,
      ).toEqual([]);
    }
  });
});
