import { type IconName, iconPaths } from '../../art/icons.ts';
import { CARD_TYPES, type CardType, COLOURS, type ColourId, TOKENS } from '../../art/tokens.ts';
import { seeded } from '../random.ts';

type Pen = CanvasRenderingContext2D;

export function newCanvas(width: number, height: number): { canvas: HTMLCanvasElement; pen: Pen } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser gives no 2D canvas, which the textures of the temple are painted on');
  return { canvas, pen };
}

/** Draws an icon with its middle at a point. */
export function drawIcon(pen: Pen, name: IconName, x: number, y: number, size: number, colour: string): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 64, size / 64);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.fillStyle = colour;
  pen.strokeStyle = colour;
  const alpha = pen.globalAlpha;
  for (const { d, stroke, opacity } of iconPaths(name)) {
    pen.globalAlpha = alpha * opacity;
    if (stroke === undefined) pen.fill(new Path2D(d), 'evenodd');
    else {
      pen.lineWidth = stroke;
      pen.stroke(new Path2D(d));
    }
  }
  pen.restore();
}

function crack(pen: Pen, random: () => number, width: number, height: number): void {
  let [x, y] = [random() * width, random() * height];
  let heading = random() * Math.PI * 2;
  pen.beginPath();
  pen.moveTo(x, y);
  for (let i = 0; i < 5; i++) {
    heading += (random() - 0.5) * 1.1;
    x += Math.cos(heading) * width * 0.08;
    y += Math.sin(heading) * width * 0.08;
    pen.lineTo(x, y);
  }
  pen.lineWidth = 1 + random() * 1.4;
  pen.strokeStyle = `rgba(255,255,255,${0.18 + random() * 0.25})`;
  pen.stroke();
}

/** A face of ice: own colour, frost towards the edge, cracks, bubbles and the engraved glyph. */
function paintIceFace(pen: Pen, colour: ColourId, width: number, height: number, seed: number): void {
  const random = seeded(seed);
  const { ice, deep, etch } = TOKENS.color.player[colour];
  const base = pen.createRadialGradient(width * 0.42, height * 0.36, 0, width / 2, height / 2, width * 0.8);
  base.addColorStop(0, ice);
  base.addColorStop(0.55, ice);
  base.addColorStop(1, deep);
  pen.fillStyle = base;
  pen.fillRect(0, 0, width, height);
  for (let i = 0; i < 7; i++) {
    const [x, y, r] = [random() * width, random() * height, width * (0.12 + random() * 0.25)];
    const cloud = pen.createRadialGradient(x, y, 0, x, y, r);
    cloud.addColorStop(0, `rgba(255,255,255,${0.03 + random() * 0.06})`);
    cloud.addColorStop(1, 'rgba(255,255,255,0)');
    pen.fillStyle = cloud;
    pen.fillRect(0, 0, width, height);
  }
  for (let i = 0; i < 22; i++) {
    const inset = i * width * 0.0055;
    pen.lineWidth = width * 0.012;
    pen.strokeStyle = `rgba(238,250,255,${0.26 * (1 - i / 22) ** 2})`;
    pen.beginPath();
    pen.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, width * 0.07);
    pen.stroke();
  }
  for (let i = 0; i < 5; i++) crack(pen, random, width, height);
  for (let i = 0; i < 26; i++) {
    const r = width * (0.003 + random() * 0.008);
    pen.beginPath();
    pen.arc(random() * width, random() * height, r, 0, Math.PI * 2);
    pen.fillStyle = `rgba(255,255,255,${0.15 + random() * 0.3})`;
    pen.fill();
  }
  const size = Math.min(width, height) * (width === height ? 0.46 : 0.56);
  const offset = size * 0.022;
  const shade = colour === 'aurora' || colour === 'ember' ? 'rgba(255,255,255,.55)' : 'rgba(0,0,20,.5)';
  drawIcon(pen, `player-${colour}`, width / 2 + offset, height / 2 + offset, size, shade);
  pen.globalAlpha = 0.9;
  drawIcon(pen, `player-${colour}`, width / 2, height / 2, size, etch);
  pen.globalAlpha = 1;
}

