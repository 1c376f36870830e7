import { LANGUAGES } from '@nunatak/words';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_CAMERA } from '../../src/board/board.ts';
import { clampCamera } from '../../src/board/camera.ts';
import { usualConfig } from '../../src/session/config.ts';
import { type LocalGame, newGame } from '../../src/session/games.ts';
import type { CameraMove } from '../../src/temple/CameraMoves.tsx';
import { LESSONS } from '../../src/tutorial/lessons.ts';
import { texts as en } from '../../src/words/en/index.ts';
import { loadTexts } from '../../src/words/index.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';
import { clickChip, Driver, laidOut } from './driver.ts';
import { gameWith, mayUse } from './games.ts';
import { COARSE, DESK, launch, open, PHONE } from './page.ts';

/** What a trial of the page found, each by its number. */

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

const BOTS = { ...usualConfig(3, ['You', 'Ana', 'Bo']), seed: 'seen' };
const NARROWEST = { width: 360, height: 640 };
const FITS = '.nk-card-button[data-card][data-refused="false"]';

function finished(): LocalGame {
  const game = newGame(everyonePerson({ ...BOTS, seed: 'finished' }));
  playOut(game, 'finished');
  return game;
}

/** Texts of a screen that are cut off, or stick out of the window. */
function cutTexts(page: Page, within: string): Promise<readonly string[]> {
  return page.evaluate((root) => {
    const all = [...document.querySelectorAll<HTMLElement>(`${root} *`)];
    const cut = all.filter((node) => {
      if (!node.checkVisibility({ visibilityProperty: true }) || node.closest('.nk-board, .nk-hidden') !== null)
        return false;
      const { overflowX, overflowY, display } = getComputedStyle(node);
      const { left, right, width } = node.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > window.innerWidth + 1)) return true;
      if (node.textContent?.trim() === '' || display === 'inline') return false;
      return (
        (overflowX === 'hidden' && node.scrollWidth > node.clientWidth + 1) ||
        (overflowY === 'hidden' && node.scrollHeight > node.clientHeight + 1)
      );
    });
    return cut.map((node) => `${node.className}: ${node.textContent?.slice(0, 50)}`);
  }, within);
}

function box(page: Page, selector: string) {
  return page.locator(selector).first().boundingBox();
}

