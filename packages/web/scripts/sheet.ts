/*
 * Takes the stills of the scene by tier, hour and turn and lays them out on sheets:
 * node scripts/sheet.ts OUT_DIR [tier ...].
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import type {} from '../dev/board.tsx';
import { TIERS, type Tier } from '../src/temple/scene/tiers.ts';
import { launch } from './browser.ts';

const [out = 'sheets', ...only] = process.argv.slice(2);
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
/** A still of the high tier takes its time without a graphics processor. */
const SCENE_MS = 300_000;
const DESK = { width: 480, height: 300 };
const PHONE = { width: 200, height: 300 };
const ROWS = ['turn1', 'turn20', 'turn40', 'turn54', 'turn54&finale'].map((position) => ({
  query: `position=${position}&insets=12,12,6,12`,
  label: position.replace('&', ', ').replace('turn', 'turn '),
}));
const COLUMNS = [
  { theme: 'dark', size: DESK },
  { theme: 'light', size: DESK },
  { theme: 'dark', size: PHONE },
];

const server = await createServer({ root, logLevel: 'warn', server: { port: 0, hmr: false } });
await server.listen();
const address = server.resolvedUrls?.local[0];
if (address === undefined) throw new Error('the server of the temple has no address');
const browser = await launch();

/** A page whose temple is drawn on a tier: it compiles its shaders once for all stills. */
async function openTier(tier: Tier): Promise<Page> {
  const page = await browser.newPage({ viewport: DESK });
  await page.goto(`${address}dev/board.html?quality=${tier}`);
  await page.waitForSelector('.nk-board[data-solid="true"]', { timeout: SCENE_MS });
  return page;
}

async function still(page: Page, query: string, size: typeof DESK): Promise<string> {
  await page.setViewportSize(size);
  await page.evaluate((asked) => window.temple?.open(asked), query);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForSelector('canvas[data-care="full"]', { timeout: SCENE_MS });
  const picture = await page.screenshot({ type: 'jpeg', quality: 92, timeout: SCENE_MS });
  return picture.toString('base64');
}

try {
  await mkdir(out, { recursive: true });
  for (const tier of TIERS.filter((one) => only.length === 0 || only.includes(one))) {
    const rows: string[] = [];
    const temple = await openTier(tier);
    for (const { query, label } of ROWS) {
      const cells: string[] = [];
      for (const { theme, size } of COLUMNS) {
        const picture = await still(temple, `${query}&theme=${theme}&quality=${tier}`, size);
        cells.push(`<img height="300" src="data:image/jpeg;base64,${picture}">`);
      }
      rows.push(`<p>${tier}, ${label}</p><div>${cells.join('')}</div>`);
      console.log(`${tier} ${label}`);
    }
    await temple.close();
    const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
    await page.setContent(
      `<style>body{margin:8px;background:#0b1522;color:#eaf2f8;font:14px sans-serif}p{margin:6px 2px 3px}div{display:flex;gap:6px}</style>${rows.join('')}`,
    );
    await writeFile(
      path.join(out, `scene-${tier}.jpg`),
      await page.screenshot({ fullPage: true, type: 'jpeg', quality: 78, timeout: 120_000 }),
    );
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
