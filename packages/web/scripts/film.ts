import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { animatedWebp, type WebpFrame } from './animatedWebp.ts';
import { clickOn, gameUntil, isTurnOf0, OUT, pickCard, prepare, SCENE_MS, withSite } from './pictures.ts';

/**
 * Films a turn for the README, docs/screenshots/turn.webp: `node packages/web/scripts/film.ts`. The page runs on a clock that
 * stands still while a frame is taken, so that the film is smooth however slowly the machine draws.
 */

const SIZE = { width: 960, height: 600 };
const FRAME_MS = 120;
const MOST_BYTES = 1_500_000;
/** Tried in this order until the file is small enough. */
const QUALITIES = [0.85, 0.75, 0.65, 0.55, 0.45, 0.35];

interface Picture {
  readonly png: string;
  readonly milliseconds: number;
}

class Camera {
  readonly pictures: Picture[] = [];
  readonly #page: Page;
  readonly #session: CDPSession;

  constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  /** Films the page for a time on its own clock. */
  async film(milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += FRAME_MS) {
      await this.#page.clock.runFor(FRAME_MS);
      await this.#take(FRAME_MS);
    }
  }

  async #take(milliseconds: number): Promise<void> {
    const { data } = await this.#session.send('Page.captureScreenshot', { format: 'png' });
    this.pictures.push({ png: data, milliseconds });
    process.stderr.write('.');
  }
}

/** Picks the tile with the most points now. */
async function pickBestTile(page: Page): Promise<void> {
  const chips = page.locator('.nk-chip');
  const points = (await chips.allTextContents()).map((text) => Number.parseInt(text, 10));
  await clickOn(page, chips.nth(points.indexOf(Math.max(...points))));
}

/** Opens a game in the middle, builds a block, and returns the pictures of it. */
async function filmTurn(browser: Browser, address: string): Promise<readonly Picture[]> {
  const context = await browser.newContext({ viewport: SIZE });
  const page = await context.newPage();
  await prepare(page, { motion: 'normal', view: 'table', graphics: 'medium' }, gameUntil(3, 'film', isTurnOf0(25)));
  await page.clock.install();
  await page.goto(`${address}#/table`, { waitUntil: 'networkidle' });
  await page.waitForSelector('.nk-board[data-solid="true"] [data-care="full"]', { timeout: SCENE_MS });
  await page.clock.pauseAt(Date.now() + 1000);
  const camera = new Camera(page, await context.newCDPSession(page));
  await camera.film(600);
  await pickCard(page);
  await camera.film(900);
  await pickBestTile(page);
  await camera.film(1300);
  await page.keyboard.press('Enter');
  await camera.film(4500);
  await context.close();
  return camera.pictures;
}

/** Encodes what differs from picture to picture, in a browser, which has both a decoder and an encoder. */
async function encode(browser: Browser, pictures: readonly Picture[], quality: number): Promise<readonly WebpFrame[]> {
  const page = await browser.newPage();
  const frames: WebpFrame[] = [];
  let before: string | undefined;
  for (const { png, milliseconds } of pictures) {
    const part = await page.evaluate(changedPart, { before, png, quality });
    const last = frames.at(-1);
    if (part !== undefined) frames.push({ ...part, milliseconds, webp: Buffer.from(part.webp, 'base64') });
    else if (last !== undefined)
      frames[frames.length - 1] = { ...last, milliseconds: last.milliseconds + milliseconds };
    before = png;
  }
  await page.close();
  return frames;
}

interface Compared {
  readonly before: string | undefined;
  readonly png: string;
  readonly quality: number;
}

/** Runs in the browser: the smallest rectangle that holds all changed pixels, as WebP; undefined if nothing has changed. */
async function changedPart({ before, png, quality }: Compared) {
  const pixelsOf = async (text: string) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d', { alpha: false });
    context?.drawImage(image, 0, 0);
    return {
      canvas,
      context,
      words: new Uint32Array(context?.getImageData(0, 0, image.width, image.height).data.buffer ?? []),
    };
  };
  const now = await pixelsOf(png);
  const { width, height } = now.canvas;
  const old = before === undefined ? undefined : (await pixelsOf(before)).words;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let i = 0; i < now.words.length; i++) {
    if (old !== undefined && old[i] === now.words[i]) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) return undefined;
  const x = left - (left % 2);
  const y = top - (top % 2);
  const part = new OffscreenCanvas(right + 1 - x, bottom + 1 - y);
  part.getContext('2d', { alpha: false })?.drawImage(now.canvas, -x, -y);
  const bytes = new Uint8Array(await (await part.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
  const webp = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return { x, y, width: part.width, height: part.height, webp };
}

await withSite(async (browser, address) => {
  const pictures = await filmTurn(browser, address);
  for (const quality of QUALITIES) {
    const film = animatedWebp(SIZE.width, SIZE.height, await encode(browser, pictures, quality));
    process.stderr.write(`\nquality ${quality}: ${film.length} bytes`);
    if (film.length > MOST_BYTES) continue;
    writeFileSync(join(OUT, 'turn.webp'), film);
    process.stderr.write(', written\n');
    return;
  }
  throw new Error(`The film is larger than ${MOST_BYTES} bytes at every quality: film less of the turn.`);
});