describe('what was found in a trial', () => {
  it('B3: who does not want to be asked at the end of a turn is not asked again', async () => {
    const { page } = await open(browser, '#/table', { viewport: DESK, game: gameWith(mayUse('abundance')) });
    await page.locator('.nk-tray [data-use="abundance"]').waitFor();
    const turn = await page.locator('.nk-table').getAttribute('data-turn');
    // The order holds at once: the tray goes with the box, so that nobody sees it checked.
    await page.locator('.nk-ask-only input').click();
    await page.locator('.nk-tray').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.nk-table').getAttribute('data-turn')).not.toBe(turn);
  });

  it('B27: no answer is recommended', async () => {
    const game = gameWith(({ phase }) => phase === 'useOrKeep');
    const { page } = await open(browser, '#/table', { viewport: DESK, game });
    await page.locator('.nk-option').first().waitFor();
    const looks = await page
      .locator('.nk-option')
      .evaluateAll((options) => options.map((option) => getComputedStyle(option).backgroundColor));
    expect(new Set(looks).size).toBe(1);
    expect(await page.locator('.nk-tray .nk-button-primary').count()).toBe(0);
  });

  it('B5, B25: a phone marks one’s own seat, also while another is on turn', async () => {
    const { page } = await open(browser, '#/table', { viewport: PHONE, game: BOTS });
    const own = page.locator('.nk-topbar-seat[data-you="true"]');
    await expect.poll(() => own.locator('.nk-topbar-name').textContent()).toBe('You');
    await expect.poll(() => own.count()).toBe(1);
    await expect.poll(() => page.locator('h1').count()).toBeGreaterThan(0);
  });

  it.each(LANGUAGES)('a phone says in full whose turn it is, also among people (%s)', async (language) => {
    const game = everyonePerson({ ...usualConfig(3, ['Mira', 'Ana', 'Bo']), seed: 'seen' });
    const { page } = await open(browser, '#/table', { viewport: PHONE, game, settings: { language } });
    const pill = page.locator('.nk-turn-pill > span');
    await expect.poll(() => pill.textContent()).toContain('Mira');
    expect(await pill.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
  });

  it('B26: the note of who takes the screen leaves what can be used free', async () => {
    const { page } = await open(browser, '#/table', { viewport: DESK, game: everyonePerson(BOTS) });
    await new Driver(page, 'hand over').play(2);
    await page.locator('.nk-hand-over').waitFor();
    await laidOut(page);
    const [note, offers] = [await box(page, '.nk-hand-over'), await box(page, '.nk-offers')];
    if (note === null || offers === null) throw new Error('nothing to compare');
    expect(note.x + note.width).toBeLessThanOrEqual(offers.x + 1);
  });

  it('B28: a drawing offers the views it has', async () => {
    const { page } = await open(browser, '#/table', { viewport: DESK, game: BOTS, settings: { view: 'table' } });
    const views = page.locator('.nk-views > button[aria-pressed]');
    await views.first().waitFor();
    await expect
      .poll(() => views.allTextContents())
      .toEqual([en.table.views.plan, en.table.views.exploded, en.table.xray]);
    await expect.poll(() => views.first().getAttribute('aria-pressed')).toBe('true');
  });

  it('B1: the result is told by the count, and by nothing while the count is on its way', async () => {
    const { page } = await open(browser, '#/', { viewport: DESK, game: finished(), watch: () => undefined });
    await page.locator('.nk-game').waitFor();
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/assets/Ledger-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.evaluate(() => {
      window.location.hash = '#/table';
    });
    await page.locator('.nk-table[data-phase="over"]').waitFor();
    const told = page.locator('.nk-score-now, .nk-log-turn');
    await expect.poll(() => told.count()).toBeGreaterThan(3);
    expect(await told.filter({ visible: true }).count()).toBe(0);
    letGo();
    await page.getByRole('button', { name: en.screens.ledger.next }).waitFor();
    expect(await told.filter({ visible: true }).count()).toBe(0);
    await page.context().close();
  });

  it('B14: every name of a blessing fits its card, unbroken, in every language and size', async () => {
    const names = (await Promise.all(LANGUAGES.map(loadTexts))).flatMap(({ blessings }) =>
      Object.values(blessings).map(({ name, line }) => ({ name, line })),
    );
    // On a narrow screen a card shows its name when it can be taken.
    const game = gameWith(({ phase }) => phase === 'takeBlessing');
    const { page } = await open(browser, '#/table', { viewport: DESK, game });
    for (const viewport of [DESK, { width: 1100, height: 700 }, { width: 820, height: 1180 }]) {
      await page.setViewportSize(viewport);
      await laidOut(page);
      await page.locator('.nk-blessing-name').first().waitFor();
      const wrong = await page.evaluate((all) => {
        const [face] = document.querySelectorAll<HTMLElement>('.nk-blessing');
        const [name, line] = ['.nk-blessing-name', '.nk-blessing-line'].map((part) =>
          face?.querySelector<HTMLElement>(part),
        );
        if (face === undefined || name == null) return ['no blessing'];
        return all.flatMap((one) => {
          name.textContent = one.name;
          name.dataset.long = String(one.name.length > 10);
          if (line != null) line.textContent = one.line;
          const text = document.createRange();
          text.selectNodeContents(name);
          const [shown, card] = [text.getBoundingClientRect(), face.getBoundingClientRect()];
          const isBroken = text.getClientRects().length > 1;
          const isOut = shown.left < card.left + 1 || shown.right > card.right - 1 || shown.bottom > card.bottom;
          const isCut = line != null && line.scrollHeight > line.clientHeight + 1;
          return isBroken || isOut || isCut
            ? [`${one.name}: ${isBroken ? 'broken ' : ''}${isOut ? 'out ' : ''}${isCut ? 'cut' : ''}`]
            : [];
        });
      }, names);
      expect(wrong, JSON.stringify(viewport)).toEqual([]);
    }
  });

  it.each(LANGUAGES)('B15: nothing that a lesson says is cut on the narrowest phone: %s', async (language) => {
    const { page } = await open(browser, '#/tutorial', { viewport: NARROWEST, settings: { language } });
    for (const { id } of LESSONS) {
      await page.evaluate((lesson) => {
        window.location.hash = `#/tutorial/${lesson}`;
      }, id);
      await page.locator('.nk-lesson-task').waitFor();
      await laidOut(page);
      expect(await cutTexts(page, '.nk-lesson'), id).toEqual([]);
      await page.evaluate(() => {
        window.location.hash = '#/tutorial';
      });
      await page.locator('.nk-lesson-list').first().waitFor();
    }
  });

  it('B17: no two signs on a phone look alike', async () => {
    const { page } = await open(browser, '#/table', { viewport: PHONE, game: BOTS });
    const signs = page.locator('.nk-topbar > .nk-icon-button > svg, .nk-phone-tab > svg');
    await signs.first().waitFor();
    const shapes = await signs.evaluateAll((all) => all.map((sign) => sign.innerHTML));
    expect(shapes.length).toBeGreaterThan(5);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('B19: at a finished table there is nothing to build, and the replay is a click away', async () => {
    const { page } = await open(browser, '#/table', { viewport: DESK, game: finished() });
    const { ledger, start } = en.screens;
    await page.getByRole('button', { name: ledger.skip }).click();
    await page.getByRole('button', { name: ledger.temple }).click();
    await page.getByRole('button', { name: en.table.menu.scoring }).waitFor();
    expect(await page.locator('.nk-build-button, .nk-undo').count()).toBe(0);
    await page.getByRole('button', { name: en.table.menu.scoring }).click();
    await page.getByRole('button', { name: ledger.skip }).click();
    await page.getByRole('link', { name: start.games.replay }).click();
    await page.locator('.nk-replay td[data-cell]').first().waitFor();
  });

  it('B24: a click on the card that was taken takes nothing back while a blessing is chosen', async () => {
    const game = gameWith(({ phase }) => phase === 'takeBlessing');
    const { page } = await open(browser, '#/table', { viewport: DESK, game });
    const turn = page.locator('.nk-table[data-phase="takeBlessing"]');
    await turn.waitFor();
    await page.locator('.nk-plain [data-part="block"]').first().waitFor({ state: 'attached' });
    const blocks = await page.locator('.nk-plain [data-part="block"]').count();
    for (const card of await page.locator('.nk-card-button[data-card]').all()) await card.click();
    await expect.poll(() => turn.count()).toBe(1);
    expect(await page.locator('.nk-plain [data-part="block"]').count()).toBe(blocks);
  });

  it('D6: says every step once, in its order, and what is asked apart from it', async () => {
    const { page } = await open(browser, '#/table', { viewport: DESK, game: everyonePerson(BOTS) });
    const said = page.locator('.nk-table > [role="log"] > p');
    const status = page.locator('.nk-table > [role="status"]');
    await page.locator(FITS).first().click();
    await expect.poll(() => said.count()).toBe(1);
    const [taken] = await said.allTextContents();
    const asked = await status.textContent();
    await clickChip(page, 0);
    await expect.poll(() => status.textContent()).not.toBe(asked);
    await expect.poll(() => said.allTextContents()).toEqual([taken]);
    await page.locator('.nk-build-button[aria-disabled="false"]').click();
    await expect.poll(() => said.count()).toBe(2);
    expect((await said.allTextContents())[0]).toBe(taken);
  });

  it('D7: the camera is turned, brought closer and reset by buttons, on a phone too', async () => {
    const settings = { view: 'table', graphics: 'low' } as const;
    for (const viewport of [DESK, PHONE]) {
      const { page } = await open(browser, '#/table', { viewport, game: BOTS, settings, deviceScaleFactor: COARSE });
      const press = (move: CameraMove) =>
        page.getByRole('button', { name: en.table.cameraMoves[move], exact: true }).first().click();
      const camera = () => page.evaluate(() => JSON.parse(localStorage.getItem('nunatak/settings') ?? '{}').camera);
      await page.locator('.nk-topbar, .nk-ribbon').first().waitFor();
      if (viewport === PHONE) await page.locator('.nk-phone-tab').filter({ hasText: en.table.log }).click();
      await press('left');
      await press('closer');
      const turned = clampCamera({
        ...DEFAULT_CAMERA,
        azimuth: DEFAULT_CAMERA.azimuth + 15,
        zoom: DEFAULT_CAMERA.zoom * 1.15,
      });
      await expect.poll(() => camera()).toEqual(turned);
      if (viewport === PHONE) await page.locator('.nk-drawer-close').click();
      await press('reset');
      await expect.poll(() => camera()).toEqual(DEFAULT_CAMERA);
    }
  });

  it('D5, D7: arrows, Home and End move the focus from tab to tab; single keys can be turned off', async () => {
    const settings = { shortcuts: false };
    const { page } = await open(browser, '#/table', { viewport: DESK, game: BOTS, settings });
    await page.locator('[data-tab="log"]').focus();
    for (const [key, tab] of [
      ['ArrowRight', 'hint'],
      ['End', 'rules'],
      ['ArrowRight', 'log'],
      ['ArrowLeft', 'rules'],
      ['Home', 'log'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-tab'))).toBe(tab);
    }
    await page.keyboard.press('1');
    await page.keyboard.press('v');
    await expect.poll(() => page.locator('.nk-table').getAttribute('data-phase')).toBe('takeCard');
    await expect.poll(() => page.locator('.nk-board').getAttribute('data-view')).toBe('plan');
  });
});

describe('the pace of the bots', () => {
  it('holds them, lets one step after another be seen, and goes on', async () => {
    const { page } = await open(browser, '#/table', { viewport: DESK, game: BOTS });
    await page.getByRole('button', { name: en.table.pace.pause }).click();
    await page.locator(FITS).first().click();
    await page.locator('.nk-chip').first().waitFor();
    await new Driver(page, 'pace').play(1);
    const pill = page.locator('.nk-turn-pill');
    await expect.poll(() => pill.textContent()).toBe(en.table.pace.paused('Ana'));
    await expect.poll(() => page.locator('.nk-log-turn').count()).toBe(1);
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: en.table.pace.step }).click();
        return page.locator('.nk-log-turn').count();
      })
      .toBeGreaterThan(1);
    await page.getByRole('button', { name: en.table.pace.goOn }).click();
    await expect.poll(() => pill.getAttribute('data-mine')).toBe('true');
    await expect.poll(() => page.title()).toContain(en.table.calls.turn);
  });
});
