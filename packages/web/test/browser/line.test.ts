import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOKENS } from '../../src/art/tokens.ts';
import { type LocalConfig, usualConfig } from '../../src/session/config.ts';
import { type LocalGame, localGame, newGame } from '../../src/session/games.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';
import { Driver } from './driver.ts';
import { COARSE, DESK, launch, open } from './page.ts';
import { stopClock } from './temple.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

const CONFIG: LocalConfig = {
  ...usualConfig(3, ['You', 'Ana', 'Bo']),
  seats: usualConfig(3, ['You', 'Ana', 'Bo']).seats.map((seat) => ({ ...seat, level: 'pebble' as const })),
  seed: 'frames',
};

function played(seed: string, actions?: number): LocalGame {
  const game = newGame(everyonePerson({ ...CONFIG, seed }));
  playOut(game, seed, actions);
  return game;
}

/** A game in its middle, in which the person of the first seat has the next turn and bots play the others. */
function middle(): LocalGame {
  const game = newGame(everyonePerson(CONFIG));
  for (;;) {
    const { view } = game.get().state;
    if (view.turn > 24 && view.phase === 'takeCard' && view.decider === 0) break;
    playOut(game, 'frames', 1);
  }
  const { origin, line } = game.referee;
  return localGame(CONFIG, origin, line.entries);
}

interface Frame {
  /** What moves on the temple: a block that falls by its cell, a mote by its number and the colour it flies to. */
  readonly moving: readonly string[];
  readonly scores: readonly string[];
  readonly log: string;
  readonly asked: string;
}

/** Notes in every frame what the panels say and what moves on the temple. */
async function watchFrames(page: Page): Promise<() => Promise<readonly Frame[]>> {
  await page.evaluate(() => {
    const frames: unknown[] = [];
    const motes = new Map<Element, number>();
    Object.assign(window, { frames });
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const texts = (selector: string) => all(selector).map((node) => node.textContent ?? '');
    const note = () => {
      const falling = all('.nk-plain [data-part="block"]').filter(
        (node) => Number(node.getAttribute('opacity') ?? 1) < 1,
      );
      for (const mote of all('.nk-mote')) if (!motes.has(mote)) motes.set(mote, motes.size);
      frames.push({
        moving: [
          ...falling.map((node) => `block ${node.parentElement?.dataset.cell}`),
          ...all('.nk-mote').map((node) => `mote ${motes.get(node)} ${node.style.background}`),
        ],
        scores: texts('[data-score-seat] .nk-score-now'),
        log: texts('.nk-log-turn').join('|'),
        asked: texts('.nk-asked').join('|'),
      });
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
}

/** A colour as a browser says it. */
function rgbOf(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

const SEAT_COLOURS = CONFIG.seats.map(({ colour }) => rgbOf(TOKENS.color.player[colour].ice));

/** What was told before it was seen. The picture of a frame may be painted one frame after the panels. */
function toldEarly(frames: readonly Frame[]): readonly string[] {
  const early: string[] = [];
  const flown = new Set<string>();
  const gains = SEAT_COLOURS.map(() => 0);
  frames.forEach((now, i) => {
    const [before, next] = [frames[i - 1], frames[i + 1]];
    if (before === undefined || next === undefined) return;
    for (const one of before.moving) flown.add(one);
    const carried = before.moving.filter((one) => next.moving.includes(one));
    if (now.log !== before.log && carried.length > 0) early.push(`frame ${i}: a log line during ${carried.join()}`);
    if (now.asked !== before.asked && carried.length > 0)
      early.push(`frame ${i}: ${now.asked} during ${carried.join()}`);
    now.scores.forEach((score, seat) => {
      if (score === before.scores[seat]) return;
      gains[seat] = (gains[seat] ?? 0) + 1;
      const landed = [...flown].filter((one) => one.endsWith(SEAT_COLOURS[seat] ?? '') && !next.moving.includes(one));
      const isFalling = carried.some((one) => one.startsWith('block'));
      if (isFalling || landed.length < (gains[seat] ?? 0))
        early.push(`frame ${i}: ${before.scores[seat]} became ${score}`);
    });
  });
  return early;
}

describe('frame by frame', () => {
  it('no score, no log line and no prompt changes before its animation has passed', async () => {
    const { page, errors } = await open(browser, '#/', {
      viewport: DESK,
      settings: { motion: 'normal' },
      game: middle(),
      // A page of its own: no other test wants a stopped clock.
      watch: () => undefined,
    });
    await page.waitForSelector('.nk-game');
    await stopClock(page);
    await goTo(page, '#/table');
    await page.waitForSelector('.nk-score-now');
    const frames = await watchFrames(page);
    const turnOf = async () => Number(await page.locator('.nk-table').getAttribute('data-turn'));
    const driver = new Driver(page, 'frames');
    let isOver = false;
    const play = async () => {
      const end = (await turnOf()) + 6;
      while ((await turnOf()) < end) await driver.play(1);
      isOver = true;
    };
    // The page's clock stands but for this, so that no frame is skipped however slow the machine is.
    const pass = async () => {
      while (!isOver) await page.clock.runFor(100);
    };
    await Promise.all([play(), pass()]);
    const seen = await frames();
    expect(toldEarly(seen)).toEqual([]);
    expect(new Set(seen.map(({ scores }) => scores.join())).size).toBeGreaterThan(2);
    expect(new Set(seen.flatMap(({ moving }) => moving)).size).toBeGreaterThan(6);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

/** Holds every canvas that is drawn on in 3D weakly, so that those that are kept can be told. */
function watchCanvases(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const held: WeakRef<HTMLCanvasElement>[] = [];
    Object.assign(window, { held });
    const make = HTMLCanvasElement.prototype.getContext as (...rest: unknown[]) => unknown;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, ...rest: unknown[]) {
        const made = make.apply(this, rest);
        const isNew = !held.some((one) => one.deref() === this);
        if (made instanceof WebGL2RenderingContext && isNew) held.push(new WeakRef(this));
        return made;
      },
    });
  });
}

async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    window.location.hash = to;
  }, hash);
}