/** The ice of all colours: a column per colour, tops in the upper row, sides in the lower. */
export function paintIceAtlas(slot = 512): HTMLCanvasElement {
  const { canvas, pen } = newCanvas(slot * COLOURS.length, slot * 2);
  const [width, height] = TOKENS.world.block;
  const sideHeight = (slot * height) / width;
  COLOURS.forEach((colour, i) => {
    for (const row of [0, 1]) {
      pen.save();
      pen.beginPath();
      pen.rect(i * slot, row * slot, slot, slot);
      pen.clip();
      pen.translate(i * slot, row * slot);
      if (row === 1) pen.scale(1, slot / sideHeight);
      paintIceFace(pen, colour, slot, row === 0 ? slot : sideHeight, 11 + i * 7 + row);
      pen.restore();
    }
  });
  return canvas;
}

export const TILE_SLOT = 256;
export const TILE_COLUMNS = 8;
export const TILE_ROWS = 4;

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
function paintTileFace(pen: Pen, face: readonly CardType[], size: number, seed: number): void {
  const random = seeded(seed);
  const rim = size * 0.05;
  const [first, second] = face;
  if (first === undefined) return;
  pen.fillStyle = '#8b98a4';
  pen.fillRect(0, 0, size, size);
  grain(pen, random, size, 260, 0.16);
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
  grain(pen, random, size, 420, 0.07);
  const sheen = pen.createLinearGradient(0, 0, size, size);
  sheen.addColorStop(0, 'rgba(255,255,255,.14)');
  sheen.addColorStop(0.5, 'rgba(255,255,255,0)');
  sheen.addColorStop(1, 'rgba(0,0,0,.16)');
  pen.fillStyle = sheen;
  pen.fillRect(0, 0, size, size);
  pen.restore();
  pen.strokeStyle = 'rgba(255,255,255,.6)';
  pen.lineWidth = size * 0.01;
  pen.beginPath();
  pen.roundRect(rim + 3, rim + 3, size - 2 * rim - 6, size - 2 * rim - 6, size * 0.06);
  pen.stroke();
  if (second === undefined) drawIcon(pen, first, size / 2, size / 2, size * 0.58, TOKENS.color.crew[first].ink);
  else {
    drawIcon(pen, first, size * 0.32, size * 0.32, size * 0.34, TOKENS.color.crew[first].ink);
    drawIcon(pen, second, size * 0.68, size * 0.68, size * 0.34, TOKENS.color.crew[second].ink);
  }
}

/** All tile faces, single and split. */
export function paintTileAtlas(): HTMLCanvasElement {
  const { canvas, pen } = newCanvas(TILE_SLOT * TILE_COLUMNS, TILE_SLOT * TILE_ROWS);
  FACES.forEach((face, slot) => {
    pen.save();
    pen.translate((slot % TILE_COLUMNS) * TILE_SLOT, Math.floor(slot / TILE_COLUMNS) * TILE_SLOT);
    pen.beginPath();
    pen.rect(0, 0, TILE_SLOT, TILE_SLOT);
    pen.clip();
    paintTileFace(pen, face, TILE_SLOT, 90 + slot);
    pen.restore();
  });
  return canvas;
}

/** A player's glyph alone, in white, for the staged block. */
export function paintGlyph(colour: ColourId): HTMLCanvasElement {
  const { canvas, pen } = newCanvas(128, 128);
  drawIcon(pen, `player-${colour}`, 64, 64, 76, '#ffffff');
  return canvas;
}

export const GRAINS = ['stone', 'timber', 'snow'] as const;
export type Grain = (typeof GRAINS)[number];

/** Grey noise to tint a surface with: flecks of stone, streaks of timber, the fine grain of snow. */
export function paintNoise(size: number, seed: number, kind: Grain): HTMLCanvasElement {
  const { canvas, pen } = newCanvas(size, size);
  const random = seeded(seed);
  pen.fillStyle = kind === 'timber' ? '#d8d8d8' : '#f2f2f2';
  pen.fillRect(0, 0, size, size);
  const marks = { stone: 90, timber: 240, snow: 0 }[kind];
  for (let i = 0; i < marks; i++) {
    const light = random() > 0.5 ? 255 : 40;
    const [x, y] = [random() * size, random() * size];
    pen.fillStyle = `rgba(${light},${light},${light},${kind === 'timber' ? 0.12 : 0.022})`;
    if (kind === 'timber') pen.fillRect(x, y, size * (0.2 + random() * 0.6), 1 + random() * 2);
    else {
      pen.beginPath();
      pen.arc(x, y, size * (0.03 + random() * 0.12), 0, Math.PI * 2);
      pen.fill();
    }
  }
  grain(pen, random, size, size * 14, { stone: 0.1, timber: 0.14, snow: 0.045 }[kind]);
  return canvas;
}
