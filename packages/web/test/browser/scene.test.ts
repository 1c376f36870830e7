import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POSITIONS } from '../../dev/positions.ts';
import { COLOURS, type ColourId, THEMES } from '../../src/art/tokens.ts';
import { poseOf, project } from '../../src/board/camera.ts';
import { CELLS, placeOf } from '../../src/board/cells.ts';
import { growthOf } from '../../src/board/framing.ts';
import { cellOrigins } from '../../src/board/layout.ts';
import { difference, seenBy } from '../colourVision.ts';
import { appears, laidOut } from './driver.ts';
import { launchPainter } from './page.ts';
import { colourAt, differenceFromGolden } from './pictures.ts';
import { openTemple, stillOf, stopClock } from './temple.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchPainter();
});

afterAll(() => browser.close());

const SMALL = { width: 480, height: 300 };
const TINY = { width: 240, height: 150 };
const SMALL_WINDOW = { viewport: SMALL };

/** Counts what WebGL is asked to draw. */
async function watchWebGL(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counts = { drawn: 0 };
    Object.assign(window, { counts });
    const { prototype } = WebGL2RenderingContext;
    for (const name of ['drawElements', 'drawElementsInstanced', 'drawArrays', 'drawArraysInstanced'] as const) {
      const real = prototype[name] as (...rest: unknown[]) => void;
      Object.assign(prototype, {
        [name](this: WebGL2RenderingContext, ...rest: unknown[]) {
          counts.drawn++;
          real.apply(this, rest);
        },
      });
    }
  });
}

function drawn(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { counts: { drawn: number } }).counts.drawn);
}

/** Counts the fences that the page sets after each picture and each strip; none but so many of the first is ever passed. */
async function holdFences(page: Page): Promise<void> {
  await page.evaluate(() => {
    const numbers = new WeakMap<WebGLSync, number>();
    const fences = { set: 0, passing: 0 };
    Object.assign(window, { fences });
    const { prototype } = WebGL2RenderingContext;
    const { fenceSync, getSyncParameter } = prototype;
    Object.assign(prototype, {
      fenceSync(this: WebGL2RenderingContext, ...rest: Parameters<typeof fenceSync>) {
        const sync = fenceSync.apply(this, rest);
        if (sync !== null) numbers.set(sync, ++fences.set);
        return sync;
      },
      getSyncParameter(this: WebGL2RenderingContext, ...rest: Parameters<typeof getSyncParameter>) {
        const held = (numbers.get(rest[0]) ?? 0) > fences.passing;
        return held ? this.UNSIGNALED : getSyncParameter.apply(this, rest);
      },
    });
  });
}

function fencesOf(page: Page) {
  return page.evaluateHandle(() => (window as unknown as { fences: { set: number; passing: number } }).fences);
}

describe('the high tier', () => {
  it.each([
    ['middle-dark', 'position=middle&theme=dark'],
    ['middle-light', 'position=middle&theme=light'],
    ['finale-dark', 'position=full&finale&theme=dark'],
    ['empty-light', 'position=empty&theme=light'],
  ])('draws %s as its golden still shows it', async (name, query) => {
    const page = await openTemple(browser, `${query}&quality=high`, SMALL_WINDOW);
    expect(await differenceFromGolden(page, name, await stillOf(page))).toBeLessThan(0.01);
  });
});

/** So many boards are mounted after two that were counted: twenty in all. */
const BOARDS = 18;

/** Takes the board away and puts a new one there; some are taken away again before they have drawn anything. */
async function mountAnew(page: Page, ready: 'canvas' | 'canvas[data-care="full"]'): Promise<void> {
  await page.evaluate(() => window.temple?.mount(false));
  await page.evaluate(() => window.temple?.mount(true));
  await appears(page, ready);
}

/** How many objects of a kind the page still holds, after its garbage is collected; contexts that were given up aside. */
async function alive(page: Page, kind: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const { result: prototype } = await devtools.send('Runtime.evaluate', { expression: `${kind}.prototype` });
  const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId ?? '' });
  const { result: count } = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.filter((one) => one.isContextLost?.() !== true).length; }',
    returnByValue: true,
  });
  await devtools.detach();
  return count.value;
}

/** The same, once it is the same twice. */
async function aliveAtRest(page: Page, kind: string): Promise<number> {
  for (let last = Number.NaN; ; ) {
    const now = await alive(page, kind);
    if (now === last) return now;
    last = now;
    await laidOut(page);
  }
}

/** A block of each colour whose near side is in sight, on the lowest level. */
function nearBlocks(): ReadonlyMap<ColourId, number> {
  const { blocks } = POSITIONS.full;
  return new Map(
    COLOURS.flatMap((colour) => {
      const cell = CELLS.find((one) => blocks[one] === colour && isNear(one));
      return cell === undefined ? [] : [[colour, cell] as const];
    }),
  );
}

function isNear(cell: number): boolean {
  const { level, row } = placeOf(cell);
  return row === 4 - level;
}

