import { legalActions } from '@nunatak/engine';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '../../src/line/game.ts';
import { usualConfig } from '../../src/session/config.ts';
import type { LocalGame } from '../../src/session/games.ts';
import { newGame } from '../../src/session/games.ts';
import { texts as de } from '../../src/words/de/index.ts';
import { texts } from '../../src/words/en/index.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';
import { type Box, clickChip, Driver, laidOut } from './driver.ts';
import { gameWith } from './games.ts';
import { DESK, launch, open, PHONE } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

const TABLET = { width: 768, height: 1024 };
const LYING = { width: 844, height: 390 };
const SIZES = [
  TABLET,
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  LYING,
  { width: 1100, height: 700 },
  DESK,
  PHONE,
  { width: 360, height: 640 },
  { width: 667, height: 375 },
] as const;

const NARROWEST = { width: 360, height: 740 };

/** A finger wants 44 px; on the lowest phones a tile is a little less. */
const SMALLEST_TILE = 40;
const LONG = [
  'Wolfeschlegelsteinhausen',
  'Bartholomaeusberchtolder',
  'Kirschbaumblütenkrönchen',
  'Wwwwwwwwwwwwwwwwwwwwwwww',
];

/** People at one screen, some turns into the game, about to take a card. */
function someTurns(players: 1 | 3 | 4, names: readonly string[] = ['Ana', 'Bo', 'Mira', 'Kim']): LocalGame {
  const game = newGame(everyonePerson({ ...usualConfig(players, names), seed: 'layouts' }));
  playOut(game, 'layouts', 40);
  while (game.get().state.view.phase !== 'takeCard') playOut(game, `more${game.get().entries.length}`, 1);
  return game;
}

async function boxesOf(found: Locator): Promise<readonly Box[]> {
  const boxes = await Promise.all((await found.all()).map((one) => one.boundingBox()));
  return boxes.map((box) => box ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 });
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function lies(box: Box, page: Page): boolean {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

/** What sticks out of the window to the left or right, or is cut off there. */
function sticksOut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const outside = [...document.querySelectorAll('.nk-table *')].filter((node) => {
      if (node.closest('.nk-board, .nk-hidden') !== null || !node.checkVisibility({ visibilityProperty: true }))
        return false;
      const { left, right, width } = node.getBoundingClientRect();
      return width > 0 && (left < -1 || right > window.innerWidth + 1);
    });
    const cut = [
      ...document.querySelectorAll('.nk-log-turn p, .nk-completion p, .nk-hand-over, .nk-end-head *'),
    ].filter((node) => node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== 'inline');
    return [...outside, ...cut].map((node) => `${node.className} ${node.textContent?.slice(0, 60)}`);
  });
}

