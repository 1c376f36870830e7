import { json } from 'node:stream/consumers';
import { DEFAULT_EDITION, parseEdition } from '@nunatak/engine';
import { diffEditions, formatEdition } from '@nunatak/engine/checks';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { DESK, launch, open, PHONE } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

const PARTS = ['Tiles', 'Cards', 'Track and points', 'Blessings', 'Changes'] as const;

async function show(page: Page, part: (typeof PARTS)[number]): Promise<void> {
  await page.getByRole('radio', { name: part }).check();
}

/** The edition that the page hands out as a file. */
async function downloaded(page: Page): Promise<unknown> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download file' }).click(),
  ]);
  return json(await file.createReadStream());
}

async function load(page: Page, text: string): Promise<void> {
  await page.setInputFiles('input[type="file"]', {
    name: 'box.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

describe('the edition of an owner of the box', () => {
  it('is entered, compared with ours, downloaded and played', async () => {
    const { page, errors } = await open(browser, '#/edition', { viewport: DESK });
    await page.getByRole('status').getByText('No changes yet.').waitFor();
    await page.getByLabel('Tile 1: second symbol').selectOption('Elder');
    await page.getByRole('checkbox', { name: 'Checked against my box Tile 2', exact: true }).check();
    await show(page, 'Cards');
    await page.getByLabel('Beast of burden, card 31: animals').selectOption('3 animals');
    await page.getByRole('status').getByText('4 changes from ours.').waitFor();
    await show(page, 'Changes');
    await expect
      .poll(() => page.locator('.nk-edition-changes tbody tr').allInnerTexts())
      .toEqual([
        expect.stringMatching(/Beast of burden, card 31: animals\s+1 Ours\s+3 Rulebook/),
        expect.stringMatching(/Tile 1: symbols\s+Builder Ours\s+Builder \+ Elder Rulebook/),
        expect.stringMatching(/Tile 2: pile\s+1 Ours\s+1 Rulebook/),
        expect.stringMatching(/Tile 2: symbols\s+Builder Ours\s+Builder Rulebook/),
      ]);
    const edition = parseEdition(await downloaded(page));
    if (!edition.ok) throw new Error(JSON.stringify(edition.reason));
    expect(diffEditions(DEFAULT_EDITION, edition.value)).toHaveLength(4);
    await page.getByRole('button', { name: 'Play with it' }).click();
    await page.getByText('My box').waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForSelector('.nk-table');
    expect(errors).toEqual([]);
  });

  it('says what keeps it from being played, and is still there on the next visit', async () => {
    const { page } = await open(browser, '#/edition', { viewport: DESK });
    await page.getByLabel('Tile 1: pile').selectOption('Pile 2');
    await page.getByRole('alert').getByText('24 tiles in pile 1').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Play with it' }).isDisabled()).toBe(true);
    await page.reload();
    await page.getByRole('alert').getByText('24 tiles in pile 1').waitFor();
    await page.getByLabel('Tile 1: pile').selectOption('Pile 1');
    await page.getByRole('status').getByText('No changes yet.').waitFor();
  });

  it('is still there without its name, or with a list that makes no sense yet, and cannot be played', async () => {
    const { page } = await open(browser, '#/edition', { viewport: DESK });
    await page.getByLabel('Tile 1: second symbol').selectOption('Elder');
    await page.getByLabel('Name').fill('');
    await show(page, 'Track and points');
    await page.getByLabel('Architect track').fill('1 2 –');
    await page.reload();
    await page.getByRole('status').getByText('1 change from ours.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Play with it' }).isDisabled()).toBe(true);
    await show(page, 'Track and points');
    await expect.poll(() => page.getByLabel('Architect track').inputValue()).toBe('1 2 –');
    await page.goto(`${page.url().split('#')[0]}#/new/edition`);
    await page.getByText('Your own edition isn’t finished').waitFor();
    await page.goto(`${page.url().split('#')[0]}#/edition`);
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('status').getByText('No changes yet.').waitFor();
    await page.getByRole('button', { name: 'Bring back what you had' }).click();
    await page.getByRole('status').getByText('1 change from ours.').waitFor();
  });

  it('takes over a list of numbers as soon as it makes sense', async () => {
    const { page } = await open(browser, '#/edition', { viewport: DESK });
    await show(page, 'Track and points');
    await page.getByLabel('Architect track').fill('1 2 –');
    await page.locator('.nk-edition-figures').getByRole('alert').getByText('a number on the last space').waitFor();
    await page.getByLabel('Architect track').fill('1 2 – 3');
    await page.getByRole('status').getByText('1 change from ours.').waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });

  it('reads a file, and refuses one with the field, what was found and what was expected', async () => {
    const { page } = await open(browser, '#/edition', { viewport: DESK });
    await load(page, '{"format":"nunatak-edition/9"}');
    await page.getByRole('alert').getByText('"nunatak-edition/9"').waitFor();
    await load(page, formatEdition({ ...DEFAULT_EDITION, id: 'other', name: 'Another box' }));
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Another box');
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });

  it('is offered where the edition is shown: on the rules page and in a new game', async () => {
    const { page } = await open(browser, '#/rules/C2', { viewport: DESK });
    await page.getByRole('link', { name: 'Match your box' }).click();
    await page.waitForSelector('.nk-edition');
    await page.goto(`${page.url().split('#')[0]}#/new`);
    await page.click('summary');
    await page.getByRole('link', { name: 'Match your box' }).click();
    await page.waitForSelector('.nk-edition');
  });

  it('axe finds nothing on a phone, and nothing is wider than it', async () => {
    const { page } = await open(browser, '#/edition', { viewport: PHONE, settings: { theme: 'system' } });
    await page.getByLabel('Tile 1: pile').selectOption('Pile 2');
    for (const part of PARTS) {
      await show(page, part);
      expect(await violations(page), part).toEqual([]);
      const isWider = () =>
        page.evaluate(() => {
          const screen = document.querySelector('.nk-screen');
          return screen === null || screen.scrollWidth > screen.clientWidth;
        });
      await expect.poll(isWider, { message: part }).toBe(false);
    }
  });
});
