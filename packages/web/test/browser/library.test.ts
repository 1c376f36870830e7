import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepRecord } from '../../src/library/keepRecord.ts';
import { Library } from '../../src/library/library.ts';
import { writeLibrary } from '../../src/library/libraryFile.ts';
import { memoryStore } from '../../src/library/memoryStore.ts';
import { listedSeats, summaryOfView } from '../../src/library/summary.ts';
import { memoryNotes } from '../../src/notes/noteStore.ts';
import { writeNotes } from '../../src/notes/notesFile.ts';
import { recordingOf } from '../../src/replay/recording.ts';
import { usualConfig } from '../../src/session/config.ts';
import { type LocalGame, newGame, saveOf } from '../../src/session/games.ts';
import { texts as en } from '../../src/words/en/index.ts';
import { practice } from '../../src/words/en/practice.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';
import { DESK, launch, open } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

function played(seed: string, actions?: number): LocalGame {
  const game = newGame(everyonePerson({ ...usualConfig(3, ['You', 'Ana', 'Bo']), seed }));
  playOut(game, seed, actions);
  return game;
}

async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    window.location.hash = to;
  }, hash);
}

/** Two games under way, one that was read in and one online, as one file. */
async function fourGames(): Promise<string> {
  const library = new Library(Promise.resolve(memoryStore()));
  const recording = recordingOf(played('record').referee.record());
  if (!recording.ok) throw new Error('no record');
  await keepRecord(library, recording.value);
  for (const [i, seed] of ['one', 'two', 'online'].entries()) {
    const game = played(seed, 12 + i);
    const online = seed === 'online';
    const id = online ? 'abcdefgh12345678' : `game0000000${i}`;
    const now = 1_700_000_000_000 + i;
    await library.write({
      summary: {
        ...summaryOfView(listedSeats(game.referee.config), game.get().state.view),
        ...{ id, kind: online ? 'online' : 'local', revision: 1, created: now, changed: now, yourTurn: false },
      },
      body: online ? { format: 'nunatak-online/1' } : saveOf(game.referee),
    });
  }
  return writeLibrary(library, await writeNotes(Promise.resolve(memoryNotes())));
}

describe('the library', () => {
  it('takes four games in from a file and loses none: reload, second window, without a network', async () => {
    const { games } = en.screens.start;
    const { page, errors } = await open(browser, '#/import', { viewport: DESK, serviceWorkers: 'allow' });
    await page.fill('textarea', await fourGames());
    await page.click('form button');
    await page.getByText(practice.importing.taken(4)).waitFor();
    await goTo(page, '#/');
    const tabs = async (on: Page) => {
      await on.getByText(games.underWay(3)).waitFor();
      await on.getByText(games.finished(1)).waitFor();
    };
    await tabs(page);
    await page.reload();
    await tabs(page);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await tabs(second);
    await second.close();
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state === 'activated') return;
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
    });
    await page.context().setOffline(true);
    await page.reload();
    await tabs(page);
    await goTo(page, '#/table/game00000000');
    await page.waitForSelector('.nk-table');
    await goTo(page, '#/table/nosuchgame00');
    await page.getByText(en.table.none.title).waitFor();
    expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  it('says so when a game cannot be deleted, and keeps it', async () => {
    const { games } = en.screens.start;
    const { page, errors } = await open(browser, '#/', { viewport: DESK, game: played('stays', 12) });
    await page.evaluate(() => {
      IDBObjectStore.prototype.delete = () => {
        throw new DOMException('the disk is broken', 'UnknownError');
      };
    });
    await page.locator('.nk-game-menu > summary').click();
    await page.getByRole('button', { name: games.remove }).click();
    await page.getByRole('alert').getByText(en.table.failed.text).waitFor();
    await page.getByText(games.underWay(1)).waitFor();
    await page.getByRole('button', { name: en.table.failed.close, exact: true }).click();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('brings the only game back after it was deleted', async () => {
    const { games } = en.screens.start;
    const { page, errors } = await open(browser, '#/', { viewport: DESK, game: played('only', 12) });
    await page.locator('.nk-game-menu > summary').click();
    await page.getByRole('button', { name: games.remove }).click();
    await page.getByText(games.none.underWay).waitFor();
    await page.getByRole('button', { name: games.putBack }).click();
    await page.locator('.nk-game').waitFor();
    await page.getByText(games.underWay(1)).waitFor();
    // It lies in the list before the offer goes.
    await page.getByRole('button', { name: games.putBack }).waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.nk-game').waitFor();
    expect(errors).toEqual([]);
  });
});
