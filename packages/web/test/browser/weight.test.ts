import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Driver } from './driver.ts';
import { DESK, launch, open } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

const KILOBYTE = 1000;
const BUDGET = 400 * KILOBYTE;
const MEDIA_BUDGET = 400 * KILOBYTE;
/** Everything that is looked at or heard and does not come as code. */
const MEDIA = /\.(?:webp|avif|png|jpe?g|gif|ktx2?|hdr|exr|glb|mp3|ogg|opus|wav|m4a|webm|mp4)$/;
/** So many turns pass before a bot has a word. */
const FIRST_TURNS = 6;
const START_BUDGET = 130 * KILOBYTE;

type Sizes = ReadonlyMap<string, number>;

/** Notes every script that the page and its workers fetch, by name, with its size under gzip. */
class Scales {
  readonly #coming: Promise<readonly [string, number]>[] = [];

  readonly watch = (page: Page): void => {
    // The same deal each time: what a turn fetches depends on its cards. One with a question fetches the tray as well.
    page
      .addInitScript(() => {
        crypto.getRandomValues = (array) => array;
      })
      .catch(() => undefined);
    page.context().on('request', (request) => {
      const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
      if (!name.endsWith('.js')) return;
      const coming = weigh(request).then((size) => [name, size] as const);
      // What comes after the last look is gone with the page, and nobody asks for it.
      coming.catch(() => undefined);
      this.#coming.push(coming);
    });
  };

  async read(): Promise<Sizes> {
    return new Map(await Promise.all(this.#coming));
  }
}

async function weigh(request: Request): Promise<number> {
  const response = await request.response();
  if (response === null) throw new Error(`${request.url()} did not come`);
  return gzipSync(await response.body()).length;
}

function sum(sizes: Sizes): number {
  return [...sizes.values()].reduce((total, size) => total + size, 0);
}

describe('the first load', () => {
  it('is under 130 kB of script for the start, and under 400 kB to the temple in 3D and the first turns with bots', async () => {
    const scales = new Scales();
    const { page, errors } = await open(browser, '#/', {
      viewport: DESK,
      settings: { graphics: 'auto', view: 'table' },
      watch: scales.watch,
    });
    await page.waitForSelector('.nk-start-play');
    const start = sum(await scales.read());
    await page.click('.nk-start-play');
    await page.waitForSelector('.nk-board[data-solid="true"]');
    const shown = await scales.read();
    expect([...shown.keys()].filter((name) => name.startsWith('botWorker'))).toEqual([]);
    // To the turn from which on a bot may have a word: that comes with code of its own.
    const words = page.waitForRequest(/\/Remarks-[^/]+\.js$/);
    await new Driver(page, 'weight').playTo(FIRST_TURNS + 1);
    await words;
    const all = await scales.read();
    const names = [...all.keys()].map((name) => name.replace(/-[\w-]{8}\.js$/, ''));
    console.log(
      `scripts: start ${start}, with the temple in 3D ${sum(shown)}, with the bots ${sum(all)} bytes of gzip`,
    );
    expect(start).toBeLessThan(START_BUDGET);
    expect(names).toEqual(expect.arrayContaining(['index', 'engine', 'TableScreen', 'Board3D', 'botWorker']));
    expect(names).not.toContain('rules');
    expect(sum(all)).toBeLessThan(BUDGET);
    expect(errors).toEqual([]);
  });
});

describe('the whole site', () => {
  it('holds less than 400 kB of pictures and sounds: textures and tones are made on the spot', async () => {
    const names = await readdir(inject('site'), { recursive: true });
    const sizes = names
      .filter((name) => MEDIA.test(name))
      .map(async (name) => [name, (await stat(join(inject('site'), name))).size] as const);
    const media = new Map(await Promise.all(sizes));
    console.log(`pictures and sounds: ${media.size} files, ${sum(media)} bytes`);
    expect(media.size).toBeGreaterThan(0);
    expect(sum(media)).toBeLessThan(MEDIA_BUDGET);
  });
});
