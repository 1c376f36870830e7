/* Takes pictures of the temple in its views and themes: node scripts/shots-board.mjs OUT_DIR [name part]. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { launch } from './browser.ts';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 420 };
const GAP = 'insets=60,250,190,270';

const SHOTS = [
  { name: 'table-dark', query: `position=middle&${GAP}` },
  { name: 'table-light', query: `position=middle&theme=light&${GAP}` },
  { name: 'table-focus', query: `position=middle&camera=-30,50,1&focus=36&refused=35&lit=25,26` },
  { name: 'table-xray', query: 'position=middle&xray' },
  { name: 'table-empty', query: 'position=empty' },
  { name: 'table-tower', query: 'position=tower&camera=28,22,1' },
  { name: 'plan-dark', query: `position=middle&view=plan&${GAP}` },
  { name: 'plan-light', query: 'position=middle&view=plan&theme=light' },
  { name: 'exploded-dark', query: 'position=middle&view=exploded' },
  { name: 'exploded-light', query: 'position=middle&view=exploded&theme=light' },
  { name: 'full-dark', query: 'position=full' },
  { name: 'finale-dark', query: 'position=full&finale' },
  { name: 'finale-light', query: 'position=full&finale&theme=light' },
  { name: 'phone-plan', query: 'position=middle&view=plan', size: PHONE, density: 2 },
  { name: 'phone-table', query: 'position=middle', size: PHONE, density: 2 },
  { name: 'phone-exploded', query: 'position=middle&view=exploded', size: PHONE, density: 2 },
  { name: 'plain-plan-dark', query: 'position=middle&view=plan&plain' },
  { name: 'plain-plan-light', query: 'position=middle&view=plan&plain&theme=light' },
  { name: 'plain-exploded', query: 'position=middle&view=exploded&plain' },
  { name: 'plain-full', query: 'position=full&view=plan&plain' },
];

const out = path.resolve(process.argv[2] ?? 'shots');
const only = process.argv[3];
await mkdir(out, { recursive: true });
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const server = await createServer({ root, logLevel: 'warn', server: { port: 0 } });
await server.listen();
const address = server.httpServer?.address();
if (address === null || address === undefined || typeof address === 'string')
  throw new Error('the dev server gave no port');
const browser = await launch();
try {
  for (const { name, query, size = DESK, density = 1 } of SHOTS) {
    if (only !== undefined && !name.includes(only)) continue;
    const page = await browser.newPage({ viewport: size, deviceScaleFactor: density });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) console.log(`${name}: ${message.text()}`);
    });
    page.on('pageerror', (error) => console.log(`${name}: ${error.message}`));
    await page.goto(`http://localhost:${address.port}/dev/board.html?${query}`);
    const ready = '.nk-board[data-settled="true"]';
    await page.waitForSelector(ready, { timeout: 60_000 });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(700);
    await page.screenshot({ path: path.join(out, `${name}.png`) });
    await page.close();
    console.log(`${name}.png`);
  }
} finally {
  await browser.close();
  await server.close();
}
