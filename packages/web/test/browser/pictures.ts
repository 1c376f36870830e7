import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const GOLDEN = fileURLToPath(new URL('./goldens/', import.meta.url));
/** Set to take the goldens anew. */
const TAKES_ANEW = process.env.GOLDENS === 'new';
/** A channel that differs by more shows. */
const VISIBLE = 24;

/** The share of pixels that visibly differ between two pictures of the same size. */
function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async ({ pictures, visible }) => {
      const [a, b] = await Promise.all(
        pictures.map(async (png) => {
          const image = new Image();
          image.src = `data:image/png;base64,${png}`;
          await image.decode();
          const canvas = document.createElement('canvas');
          canvas.width = image.width;
          canvas.height = image.height;
          const pen = canvas.getContext('2d');
          pen?.drawImage(image, 0, 0);
          return pen?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
        }),
      );
      if (a === undefined || b === undefined || a.length !== b.length) return 1;
      let differing = 0;
      for (let i = 0; i < a.length; i += 4)
        if ([0, 1, 2].some((channel) => Math.abs(a[i + channel] - b[i + channel]) > visible)) differing++;
      return differing / (a.length / 4);
    },
    { pictures: [one, other].map((png) => png.toString('base64')), visible: VISIBLE },
  );
}

/** The share of pixels by which a picture differs from its golden; one that is not there yet is taken. */
export async function differenceFromGolden(page: Page, name: string, picture: Buffer): Promise<number> {
  const file = path.join(GOLDEN, `${name}.png`);
  if (TAKES_ANEW) {
    await mkdir(GOLDEN, { recursive: true });
    await writeFile(file, picture);
  }
  if (!existsSync(file)) throw new Error(`there is no golden ${name}.png: take it with GOLDENS=new`);
  return difference(page, picture, await readFile(file));
}

/** The mean colour round a point of a picture, as `#rrggbb`. */
export function colourAt(page: Page, picture: Buffer, x: number, y: number, half: number): Promise<string> {
  return page.evaluate(
    async ({ png, left, top, edge }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0);
      const texels = pen?.getImageData(left, top, edge, edge).data ?? new Uint8ClampedArray();
      const sums = [0, 0, 0];
      for (let i = 0; i < texels.length; i += 4) for (const channel of [0, 1, 2]) sums[channel] += texels[i + channel];
      const hex = (sum: number) =>
        Math.round(sum / (texels.length / 4))
          .toString(16)
          .padStart(2, '0');
      return `#${sums.map(hex).join('')}`;
    },
    { png: picture.toString('base64'), left: Math.round(x - half), top: Math.round(y - half), edge: 2 * half },
  );
}
