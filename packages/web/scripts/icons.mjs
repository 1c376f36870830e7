/* Draws the icons of the installed app from public/icon.svg: node scripts/icons.mjs. Needs a Chromium. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './browser.ts';

/** A maskable icon may be cut to a circle: the temple stays within the middle 80 % of the drawing. */
const ICONS = [
  { name: 'icon-192.png', size: 192, radius: 0.22 },
  { name: 'icon-512.png', size: 512, radius: 0.22 },
  { name: 'maskable-512.png', size: 512, radius: 0 },
  { name: 'apple-180.png', size: 180, radius: 0 },
];

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../public');
const drawing = await readFile(path.join(folder, 'icon.svg'), 'utf8');
await mkdir(path.join(folder, 'icons'), { recursive: true });
const browser = await launch();
try {
  for (const { name, size, radius } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>
      body { margin: 0; background: transparent; }
      svg { display: block; inline-size: ${size}px; block-size: ${size}px; border-radius: ${Math.round(size * radius)}px; }
    </style>${drawing}`);
    const picture = await page.screenshot({ omitBackground: true });
    await writeFile(path.join(folder, 'icons', name), picture);
    await page.close();
    console.log(`${name} ${picture.length} bytes`);
  }
} finally {
  await browser.close();
}
