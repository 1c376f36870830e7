import { type Action, type BlessingId, legalActions, nextInt, seedRng, type View } from '@nunatak/engine';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualConfig } from '../../src/session/config.ts';
import { newGame } from '../../src/session/games.ts';
import type { LocalGame } from '../../src/session/localGame.ts';
import { texts } from '../../src/words/en/index.ts';
import { everyonePerson } from '../session/playOut.ts';
import { DESK, launch, open } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

/** Random play that likes elders and keeps its blessings for later. */
function likely(view: View, chance: (most: number) => number): Action {
  const actions = legalActions(view);
  const elders = actions.filter((action) => action.type === 'takeCard' && action.card.includes('elder'));
  const thrifty = actions.filter(({ type }) => type !== 'useBlessing' && type !== 'swapTiles');
  const pool = [elders, thrifty, actions].find((some) => some.length > 0) ?? actions;
  const action = pool[chance(pool.length)];
  if (action === undefined) throw new Error('nothing to decide');
  return action;
}

/** A game in which a person may use a blessing now. */
function gameWith(wanted: (view: View) => boolean): LocalGame {
  for (let seed = 0; seed < 300; seed++) {
    const config = { ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed: `blessing${seed}` };
    const game = newGame(everyonePerson(config));
    const rng = seedRng(config.seed);
    while (game.get().state.view.phase !== 'over') {
      if (wanted(game.get().state.view)) return game;
      game.act(likely(game.get().state.view, (most) => nextInt(rng, most)));
    }
  }
  throw new Error('no game comes to such a position');
}

function mayUse(id: BlessingId): (view: View) => boolean {
  return (view) => legalActions(view).some((action) => action.type === 'useBlessing' && action.blessing === id);
}

async function clickChip(page: Page): Promise<void> {
  const chip = page.locator('.nk-chip').last();
  const box = await chip.boundingBox();
  if (box === null) throw new Error('no chip on screen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function pressOffer(page: Page, id: BlessingId): Promise<void> {
  await page
    .getByRole('button', { name: texts.table.use(texts.blessings[id].name) })
    .first()
    .click();
}

async function twoChips(page: Page, id: BlessingId): Promise<void> {
  await pressOffer(page, id);
  await clickChip(page);
  await clickChip(page);
}

async function maybeBuild(page: Page): Promise<void> {
  const build = page.locator('.nk-build-button[aria-disabled="false"]');
  if ((await build.count()) > 0) await build.click();
}

async function pressUse(page: Page): Promise<void> {
  await page.locator('.nk-tray [data-use]').first().click();
}

/** How each blessing is used through the page. */
const WAYS: readonly [BlessingId, (page: Page) => Promise<void>][] = [
  ['discovery', async (page) => pressOffer(page, 'discovery').then(() => maybeBuild(page))],
  ['moon', async (page) => twoChips(page, 'moon')],
  ['movement', async (page) => twoChips(page, 'movement')],
  ['structure', pressUse],
  ['providence', pressUse],
  ['expansion', pressUse],
  ['abundance', async (page) => pressOffer(page, 'abundance').then(() => maybeBuild(page))],
  [
    'foresight',
    async (page) => {
      await page.locator('.nk-tray .nk-square-badge').first().click();
      await page.locator('.nk-tray .nk-button-primary').click();
    },
  ],
];

function savedActions(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('nunatak/game') ?? '{}').actions);
}

describe('blessings through the page', () => {
  it.each(WAYS)('%s is used', async (id, way) => {
    const game = gameWith(mayUse(id));
    const { page, errors } = await open(browser, '#/table', { viewport: DESK, game });
    await page.waitForSelector('.nk-table[data-person="true"]');
    const before = (await savedActions(page)).length;
    await way(page);
    const made = (await savedActions(page)).slice(before);
    expect(made[0]).toMatch(new RegExp(`^use ${id}`));
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('an immediate one is used from the tray, with what it is worth', async () => {
    const game = gameWith(({ phase }) => phase === 'useOrKeep');
    const { page } = await open(browser, '#/table', { viewport: DESK, game });
    await page.locator('.nk-tray-worth').waitFor();
    const before = (await savedActions(page)).length;
    await pressUse(page);
    expect((await savedActions(page))[before]).toMatch(/^enact /);
    await page.context().close();
  });
});