describe('the table in windows of every shape', () => {
  it.each(SIZES)('is all there and playable by pointer at $width × $height', async (viewport) => {
    const { page, errors } = await open(browser, '#/table', { viewport, game: someTurns(4) });
    const fits = page.locator('.nk-card-button[data-card][data-refused="false"]');
    await fits.first().click();
    await page.locator('.nk-chip').first().waitFor();
    await laidOut(page);
    const buttons = page.locator('.nk-build-button, .nk-undo, .nk-card-button[data-card]');
    const boxes = await boxesOf(buttons);
    expect(boxes).toHaveLength(6);
    for (const box of boxes) expect(lies(box, page), JSON.stringify(box)).toBe(true);
    const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => overlap(a, b)));
    expect(pairs).toEqual([]);
    const crew = await boxesOf(page.locator('.nk-crew-chip:visible, .nk-crew-more:visible > *'));
    expect(crew.filter((chip) => boxes.some((box) => overlap(box, chip)))).toEqual([]);
    const others = page.locator('.nk-topbar > *, .nk-blessing-button');
    for (const box of await boxesOf(others)) expect(lies(box, page), JSON.stringify(box)).toBe(true);
    const top = await boxesOf(page.locator('.nk-topbar-seat > b, .nk-topbar-seat > .nk-badge'));
    expect(top.flatMap((a, i) => top.slice(i + 1).filter((b) => overlap(a, b)))).toEqual([]);
    const chips = await boxesOf(page.locator('.nk-chip'));
    for (const chip of chips) {
      expect(lies(chip, page)).toBe(true);
      expect(boxes.some((box) => overlap(box, chip))).toBe(false);
    }
    const tiles = await boxesOf(page.locator('.nk-plain [data-part="tile"]'));
    expect(Math.min(...tiles.map(({ width }) => width))).toBeGreaterThan(SMALLEST_TILE);
    const scrolls = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return scrollWidth > window.innerWidth || scrollHeight > window.innerHeight;
    });
    expect(scrolls).toBe(false);
    await clickChip(page, 0);
    await page.locator('.nk-build-button[aria-disabled="false"]').click();
    await expect
      .poll(() => page.locator('.nk-table').getAttribute('data-phase'))
      .toMatch(/takeCard|takeBlessing|orderSquare|endOfTurn|providence|expansion|structure/);
    expect(errors).toEqual([]);
  });

  it('shows all of the diamond of a solo game beside the temple of a tablet', async () => {
    const { page } = await open(browser, '#/table', { viewport: { width: 1024, height: 768 }, game: someTurns(1) });
    await page.locator('.nk-card-button').first().waitFor();
    await laidOut(page);
    for (const box of await boxesOf(page.locator('.nk-slot, .nk-blessing-button'))) {
      expect(lies(box, page), JSON.stringify(box)).toBe(true);
    }
  });
});

describe('the dock', () => {
  it('keeps its labels in sight: no lifted card and no chip lies over them', async () => {
    const game = gameWith(({ phase, faceUp }) => phase === 'takeBlessing' && faceUp.length === 2);
    const { page } = await open(browser, '#/table', { viewport: DESK, game });
    await page.locator('.nk-blessing-button').first().click();
    await page.locator('.nk-dock [data-lifted="true"], .nk-dock .nk-worth').nth(3).waitFor();
    await laidOut(page);
    const labels = await boxesOf(page.locator('.nk-dock .nk-dock-label'));
    const lifted = await boxesOf(page.locator('.nk-dock [data-lifted="true"], .nk-dock .nk-worth'));
    expect(lifted).toHaveLength(4);
    expect(labels.flatMap((label) => lifted.filter((box) => overlap(label, box)))).toEqual([]);
  });

  it('leaves the four grids of Exploded free of the note', async () => {
    const { page } = await open(browser, '#/table', {
      viewport: DESK,
      game: someTurns(4),
      settings: { view: 'exploded' },
    });
    await page.locator('.nk-card-button[data-card][data-refused="false"]').first().click();
    await clickChip(page, 0);
    await page.locator('.nk-staged').waitFor();
    await laidOut(page);
    const [note] = await boxesOf(page.locator('.nk-staged'));
    if (note === undefined) throw new Error('no note');
    const grids = await boxesOf(page.locator('.nk-mark-slot, .nk-plain [data-part="tile"], .nk-board-lines text'));
    expect(grids.filter((box) => overlap(box, note))).toEqual([]);
  });
});

