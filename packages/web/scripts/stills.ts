/*
 * Takes the stills of the scene that stand behind the screens: node scripts/stills.ts [wide|home|tall] [dark|light].
 * They are the finished temple on the high tier; rendered without a graphics processor each takes a minute.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { launch } from './browser.ts';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const out = path.join(root, 'src/ui/stills');
const [only, onlyTheme] = process.argv.slice(2);

/** The free area lies where the screens leave room: right of the menu, over the games, on a phone under the title. */
const SHAPES = [
  { name: 'wide', size: { width: 1600, height: 1000 }, density: 1, insets: '150,70,90,720', quality: 0.74 },
  // Most of this one lies behind panels.
  { name: 'home', size: { width: 1440, height: 900 }, density: 1, insets: '36,423,396,504', quality: 0.6 },
  { name: 'tall', size: { width: 390, height: 844 }, density: 2, insets: '140,10,436,10', quality: 0.74 },
] as const;

/** The picture as WebP, encoded by the browser itself. */
function encode(png: string, quality: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => {
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      resolve(canvas.toDataURL('image/webp', quality).split(',')[1] ?? '');
    };
    image.onerror = reject;
    image.src = `data:image/png;base64,${png}`;
  });
}

await mkdir(out, { recursive: true });
const server = await createServer({ root, logLevel: 'warn', server: { port: 0, hmr: false } });
await server.listen();
const address = server.resolvedUrls?.local[0];
if (address === undefined) throw new Error('the server of the temple has no address');
const browser = await launch();
try {
  for (const theme of ['dark', 'light']) {
    for (const { name, size, density, insets, quality } of SHAPES) {
      if ((only ?? name) !== name || (onlyTheme ?? theme) !== theme) continue;
      const page = await browser.newPage({ viewport: size, deviceScaleFactor: density });
      await page.goto(
        `${address}dev/board.html?position=full&finale&quality=high&theme=${theme}&insets=${insets}&camera=34,25,1`,
      );
      await page.waitForSelector('.nk-board[data-solid="true"] canvas[data-care="full"]', { timeout: 300_000 });
      await page.waitForSelector('.nk-board-drawing', { state: 'detached' });
      const png = await page.screenshot({ timeout: 300_000 });
      const call = `(${encode})(${JSON.stringify(png.toString('base64'))}, ${quality})`;
      const still = Buffer.from(await page.evaluate<string>(call), 'base64');
      await writeFile(path.join(out, `${name}-${theme}.webp`), still);
      console.log(`${name}-${theme}.webp ${still.length} bytes`);
      await page.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}
