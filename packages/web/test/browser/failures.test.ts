import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { asides as deAsides } from '../../src/words/de/asides.ts';
import { asides as enAsides } from '../../src/words/en/asides.ts';
import { texts as en } from '../../src/words/en/index.ts';
import { newPage } from './keptPage.ts';
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

/** Makes another build of a site: under another name, and without a file that the old one fetches when it is needed. */
async function releaseWithout(folder: string, gone: RegExp): Promise<void> {
  const names = (await readdir(join(folder, 'assets'))).filter((name) => gone.test(name));
  expect(names).toHaveLength(1);
  for (const name of names) await rm(join(folder, 'assets', name));
  const file = join(folder, 'sw.js');
  const old = await readFile(file, 'utf8');
  const list = names.reduce((text, name) => text.replace(`assets/${name},`, ''), old);
  const next = list.replace(/nunatak-(?=[0-9a-f]{12})/, 'nunatak-next');
  expect(next.length).toBeLessThan(old.length);
  expect(next).toContain('nunatak-next');
  await writeFile(file, next);
}

describe('a new version', () => {
  it('D2: waits while an old tab is open, which goes on fetching its own files, and comes in when asked', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nunatak-update-'));
    await cp(inject('site'), folder, { recursive: true });
    const server = await preview({
      logLevel: 'warn',
      build: { outDir: folder },
      preview: { port: 0, host: '127.0.0.1' },
    });
    const page = await newPage(browser, { viewport: DESK });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

    await releaseWithout(folder, /^RulesScreen.*\.js$/);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const note = page.locator('.nk-update');
    await note.waitFor();
    await goTo(page, '#/rules');
    await page.waitForSelector('.nk-rule-id');

    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await note.getByRole('button', { name: en.table.update.now }).click();
    await page.waitForFunction(() => !('isOld' in window));
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting === null);
    await page.context().close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
});