describe('a phone', () => {
  it.each([PHONE, LYING])(
    'says what the blessings to be taken do, and takes one by Build: $width px',
    async (viewport) => {
      const game = gameWith(({ phase, faceUp }) => phase === 'takeBlessing' && faceUp.length === 2);
      const { page } = await open(browser, '#/table', { viewport, game });
      const cards = page.locator('.nk-blessing-button');
      await cards.first().waitFor();
      await expect.poll(() => cards.count()).toBe(2);
      await laidOut(page);
      for (const card of await cards.all()) {
        const id = (await card.getAttribute('data-blessing')) ?? '';
        const { name, line } = Object.entries(texts.blessings).find(([key]) => key === id)?.[1] ?? {
          name: '',
          line: '',
        };
        for (const part of [
          card.locator('.nk-blessing-name', { hasText: name }),
          card.locator('.nk-blessing-line', { hasText: line }),
          card.locator('.nk-worth'),
        ]) {
          await expect.poll(() => part.isVisible()).toBe(true);
          for (const box of await boxesOf(part)) expect(lies(box, page), JSON.stringify(box)).toBe(true);
        }
      }
      await cards.first().click();
      await expect.poll(() => page.locator('.nk-table').getAttribute('data-phase')).toBe('takeBlessing');
      await expect.poll(() => cards.first().getAttribute('aria-pressed')).toBe('true');
      await page.locator('.nk-build-button[aria-disabled="false"]').click();
      await expect.poll(() => page.locator('.nk-table').getAttribute('data-phase')).not.toBe('takeBlessing');
    },
  );

  it('asks a long question once and in full: in the tray, and Build below keeps its words inside', async () => {
    const game = gameWith(({ phase }) => phase === 'orderSquare');
    const { page } = await open(browser, '#/table', { viewport: NARROWEST, game, settings: { language: 'de' } });
    await page.locator('.nk-tray').getByRole('heading', { name: de.table.ask.orderSquare }).waitFor();
    expect(await page.locator('.nk-phone-foot .nk-asked').count()).toBe(0);
    await page.locator('.nk-option').first().click();
    const build = page.locator('.nk-build-button[aria-disabled="false"]');
    await build.waitFor();
    await laidOut(page);
    expect(await build.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const [pill] = await boxesOf(page.locator('.nk-phone-foot .nk-turn-pill'));
    const [button] = await boxesOf(build);
    expect(pill !== undefined && lies(pill, page)).toBe(true);
    expect(button !== undefined && lies(button, page) && button.width).toBeLessThan(NARROWEST.width / 2);
  });

  it('leaves the question without a tray all of its lines, however long it is', async () => {
    const game = gameWith(
      (view) =>
        view.phase === 'takeCard' &&
        legalActions(view).some((action) => action.type === 'takeCard' && action.card.startsWith('builder')),
    );
    const { page } = await open(browser, '#/table', { viewport: NARROWEST, game, settings: { language: 'de' } });
    await page.locator('.nk-card-button[data-card^="builder"][data-refused="false"]').first().click();
    await page.getByRole('button', { name: de.table.swapTiles }).click();
    const asked = page.locator('.nk-phone-foot .nk-asked');
    await expect.poll(() => asked.textContent()).toBe(de.table.ask.swapFirst);
    await clickChip(page, 0);
    await expect.poll(() => asked.textContent()).toBe(de.table.ask.swapSecond);
    await laidOut(page);
    const spill = await asked.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(spill).toBeLessThanOrEqual(1);
  });

  it('tells a name of twelve letters in full in the bar of a game of three', async () => {
    const names = ['Bartholomäus', 'Ana', 'Mira'];
    const game = newGame(everyonePerson({ ...usualConfig(3, names), seed: 'names' }));
    const { page } = await open(browser, '#/table', { viewport: NARROWEST, game });
    const name = page.locator('.nk-topbar-name', { hasText: 'Bartholomäus' });
    await name.waitFor();
    await laidOut(page);
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  it('shows how many cards of each back number the draw pile holds', async () => {
    const { page } = await open(browser, '#/table', { viewport: PHONE, game: someTurns(3) });
    await page.getByRole('button', { name: texts.table.me }).click();
    const counts = page.locator('.nk-drawer .nk-deck-piles > li');
    await counts.first().waitFor();
    await laidOut(page);
    const [own] = await boxesOf(page.locator('.nk-drawer .nk-deck'));
    expect(own !== undefined && lies(own, page)).toBe(true);
  });
});

describe('by key', () => {
  it('the way from the views to a card leads past no line of the log', async () => {
    const { page } = await open(browser, '#/table', { viewport: DESK, game: someTurns(3) });
    await page.locator('.nk-log-line').first().waitFor();
    await page.locator('.nk-xray').focus();
    await page.keyboard.press('Tab');
    expect(await page.locator('.nk-card-button[data-card]:focus').count()).toBe(1);
  });

  it.each([DESK, PHONE])('nothing of a new game has the focus below the foot: $width × $height', async (viewport) => {
    const { page } = await open(browser, '#/new', { viewport });
    await page.locator('.nk-seats').waitFor();
    await laidOut(page);
    const [foot] = await boxesOf(page.locator('.nk-new-foot'));
    if (foot === undefined) throw new Error('no foot');
    const inside = page.locator('.nk-new-foot :focus');
    for (;;) {
      await page.keyboard.press('Tab');
      if ((await inside.count()) > 0) break;
      await laidOut(page);
      const focused = await boxesOf(page.locator(':focus'));
      expect(focused.filter((box) => overlap(box, foot))).toEqual([]);
      expect(focused).toHaveLength(1);
    }
  });
});

describe('names of 24 letters', () => {
  it.each([DESK, PHONE, TABLET, LYING])('leave nothing out of the window: $width × $height', async (viewport) => {
    const { page } = await open(browser, '#/table', { viewport, game: someTurns(4, LONG) });
    await new Driver(page, 'names').play(2);
    await page.locator('.nk-hand-over').waitFor();
    await laidOut(page);
    expect(await sticksOut(page)).toEqual([]);
    if ((await page.locator('.nk-phone-tab').count()) > 0) {
      for (const tab of await page.locator('.nk-phone-tab').all()) {
        await tab.click();
        await laidOut(page);
        expect(await sticksOut(page)).toEqual([]);
      }
    }
  });

  it.each([DESK, PHONE, TABLET, LYING])('fit into the count: $width × $height', async (viewport) => {
    const game = newGame(everyonePerson({ ...usualConfig(4, LONG), seed: 'long' }));
    playOut(game, 'long');
    const { page } = await open(browser, '#/table', { viewport, game });
    await page.getByRole('button', { name: texts.screens.ledger.skip }).click();
    await laidOut(page);
    expect(await sticksOut(page)).toEqual([]);
  });
});

describe('on a phone', () => {
  it('the temple stays where it is when a tile is pointed at, also with a builder in hand', async () => {
    const game = newGame(everyonePerson({ ...usualConfig(3, ['A', 'B', 'C']), seed: 'd' }));
    const hasBuilder = ({ state: { view } }: Snapshot) =>
      view.turn > 24 &&
      legalActions(view).some((action) => action.type === 'takeCard' && action.card.startsWith('builder'));
    while (!hasBuilder(game.get())) playOut(game, `d${game.get().entries.length}`, 1);
    const { page } = await open(browser, '#/table', { viewport: PHONE, game });
    await page.locator('.nk-card-button[data-card^="builder"][data-refused="false"]').first().click();
    await page.locator('.nk-helpers').waitFor();
    const board = page.locator('.nk-board');
    await laidOut(page);
    const before = await board.boundingBox();
    for (const { x, y, width, height } of await boxesOf(page.locator('.nk-chip'))) {
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.locator('.nk-split').waitFor();
      expect(await board.boundingBox()).toEqual(before);
    }
  });

  it.each(['en', 'de', 'nl'] as const)('all that a card brings is in sight on the narrowest: %s', async (language) => {
    const viewport = { width: 360, height: 640 };
    const { page } = await open(browser, '#/table', { viewport, game: someTurns(4), settings: { language } });
    const cards = page.locator('.nk-card-button[data-card][data-refused="false"]');
    await cards.first().waitFor();
    await laidOut(page);
    const before = await page.locator('.nk-board').boundingBox();
    for (const card of await cards.all()) {
      await card.focus();
      await page.locator('.nk-split').waitFor();
      await laidOut(page);
      for (const box of await boxesOf(page.locator('.nk-split, .nk-split dd'))) expect(lies(box, page)).toBe(true);
      const scrolling = await page
        .locator('.nk-phone-note, .nk-split, .nk-split > dl')
        .evaluateAll((found) => found.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
      expect(scrolling).toBe(0);
      expect(await page.locator('.nk-board').boundingBox()).toEqual(before);
    }
  });
});
