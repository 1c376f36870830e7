import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { launch } from './browser.ts';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Drawing without a graphics processor takes its time. */
const READY_MS = 300_000;

/**
 * Does work with pages that show the temple alone: `open` gives one, drawn, for what stands in its address. `prepare` runs
 * in a page before anything else; `house` is what Vite serves, today's temple where nothing is said.
 */
export async function withTemplePages(work, prepare = () => undefined, house = { root }) {
  // As it ships: React for development takes a third of a click for itself.
  process.env.NODE_ENV = 'production';
  const server = await createServer({
    mode: 'production',
    logLevel: 'warn',
    ...house,
    server: { port: 0, hmr: false, ...house.server },
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('the server of the temple has no address');
  const browser = await launch();
  const open = async (query) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(prepare);
    await page.goto(`${address}dev/board.html?${query}`);
    await page.waitForSelector('.nk-board[data-settled="true"]', { timeout: READY_MS });
    return page;
  };
  try {
    return await work(open);
  } finally {
    await browser.close();
    await server.close();
  }
}
