/* How long a library of 1,000 games takes to be listed, and one of its games to stand on the table, in milliseconds. */
import { preview } from 'vite';
import { thousandGames } from '../test/library/thousand.ts';
import { launch } from './browser.ts';

const ROUNDS = 5;

/** Puts games into the database of a page, past the page itself. */
function fill(page, games) {
  return page.evaluate(async (all) => {
    const database = await new Promise((resolve, reject) => {
      const request = indexedDB.open('nunatak');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const shelves = database.transaction(['summaries', 'bodies'], 'readwrite');
    for (const { summary, body } of all) {
      shelves.objectStore('summaries').put(summary);
      shelves.objectStore('bodies').put({ id: summary.id, body });
    }
    await new Promise((resolve, reject) => {
      shelves.oncomplete = resolve;
      shelves.onerror = () => reject(shelves.error);
    });
    database.close();
  }, games);
}

/** From the address to what is waited for. */
async function timeTo(page, address, selector) {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector(selector);
  return page.evaluate(() => performance.now());
}

function median(times) {
  return Math.round(times.sort((a, b) => a - b)[Math.floor(times.length / 2)]);
}

/** The medians of some visits to the built site. */
export async function measureLibrary(root, outDir) {
  const server = await preview({ root, logLevel: 'warn', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('the preview server has no address');
  const browser = await launch();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(address);
    await page.evaluate(() => localStorage.setItem('nunatak/settings', '{"graphics":"plain","motion":"off"}'));
    await page.waitForSelector('.nk-start-play');
    const games = thousandGames();
    const empty = [];
    for (let round = 0; round < ROUNDS; round++) empty.push(await timeTo(page, address, '.nk-start-play'));
    await fill(page, games);
    const [listed, opened] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      listed.push(await timeTo(page, address, '.nk-game'));
      opened.push(await timeTo(page, `${address}#/table/${games[500].summary.id}`, '.nk-table'));
    }
    return { games: games.length, emptyStart: median(empty), listed: median(listed), opened: median(opened) };
  } finally {
    await browser.close();
    await server.close();
  }
}