describe('owners', () => {
  const PAIRS = COLOURS.flatMap((a, i) => COLOURS.slice(i + 1).map((b) => [a, b] as const));

  it.each((['low', 'high'] as const).flatMap((tier) => THEMES.map((theme) => [tier, theme] as const)))(
    'are told apart on the ice itself: %s, %s',
    async (tier, theme) => {
      const size = { width: 480, height: 360 };
      const query = `position=full&theme=${theme}&quality=${tier}`;
      const page = await openTemple(browser, query, { viewport: size });
      const picture = await stillOf(page);
      const pose = poseOf({ view: 'table', size, growth: growthOf(POSITIONS.full) });
      const floors = cellOrigins('temple');
      const seen = new Map<ColourId, string>();
      for (const [colour, cell] of nearBlocks()) {
        const [x, y, z] = floors[cell] ?? [0, 0, 0];
        const at = project(pose, [x - 0.27, y + 0.36, z + 0.47]);
        seen.set(colour, await colourAt(page, picture, at.x, at.y, 2));
      }
      expect(seen.size).toBe(COLOURS.length);
      for (const [a, b] of PAIRS) {
        const [one, other] = [seen.get(a) ?? '', seen.get(b) ?? ''];
        expect([a, b, difference(seenBy('normal', one), seenBy('normal', other)) > 20]).toEqual([a, b, true]);
      }
    },
  );
});

describe('a picture', () => {
  it('comes back the same after WebGL was lost', async () => {
    const page = await openTemple(browser, 'position=middle&quality=medium', SMALL_WINDOW);
    const before = await stillOf(page);
    await page.evaluate(() => {
      const lose = document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      Object.assign(window, { lose });
      lose?.loseContext();
    });
    await page.waitForSelector('.nk-board[data-solid="false"]');
    await page.evaluate(() => (window as unknown as { lose: WEBGL_lose_context }).lose.restoreContext());
    await page.waitForSelector('.nk-board[data-solid="true"]');
    expect((await stillOf(page)).equals(before)).toBe(true);
    await page.context().close();
  });

  it('is drawn once and no more while nothing happens', async () => {
    const page = await openTemple(browser, 'position=middle&quality=low&motion=normal', SMALL_WINDOW);
    await stillOf(page);
    await watchWebGL(page);
    await stopClock(page);
    for (let seconds = 0; seconds < 60; seconds++) await page.clock.fastForward(1000);
    expect(await drawn(page)).toBe(0);
    await page.evaluate(() => window.temple?.set({ lit: [3] }));
    await page.clock.runFor(100);
    await expect.poll(() => drawn(page)).toBeGreaterThan(0);
    await page.context().close();
  });

  it('at rest comes in strips: a change meanwhile is answered first, and nothing is shown before it is whole', async () => {
    const page = await openTemple(browser, 'position=middle&quality=low', SMALL_WINDOW);
    await stillOf(page);
    await holdFences(page);
    const fences = await fencesOf(page);
    /** Changes the picture and lets the fence of the quick one pass: the next is that of the first strip. */
    const change = async (lit: readonly number[], quick: number) => {
      await page.evaluate((cells) => window.temple?.set({ lit: cells }), lit);
      await fences.evaluate((now, passing) => Object.assign(now, { passing }), quick);
      await page.waitForFunction(([now, strip]) => now.set === strip, [fences, quick + 1] as const);
      const canvas = page.locator('canvas');
      return { care: await canvas.getAttribute('data-care'), picture: await page.screenshot() };
    };
    const [one, other] = [await change([3], 1), await change([40], 3)];
    expect([one.care, other.care]).toEqual(['quick', 'quick']);
    expect(one.picture.equals(other.picture)).toBe(false);
    await fences.evaluate((now) => Object.assign(now, { passing: Number.POSITIVE_INFINITY }));
    expect((await stillOf(page)).equals(other.picture)).toBe(false);
    // Two quick pictures, one strip of a picture that was dropped, and sixteen of the one that is shown.
    expect(await fences.evaluate(({ set }) => set)).toBe(19);
    await page.context().close();
  });

  it('D3: leaves no renderer and no texture behind after twenty boards', async () => {
    const page = await openTemple(browser, 'position=empty&quality=low', { viewport: TINY });
    // What was mounted last is let go of with the next.
    for (let i = 0; i < 2; i++) await mountAnew(page, 'canvas[data-care="full"]');
    const before = await aliveAtRest(page, 'WebGLTexture');
    expect(before).toBeGreaterThan(0);
    // The last two are drawn in full, as those that were counted.
    for (let i = 0; i < BOARDS; i++)
      await mountAnew(page, i % 6 < 5 && i < BOARDS - 2 ? 'canvas' : 'canvas[data-care="full"]');
    // What was on its way when a board went is let go of when it arrives, and how many the last one holds depends on what
    // it has drawn; but one that each board left behind would stay for ever.
    await expect.poll(() => alive(page, 'WebGLTexture')).toBeLessThan(before + BOARDS);
    await expect.poll(() => alive(page, 'WebGL2RenderingContext')).toBe(1);
  });
});
