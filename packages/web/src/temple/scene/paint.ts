import { CanvasTexture, SRGBColorSpace, type Texture } from 'three';
import { type IconName, iconPaths } from '../../art/icons.ts';
import { CARD_TYPES, type CardType, COLOURS, TOKENS } from '../../art/tokens.ts';
import { seeded } from '../../board/random.ts';
import { inPieces } from '../../ui/calm.ts';

type Pen = CanvasRenderingContext2D;

function newCanvas(width: number, height: number): { canvas: HTMLCanvasElement; pen: Pen } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser gives no 2D canvas, which the textures of the temple are painted on');
  return { canvas, pen };
}

/** Draws an icon with its middle at a point. */
function drawIcon(pen: Pen, name: IconName, x: number, y: number, size: number, colour: string): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 64, size / 64);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.fillStyle = colour;
  pen.strokeStyle = colour;
  for (const { d, stroke, opacity } of iconPaths(name)) {
    pen.globalAlpha = opacity;
    if (stroke === undefined) pen.fill(new Path2D(d), 'evenodd');
    else {
      pen.lineWidth = stroke;
      pen.stroke(new Path2D(d));
    }
  }
  pen.restore();
}

const TILE_SLOT = 192;
export const TILE_COLUMNS = 8;
export const TILE_ROWS = 3;

const FACES: readonly (readonly CardType[])[] = [
  ...CARD_TYPES.map((type) => [type]),
  ...CARD_TYPES.flatMap((a, i) => CARD_TYPES.slice(i + 1).map((b) => [a, b])),
];
const SLOT_OF = new Map(FACES.map((face, slot) => [face.join(), slot]));

/** The slot of a face in the tile atlas. */
export function tileSlot(face: readonly CardType[]): number {
  const key = CARD_TYPES.filter((type) => face.includes(type)).join();
  const slot = SLOT_OF.get(key);
  if (slot === undefined)
    throw new Error(`tile face "${face.join('/')}" cannot be shown: expected one or two card types`);
  return slot;
}

function grain(pen: Pen, random: () => number, size: number, count: number, strength: number): void {
  for (let i = 0; i < count; i++) {
    const light = random() > 0.5 ? 255 : 0;
    pen.fillStyle = `rgba(${light},${light},${light},${random() * strength})`;
    pen.fillRect(random() * size, random() * size, 1 + random() * 2.4, 1 + random() * 2.4);
  }
}

/** A tile: stone rim, painted inlay, white hairline, the symbol. */
function paintTileFace(pen: Pen, [first, second]: readonly CardType[], size: number, seed: number): void {
  const random = seeded(seed);
  const rim = size * 0.05;
  pen.fillStyle = '#77838e';
  pen.fillRect(0, 0, size, size);
  grain(pen, random, size, 160, 0.16);
  pen.save();
  pen.beginPath();
  pen.roundRect(rim, rim, size - 2 * rim, size - 2 * rim, size * 0.07);
  pen.clip();
  pen.fillStyle = TOKENS.color.crew[first].tile;
  pen.fillRect(0, 0, size, size);
  if (second !== undefined) {
    pen.fillStyle = TOKENS.color.crew[second].tile;
    pen.beginPath();
    pen.moveTo(size, 0);
    pen.lineTo(size, size);
    pen.lineTo(0, size);
    pen.fill();
    pen.strokeStyle = 'rgba(255,255,255,.85)';
    pen.lineWidth = size * 0.016;
    pen.beginPath();
    pen.moveTo(size, 0);
    pen.lineTo(0, size);
    pen.stroke();
  }
  grain(pen, random, size, 420, 0.1);
  pen.restore();
  pen.strokeStyle = 'rgba(255,255,255,.55)';
  pen.lineWidth = size * 0.01;
  pen.beginPath();
  pen.roundRect(rim + 3, rim + 3, size - 2 * rim - 6, size - 2 * rim - 6, size * 0.06);
  pen.stroke();
  if (second === undefined) drawIcon(pen, first, size / 2, size / 2, size * 0.58, TOKENS.color.crew[first].ink);
  else {
    drawIcon(pen, first, size * 0.31, size * 0.31, size * 0.34, TOKENS.color.crew[first].ink);
    drawIcon(pen, second, size * 0.69, size * 0.69, size * 0.34, TOKENS.color.crew[second].ink);
  }
}

/** All tile faces, single and split. */
async function tileAtlas(): Promise<Texture> {
  const { canvas, pen } = newCanvas(TILE_SLOT * TILE_COLUMNS, TILE_SLOT * TILE_ROWS);
  await inPieces([...FACES.entries()], ([slot, face]) => {
    pen.save();
    pen.translate((slot % TILE_COLUMNS) * TILE_SLOT, Math.floor(slot / TILE_COLUMNS) * TILE_SLOT);
    pen.beginPath();
    pen.rect(0, 0, TILE_SLOT, TILE_SLOT);
    pen.clip();
    paintTileFace(pen, face, TILE_SLOT, 90 + slot);
    pen.restore();
  });
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

const GLYPH_SLOT = 128;

/** The glyphs of the owners side by side, white on black. */
function glyphAtlas(): Texture {
  const { canvas, pen } = newCanvas(GLYPH_SLOT * COLOURS.length, GLYPH_SLOT);
  pen.fillStyle = '#000';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  COLOURS.forEach((colour, i) => {
    drawIcon(pen, `player-${colour}`, (i + 0.5) * GLYPH_SLOT, GLYPH_SLOT / 2, GLYPH_SLOT * 0.8, '#fff');
  });
  return new CanvasTexture(canvas);
}

/** What is painted on tiles and blocks. */
export interface Painted {
  readonly uTiles: Texture;
  readonly uGlyphs: Texture;
}

/** Paints it, a little at a time: the page can be used meanwhile. */
export async function paint(anisotropy: number): Promise<Painted> {
  const painted = { uTiles: await tileAtlas(), uGlyphs: glyphAtlas() };
  for (const texture of Object.values(painted)) texture.anisotropy = anisotropy;
  return painted;
}