describe('memory', () => {
  it('D3: keeps no renderer after twenty visits to table, lesson and replay', async () => {
    const { page, errors } = await open(browser, '#/', {
      viewport: { width: 480, height: 360 },
      deviceScaleFactor: COARSE,
      settings: { graphics: 'low', view: 'table' },
      game: played('memory'),
    });
    await page.waitForSelector('.nk-game');
    const href = await page.locator('.nk-game a').first().getAttribute('href');
    const id = href?.split('/').at(-1) ?? '';
    const screens = [`#/table/${id}`, '#/tutorial/support', `#/replay/${id}`];
    await watchCanvases(page);
    for (let visit = 0; visit < 20; visit++) {
      await goTo(page, screens[visit % screens.length] ?? '');
      // A renderer is made with its canvas; every screen is drawn once and then only begun. No handle: it would keep it.
      const drawn = visit < screens.length ? '.nk-board[data-solid="true"] canvas' : '.nk-board canvas';
      await page.locator(drawn).waitFor({ state: 'attached' });
      await goTo(page, '#/settings');
      await page.waitForSelector('.nk-head-back');
    }
    const devtools = await page.context().newCDPSession(page);
    const alive = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      return page.evaluate(() => {
        const { held } = window as unknown as { held: WeakRef<HTMLCanvasElement>[] };
        return { made: held.length, kept: held.filter((one) => one.deref() !== undefined).length };
      });
    };
    expect((await alive()).made).toBeGreaterThanOrEqual(20);
    // One may still be referred to by what was drawn last.
    await expect.poll(async () => (await alive()).kept).toBeLessThanOrEqual(1);
    expect(errors).toEqual([]);
  });
});
