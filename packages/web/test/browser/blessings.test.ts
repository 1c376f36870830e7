import { BLESSING_IDS, type BlessingId } from '@nunatak/engine';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { texts } from '../../src/words/en/index.ts';
import { clickChip } from './driver.ts';
import { gameWith, mayUse, mayUseAtEnd } from './games.ts';
import { kept } from './kept.ts';
import { DESK, launch, open } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

async function clickLastChip(page: Page): Promise<void> {
  const chips = page.locator('.nk-chip');
  await chips.last().waitFor();
  await clickChip(page, (await chips.count()) - 1);
}

async function pressOffer(page: Page, id: BlessingId): Promise<void> {
  await page
    .getByRole('button', { name: texts.table.use(texts.blessings[id].name) })
    .first()
    .click();
}

async function twoChips(page: Page, id: BlessingId): Promise<void> {
  await pressOffer(page, id);
  await clickLastChip(page);
  await clickLastChip(page);
}

async function maybeBuild(page: Page): Promise<void> {
  const build = page.locator('.nk-build-button[aria-disabled="false"]');
  if ((await build.count()) > 0) await build.click();
}

async function pressUse(page: Page): Promise<void> {
  await page.locator('.nk-tray [data-use]').first().click();
}

/** How each blessing is used through the page. */
const WAYS: readonly [BlessingId, (page: Page) => Promise<void>][] = [
  ['discovery', async (page) => pressOffer(page, 'discovery').then(() => maybeBuild(page))],
  ['moon', async (page) => twoChips(page, 'moon')],
  ['movement', async (page) => twoChips(page, 'movement')],
  ['structure', pressUse],
  ['providence', pressUse],
  ['expansion', pressUse],
  ['abundance', async (page) => pressOffer(page, 'abundance').then(() => maybeBuild(page))],
  [
    'foresight',
    async (page) => {
      await page.locator('.nk-tray [data-use="foresight"]').first().click();
      await maybeBuild(page);
    },
  ],
];

/** What was decided, then what is laid out. */
async function savedActions(page: Page): Promise<readonly string[]> {
  const { actions, staged = [] } = await kept(page);
  return [...actions, ...staged];
}

const IMMEDIATE: readonly BlessingId[] = ['inspiration', 'construction', 'legend', 'change'];

/** Those used before end scoring; Construction's 25 and Change's tool belong to cards laid earlier (E18, E25). */
const END_BLESSINGS: readonly BlessingId[] = [
  'insight',
  'progress',
  'luck',
  'edge',
  'stability',
  'transference',
  'decoration',
  'diversity',
  'change',
];

describe('blessings through the page', () => {
  it('are all used somewhere below', () => {
    const used = [...WAYS.map(([id]) => id), ...IMMEDIATE, ...END_BLESSINGS];
    expect([...new Set(used)].sort()).toEqual([...BLESSING_IDS].sort());
  });

  it.each(WAYS)('%s is used', async (id, way) => {
    const game = gameWith(mayUse(id));
    const { page, errors } = await open(browser, '#/table', { viewport: DESK, game });
    await page.waitForSelector('.nk-table[data-person="true"]');
    const before = (await savedActions(page)).length;
    await way(page);
    await expect.poll(async () => (await savedActions(page))[before] ?? '').toMatch(new RegExp(`^use ${id}`));
    expect(errors).toEqual([]);
  });

  it.each(IMMEDIATE)('%s is used at once from the tray, with what it is worth', async (id) => {
    const game = gameWith(({ phase, blessingTaken }) => phase === 'useOrKeep' && BLESSING_IDS[blessingTaken] === id);
    const { page } = await open(browser, '#/table', { viewport: DESK, game });
    await page.locator('.nk-option-line').waitFor();
    const before = (await savedActions(page)).length;
    await pressUse(page);
    await expect.poll(async () => (await savedActions(page))[before]).toBe(`enact ${id}`);
  });

  it.each(END_BLESSINGS)('%s is used before the count', async (id) => {
    const game = gameWith(mayUseAtEnd(id));
    const { page, errors } = await open(browser, '#/table', { viewport: DESK, game });
    const own = page.locator('.nk-endbless').filter({ hasText: texts.blessings[id].name });
    await own.locator('label').first().click();
    const before = (await savedActions(page)).length;
    await page.getByRole('button', { name: texts.screens.endBlessings.confirm }).click();
    await expect
      .poll(async () => (await savedActions(page)).slice(before))
      .toContainEqual(expect.stringMatching(new RegExp(`^end ${id}(?! keep)`)));
    expect(errors).toEqual([]);
  });

  it('a blessing kept to the end is worth its two points', async () => {
    const game = gameWith(mayUseAtEnd('luck'));
    const { page } = await open(browser, '#/table', { viewport: DESK, game });
    const own = page.locator('.nk-endbless').filter({ hasText: texts.blessings.luck.name });
    await own.locator('label').filter({ hasText: texts.screens.endBlessings.keep }).click();
    const before = (await savedActions(page)).length;
    await page.getByRole('button', { name: texts.screens.endBlessings.confirm }).click();
    await expect.poll(async () => (await savedActions(page)).slice(before)).toContain('end luck keep');
  });
});
