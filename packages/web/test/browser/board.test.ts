import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cue, type HitTarget, VIEWS } from '../../src/board/board.ts';
import { targetsOn } from '../positions.ts';
import { placingPositions } from '../reachable.ts';
import { launchPainter } from './page.ts';
import { hitsOn, openTemple, picked, settled, show, stopClock } from './temple.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchPainter();
});

afterAll(() => browser.close());

const SAMPLE = placingPositions(200).filter((_, i) => i % 17 === 0);
/** Where only time is the matter, a small picture does: without a graphics processor a large one takes long. */
const SMALL_WINDOW = { viewport: { width: 480, height: 300 } };
const STEP = 100;
const LONGEST = 10_000;
const TURN: readonly Cue[] = [
  { kind: 'drop', cell: 24, colour: 'ember' },
  { kind: 'pulse', cells: [18, 19] },
  { kind: 'mote', fromCell: 24, to: { x: 40, y: 40 }, text: '+1', colour: 'ember' },
  { kind: 'square', cells: [18, 19, 23, 24] },
  { kind: 'flip', cell: 40, face: ['elder'] },
  { kind: 'flip', cell: 39, face: ['beast'] },
];

/** Begins to play cues in the page, as often as asked. */
async function begin(page: Page, cues: readonly Cue[], times = 1): Promise<void> {
  await page.evaluate(
    ({ list, often }) => {
      const playing = { over: false };
      Object.assign(window, { playing });
      const all = Array.from({ length: often }, () => window.temple?.handle?.play(list));
      void Promise.all(all).then(() => Object.assign(playing, { over: true }));
    },
    { list: cues, often: times },
  );
}

/** How many milliseconds of the page's clock pass until the cues are over, by steps. */
async function untilOver(page: Page): Promise<number> {
  const isOver = () => page.evaluate(() => (window as unknown as { playing: { over: boolean } }).playing.over);
  for (let passed = 0; passed <= LONGEST; passed += STEP) {
    if (await isOver()) return passed;
    await page.clock.fastForward(STEP);
  }
  throw new Error(`not over after ${LONGEST} ms`);
}

