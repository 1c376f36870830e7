import { LANGUAGES } from '@nunatak/words';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualConfig } from '../../src/session/config.ts';
import { type LocalGame, newGame } from '../../src/session/games.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';
import { launch, open } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

const SIZES = [
  [360, 640],
  [390, 844],
  [667, 375],
  [768, 1024],
  [1024, 768],
  [1100, 700],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;

/** Four people some turns into the game, so that every panel is full. */
function fourPeople(): LocalGame {
  const game = newGame(everyonePerson({ ...usualConfig(4, ['Ana', 'Bo', 'Mira', 'Kim']), seed: 'hole' }));
  playOut(game, 'hole', 60);
  while (game.get().state.view.phase !== 'takeCard') playOut(game, `more${game.get().entries.length}`, 1);
  return game;
}

/** What is wrong with the table as it is arranged now, in words; nothing where all is well. */
function faults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const table = document.querySelector('.nk-table');
    if (table === null) return ['no table'];
    const found: string[] = [];
    const shown = (node: Element) => node.checkVisibility({ visibilityProperty: true });
    const say = (node: Element) => `${node.className} ${node.textContent?.slice(0, 40)}`;
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const within = (a: DOMRect, b: DOMRect) =>
      a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
    const page = new DOMRect(0, 0, window.innerWidth, window.innerHeight);

    // Only where panels float over the picture of the temple may they meet it.
    const floating = table.getAttribute('data-layout') === 'wide' ? '.nk-temple, .nk-hole, ' : '';
    const panels = [...table.children].filter(
      (node) => shown(node) && !node.matches(`${floating}.nk-hidden, .nk-hand-over, .nk-tip`),
    );
    for (const [i, panel] of panels.entries()) {
      const box = panel.getBoundingClientRect();
      if (!within(box, page)) found.push(`outside the window: ${say(panel)}`);
      for (const other of panels.slice(i + 1)) {
        const both = other.getBoundingClientRect();
        if (meet(box, both)) found.push(`overlap: ${say(panel)} and ${say(other)}`);
      }
    }

    // What scrolls is not cut; an empty element has nothing to cut.
    for (const node of table.querySelectorAll('*')) {
      if (!shown(node) || node.closest('.nk-board, .nk-hidden, .nk-tip') !== null) continue;
      const { overflowX, overflowY, display } = getComputedStyle(node);
      if (node.textContent?.trim() === '' || display === 'inline') continue;
      if (overflowX === 'hidden' && node.scrollWidth > node.clientWidth + 1) found.push(`cut: ${say(node)}`);
      if (overflowY === 'hidden' && node.scrollHeight > node.clientHeight + 1) found.push(`cut below: ${say(node)}`);
    }
    for (const node of table.querySelectorAll('.nk-player *, .nk-dock *, .nk-ribbon *, .nk-phone-cards *')) {
      const panel = node.closest('.nk-player, .nk-dock, .nk-ribbon, .nk-phone-cards');
      if (panel === null || !shown(node) || node.closest('.nk-hidden, .nk-card-button') !== null) continue;
      const { left, right } = node.getBoundingClientRect();
      const outer = panel.getBoundingClientRect();
      if (left < outer.left - 1 || right > outer.right + 1) found.push(`sticks out: ${say(node)}`);
    }

    const hole = (table.querySelector('.nk-hole') ?? table.querySelector('.nk-temple'))?.getBoundingClientRect();
    if (hole === undefined) return ['no hole'];
    const isPhone = table.getAttribute('data-roomy') === 'false';
    for (const corner of isPhone
      ? []
      : table.querySelectorAll('.nk-plain [data-part="floor"] > rect:nth-child(n + 3)')) {
      if (!within(corner.getBoundingClientRect(), hole)) found.push('a corner of the frame is outside the hole');
    }
    for (const tile of table.querySelectorAll('.nk-plain [data-part="tile"]')) {
      if (!within(tile.getBoundingClientRect(), hole)) found.push('a tile is outside the hole');
    }
    const chips = [...table.querySelectorAll('.nk-chip')];
    if (chips.length === 0) found.push('no tile can be chosen');
    for (const chip of chips) {
      const { left, top, width, height } = chip.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      if (at?.closest('.nk-board') === null) found.push(`a chip lies under ${at.className}`);
      if (!within(chip.getBoundingClientRect(), hole)) found.push('a chip is outside the hole');
    }
    return [...new Set(found)];
  });
}

describe('the hole that the panels leave', () => {
  it.each(LANGUAGES)('B13: holds the temple at nine sizes, with nothing cut or covered: %s', async (language) => {
    const [width, height] = SIZES[0];
    const { page } = await open(browser, '#/table', {
      viewport: { width, height },
      game: fourPeople(),
      settings: { language },
    });
    await page.locator('.nk-card-button[data-card][data-refused="false"]').first().click();
    for (const [wide, high] of SIZES) {
      await page.setViewportSize({ width: wide, height: high });
      await expect.poll(() => faults(page), { message: `${wide} × ${high}` }).toEqual([]);
    }
  });
});
