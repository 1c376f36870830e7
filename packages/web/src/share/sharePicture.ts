import { downloadFile } from '../ui/download.ts';
import { drawTemple, PICTURE, type Pictured } from './templePicture.ts';

/** A browser that cannot make a picture of a canvas. */
export class NoPicture extends Error {
  override name = 'NoPicture';
}

const NAME = 'nunatak-temple.png';

/** The picture of a finished game as a file. */
export async function pictureOf(pictured: Pictured): Promise<File> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PICTURE);
  const context = canvas.getContext('2d');
  if (context === null) throw new NoPicture('there is no canvas to draw on');
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--nk-${name}`).trim();
  drawTemple(context, pictured, {
    fonts: { display: token('font-display'), text: token('font-text') },
    colour: (seat, shade) => token(`player-${seat}-${shade}`),
  });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new NoPicture('the canvas gives no picture');
  return new File([blob], NAME, { type: blob.type });
}

/** Hands the picture on where the machine can, else saves it; says which. */
export async function sharePicture(pictured: Pictured): Promise<'shared' | 'saved'> {
  const file = await pictureOf(pictured);
  const data = { files: [file], title: pictured.title };
  if ('canShare' in navigator && navigator.canShare(data)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  downloadFile(file);
  return 'saved';
}
