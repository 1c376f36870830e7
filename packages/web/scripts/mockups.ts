/*
 * Lays the mock-ups and our pictures of docs/screenshots side by side on one sheet: node scripts/mockups.ts MOCKUPS,
 * the folder that holds the mock-ups. Take our pictures first: node scripts/shots.ts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './browser.ts';

const [mockups] = process.argv.slice(2);
if (mockups === undefined) throw new Error('where are the mock-ups? node scripts/mockups.ts FOLDER');
const ours = fileURLToPath(new URL('../../../docs/screenshots', import.meta.url));
const HEIGHT = 375;

/** Each mock-up and the picture of ours that answers it. */
const PAIRS = [
  { label: 'the table by night', mockup: 'mock-desktop-dark.png', shot: 'table.png' },
  { label: 'the table by day', mockup: 'mock-desktop-light.png', shot: 'table-light.png' },
  { label: 'the count', mockup: 'mock-end-ledger.png', shot: 'ledger.png' },
  { label: 'the finished temple', mockup: 'temple.png', shot: 'start.png' },
  { label: 'the phone', mockup: 'mock-phone.png', shot: 'phone.png' },
] as const;

async function image(folder: string, name: string): Promise<string> {
  const picture = await readFile(path.join(folder, name));
  return `<img height="${HEIGHT}" src="data:image/png;base64,${picture.toString('base64')}">`;
}

const rows = await Promise.all(
  PAIRS.map(async ({ label, mockup, shot }) => {
    const pair = [await image(mockups, mockup), await image(ours, shot)];
    return `<p>${label}: mock-up, ours</p><div>${pair.join('')}</div>`;
  }),
);
const browser = await launch();
try {
  const page = await browser.newPage({ viewport: { width: 1222, height: 900 } });
  await page.setContent(
    `<style>body{margin:8px;background:#0b1522;color:#eaf2f8;font:14px sans-serif}p{margin:6px 2px 3px}div{display:flex;gap:6px}</style>${rows.join('')}`,
  );
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await writeFile(
    path.join(ours, 'scene-mockups.jpg'),
    await page.screenshot({ fullPage: true, type: 'jpeg', quality: 78 }),
  );
} finally {
  await browser.close();
}