/** Clicks on all of these one after the other, without waiting for the pictures between. */
async function click(page: Page, hits: readonly HitTarget[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const mouse = (type: 'mousePressed' | 'mouseReleased', { at }: HitTarget) =>
    devtools.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
  await Promise.all(hits.flatMap((hit) => [mouse('mousePressed', hit), mouse('mouseReleased', hit)]));
  await devtools.detach();
}

describe('clicks', () => {
  it.each(VIEWS)('reach every legal tile of twelve positions in %s', async (view) => {
    expect(SAMPLE.length).toBe(12);
    const page = await openTemple(browser, `position=empty&view=${view}`);
    for (const { tiles, blocks, open } of SAMPLE) {
      await show(page, { tiles, blocks, targets: targetsOn(open) });
      const hits = await hitsOn(page);
      expect(hits.map(({ cell }) => cell).sort((a, b) => a - b)).toEqual(open);
      for (const { size } of hits) expect(size).toBeGreaterThanOrEqual(24);
      await click(page, hits);
      expect(await picked(page, hits.length)).toEqual(hits.map(({ cell }) => cell));
    }
  });
});

describe('a full temple', () => {
  it('lights the tile of every click in Plan, and only that one', async () => {
    const page = await openTemple(browser, 'position=full&view=plan');
    await show(page, { cap: false, targets: targetsOn([0, 2, 4, 20, 22, 24, 25, 28, 41, 50, 53]) });
    const hits = await hitsOn(page);
    expect(hits).toHaveLength(11);
    const lit = page.locator('.nk-mark-lit');
    for (const { at } of hits) {
      await page.mouse.click(at.x, at.y);
      await expect
        .poll(async () => {
          const { x, y, width, height } = (await lit.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
          return x <= at.x && at.x <= x + width && y <= at.y && at.y <= y + height;
        })
        .toBe(true);
      await expect.poll(() => lit.count()).toBe(1);
    }
    expect(await picked(page, hits.length)).toEqual(hits.map(({ cell }) => cell));
  });
});

describe('WebGL', () => {
  it('falls back to the drawing when it is lost in the middle of a game, and comes back', async () => {
    const page = await openTemple(browser, 'position=middle');
    await expect.poll(() => page.getAttribute('.nk-board', 'data-solid')).toBe('true');
    await page.evaluate(() => {
      const lose = document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      Object.assign(window, { lose });
      lose?.loseContext();
    });
    await page.waitForSelector('.nk-board[data-solid="false"] .nk-plain');
    const [hit] = await hitsOn(page);
    if (hit === undefined) throw new Error('the drawing has no target');
    await page.mouse.click(hit.at.x, hit.at.y);
    expect(await picked(page, 1)).toEqual([hit.cell]);
    await page.evaluate(() => (window as unknown as { lose: WEBGL_lose_context }).lose.restoreContext());
    await page.waitForSelector('.nk-board[data-solid="true"]');
    await page.context().close();
  });

  it('changes from Table to the drawing and back without an empty picture, each with its own coordinates', async () => {
    const page = await openTemple(browser, 'position=middle');
    await show(page, { view: 'plan' });
    await expect.poll(() => page.locator('.nk-plain').count()).toBe(1);
    const strays = await page.evaluateHandle(() => {
      const seen: string[] = [];
      const board = document.querySelector('.nk-board');
      const look = () => {
        const [tilted] = document.querySelectorAll('.nk-caption-frame');
        if (board?.getAttribute('data-solid') === 'false' && tilted !== undefined) seen.push(tilted.textContent ?? '');
      };
      if (board !== null)
        new MutationObserver(look).observe(board, { subtree: true, childList: true, attributes: true });
      return seen;
    });
    await page.evaluate(() => window.temple?.set({ view: 'table' }));
    expect(await page.locator('.nk-plain, .nk-board[data-solid="true"]').count()).toBeGreaterThan(0);
    await page.waitForSelector('.nk-board[data-solid="true"] .nk-caption-frame');
    expect(await strays.jsonValue()).toEqual([]);
    await settled(page);
  });
});

describe('cues', () => {
  it.each(['table', 'plan'] as const)('end within the limit of a turn in %s, and a click cuts them', async (view) => {
    const page = await openTemple(browser, `position=full&motion=normal&view=${view}`, SMALL_WINDOW);
    await stopClock(page);
    await begin(page, TURN);
    const whole = await untilOver(page);
    expect(whole).toBeGreaterThan(1000);
    expect(whole).toBeLessThan(3500);
    await begin(page, TURN, 2);
    expect(await untilOver(page)).toBeLessThan(3500);
    await begin(page, TURN);
    await page.clock.fastForward(2 * STEP);
    await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
    expect(await untilOver(page)).toBeLessThan(whole / 2);
    await page.context().close();
  });

  it('let the cap come down, then the temple turn in the finale', async () => {
    const page = await openTemple(browser, 'position=full&motion=normal', SMALL_WINDOW);
    await stopClock(page);
    await begin(page, [{ kind: 'cap' }]);
    expect(await untilOver(page)).toBeGreaterThan(1500);
    await page.evaluate(() => window.temple?.set({ finale: true }));
    await page.clock.fastForward(3000);
    const first = await page.screenshot();
    // However late the page hears of the finale: as time passes, it turns.
    const isLater = async () => {
      await page.clock.fastForward(2500);
      return !(await page.screenshot()).equals(first);
    };
    await expect.poll(isLater).toBe(true);
    await page.context().close();
  });
});

describe('keyboard', () => {
  it('walks the grids with arrows, Home, End and Page keys and picks with Enter', async () => {
    const page = await openTemple(browser, 'position=empty&view=exploded');
    const here = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.cell);
    const grid = page.getByRole('grid', { name: 'Level 1' });
    await expect.poll(() => grid.getByRole('gridcell').count()).toBe(25);
    await expect.poll(() => page.locator('[data-cell][tabindex="0"]').count()).toBe(1);
    await page.locator('td[data-cell="6"]').focus();
    for (const [key, cell] of [
      ['ArrowRight', '7'],
      ['ArrowDown', '12'],
      ['Home', '10'],
      ['ArrowLeft', '10'],
      ['End', '14'],
      ['ArrowUp', '9'],
      ['PageUp', '32'],
      ['PageDown', '8'],
    ] as const) {
      await page.keyboard.press(key);
      expect([key, await here()]).toEqual([key, cell]);
      await expect.poll(() => page.locator('td[tabindex="0"]').getAttribute('data-cell')).toBe(cell);
    }
    await expect.poll(() => page.locator('.nk-mark-focus').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.keyboard.press(' ');
    expect(await picked(page, 2)).toEqual([8, 8]);
  });
});

describe('a press that is released outside the temple', () => {
  it('ends there: the temple does not turn when the mouse comes back without a button', async () => {
    const page = await openTemple(browser, 'position=middle');
    const edge = 400;
    await page.evaluate((left) => {
      const panel = document.createElement('div');
      panel.id = 'panel';
      panel.style.cssText = `position: fixed; z-index: 9; top: 0; bottom: 0; right: 0; left: ${left}px`;
      document.body.append(panel);
    }, edge);
    const placed = async () => JSON.stringify(await hitsOn(page));
    const before = await placed();
    await page.mouse.move(edge - 3, 300);
    await page.mouse.down();
    await page.mouse.move(edge + 4, 300);
    await page.mouse.up();
    for (const x of [300, 200, 100]) await page.mouse.move(x, 300);
    expect(await placed()).toBe(before);
    // A drag that goes on outside turns the temple until it is released there.
    await page.mouse.down();
    await page.mouse.move(300, 300);
    await page.mouse.move(edge + 50, 300);
    await page.mouse.up();
    await expect.poll(placed).not.toBe(before);
    const turned = await placed();
    for (const x of [300, 200, 100]) await page.mouse.move(x, 300);
    expect(await placed()).toBe(turned);
    await page.evaluate(() => document.querySelector('#panel')?.remove());
    await page.evaluate(() => window.temple?.picked.splice(0));
  });
});

describe('touch', () => {
  it('taps pick, one finger orbits, two zoom, and neither drag nor pinch picks', async () => {
    const phone = { viewport: { width: 390, height: 420 }, hasTouch: true, isMobile: true };
    const page = await openTemple(browser, 'position=middle', phone);
    const [hit] = await hitsOn(page);
    if (hit === undefined) throw new Error('no target to tap');
    await page.touchscreen.tap(hit.at.x, hit.at.y);
    expect(await picked(page, 1)).toEqual([hit.cell]);
    const glass = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: { x: number; y: number; id: number }[],
    ) => glass.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [{ x: 150, y: 200, id: 1 }]);
    for (const x of [170, 200, 240]) await touch('touchMove', [{ x, y: 200, id: 1 }]);
    await touch('touchEnd', []);
    await expect.poll(() => page.evaluate(() => window.temple?.camera?.azimuth)).toBeLessThan(27);
    await touch('touchStart', [
      { x: 150, y: 200, id: 1 },
      { x: 230, y: 200, id: 2 },
    ]);
    for (const wide of [20, 50]) {
      await touch('touchMove', [
        { x: 150 - wide, y: 200, id: 1 },
        { x: 230 + wide, y: 200, id: 2 },
      ]);
    }
    await touch('touchEnd', []);
    await expect.poll(() => page.evaluate(() => window.temple?.camera?.zoom)).toBeGreaterThan(1.2);
    expect(await picked(page, 0)).toEqual([]);
  });
});
