import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { asides as deAsides } from '../../src/words/de/asides.ts';
import { asides as enAsides } from '../../src/words/en/asides.ts';
import { texts as en } from '../../src/words/en/index.ts';
import { gameWith, mayUse } from './games.ts';
import { DESK, goTo, launch, open } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

const SCRIPTS = '**/assets/*.js';

describe('a file that cannot be fetched', () => {
  it('D1: of a language leaves the one that was shown, and is fetched when it is chosen again', async () => {
    const { page } = await open(browser, '#/settings', { viewport: DESK });
    await page.getByText(enAsides.settings.motion, { exact: true }).waitFor();
    await page.route(SCRIPTS, (route) => route.abort());
    await page.locator('input[value="de"]').click({ force: true });
    await expect.poll(() => page.locator('input[value="en"]').isChecked()).toBe(true);
    await page.getByText(enAsides.settings.motion, { exact: true }).waitFor();
    await page.unroute(SCRIPTS);
    await page.locator('input[value="de"]').click({ force: true });
    await page.getByText(deAsides.settings.motion, { exact: true }).waitFor();
    await page.context().close();
  });

  it('D9: of a screen says so, and going elsewhere and back tries again', async () => {
    const { page } = await open(browser, '#/', { viewport: DESK });
    await page.waitForSelector('.nk-start-play');
    await page.route(SCRIPTS, (route) => route.abort());
    await goTo(page, '#/rules');
    await page.getByText(en.table.broken.title).waitFor();
    await goTo(page, '#/');
    await page.waitForSelector('.nk-start-play');
    await page.unroute(SCRIPTS);
    await goTo(page, '#/rules');
    await page.waitForSelector('.nk-rule-id');
    await page.context().close();
  });

  it('of the question at the table offers to try again in its place, and the table stays', async () => {
    const game = gameWith(mayUse('foresight'));
    const { page } = await open(browser, '#/table', {
      viewport: DESK,
      game,
      watch: (opened) => void opened.route('**/assets/Tray-*.js', (route) => route.abort()),
    });
    await page.getByText(en.table.broken.part).waitFor();
    expect(await page.locator('.nk-table').count()).toBe(1);
    await page.unroute('**/assets/Tray-*.js');
    await page.getByRole('button', { name: en.table.broken.retry }).click();
    await page.locator('.nk-tray [data-use="foresight"]').first().waitFor();
    await page.context().close();
  });

  it('of the very first texts is never a blank page', async () => {
    const first = await readFile(join(inject('site'), 'index.html'), 'utf8');
    const { page } = await open(browser, '#/', {
      viewport: DESK,
      watch: (opened) => {
        void opened.route(SCRIPTS, (route) => {
          const name = new URL(route.request().url()).pathname;
          return first.includes(name) ? route.continue() : route.abort();
        });
      },
    });
    await page.getByRole('alert').waitFor();
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('Nunatak');
    await page.unroute(SCRIPTS);
    await page.getByRole('alert').getByRole('button').click();
    await page.waitForSelector('.nk-start-play');
    await page.context().close();
  });
});
