import { iconPaths } from '../art/icons.ts';
import type { ColourId } from '../art/tokens.ts';
import { type Corner, cubesOf, FLOOR_CORNERS, facesOfCube, HALF, RISE } from '../ui/cubes.ts';
import { drawNight } from './night.ts';

/** What a picture of a finished game shows. */
export interface Pictured {
  readonly title: string;
  /** Who has a block on each cell: a seat, or `.` for nobody. */
  readonly blocks: string;
  /** The players first, then Siku or the dummies, who have no points. */
  readonly seats: readonly { readonly name: string; readonly colour: ColourId; readonly points: number | undefined }[];
  readonly winners: readonly number[];
  /** Such as the seed and the day. */
  readonly line: string;
}

/** The page's own colours and letters. */
export interface Palette {
  readonly fonts: { readonly display: string; readonly text: string };
  colour(seat: ColourId, shade: 'ice' | 'deep' | 'etch'): string;
}

/** As wide and high as services show pictures of links. */
export const PICTURE = { width: 1200, height: 630 } as const;
const FLOOR = '#3c2d22';
const FRAME = '#6a4f39';
const INK = '#eef6fb';
const AMBER = '#ffc46b';
const EDGE = '#ffffff59';
const CAP = { left: '#ffe2a8', right: '#f0a63c' } as const;
const CAP_RISE = 1.5 * RISE;
const TEMPLE = { x: 390, y: 436, scale: 6.2 } as const;
const LIST = { x: 770, y: 210, row: 78 } as const;
/** Icons are drawn on a grid of 64. */
const GRID = 64;

/** Draws the temple of a finished game with everyone's points. */
export function drawTemple(context: CanvasRenderingContext2D, pictured: Pictured, palette: Palette): void {
  drawNight(context, PICTURE);
  drawBlocks(context, pictured, palette);
  drawNames(context, pictured, palette);
}

function fillFace(context: CanvasRenderingContext2D, corners: readonly Corner[], fill: string, stroke: string): void {
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x, y);
  context.closePath();
  context.fillStyle = fill;
  context.strokeStyle = stroke;
  context.fill();
  context.stroke();
}

function drawBlocks(context: CanvasRenderingContext2D, { blocks, seats }: Pictured, { colour: paint }: Palette): void {
  context.save();
  context.translate(TEMPLE.x, TEMPLE.y);
  context.scale(TEMPLE.scale, TEMPLE.scale);
  context.lineWidth = 2;
  fillFace(context, FLOOR_CORNERS, FLOOR, FRAME);
  context.lineWidth = 0.4;
  const cubes = cubesOf(blocks.length);
  for (const { cell, x, y } of cubes) {
    const colour = seats[Number(blocks[cell])]?.colour;
    if (colour === undefined) continue;
    const { top, left, right } = facesOfCube({ x, y });
    fillFace(context, right, paint(colour, 'deep'), EDGE);
    fillFace(context, left, paint(colour, 'deep'), EDGE);
    context.globalAlpha = 0.45;
    fillFace(context, left, paint(colour, 'ice'), EDGE);
    context.globalAlpha = 1;
    fillFace(context, top, paint(colour, 'ice'), EDGE);
    // A colour is never told by itself: each block bears the glyph of its seat on both sides.
    drawGlyph(context, colour, left, paint(colour, 'etch'));
    drawGlyph(context, colour, right, paint(colour, 'etch'));
  }
  const height = Math.min(...cubes.filter(({ cell }) => blocks[cell] !== '.').map(({ y }) => y)) + HALF.y;
  if (!blocks.includes('.')) drawCap(context, height);
  context.restore();
}

/** The glyph of a seat in the middle of a face, as slanted as the face is. */
function drawGlyph(
  context: CanvasRenderingContext2D,
  colour: ColourId,
  [start, near, below]: readonly Corner[],
  fill: string,
): void {
  if (start === undefined || near === undefined || below === undefined) return;
  context.save();
  const across = [(near[0] - start[0]) / GRID, (near[1] - start[1]) / GRID] as const;
  const down = [(below[0] - near[0]) / GRID, (below[1] - near[1]) / GRID] as const;
  context.transform(across[0], across[1], down[0], down[1], start[0], start[1]);
  drawIcon(context, colour, { x: GRID / 2, y: GRID / 2, size: GRID * 0.5 }, fill);
  context.restore();
}

function drawIcon(
  context: CanvasRenderingContext2D,
  colour: ColourId,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  fill: string,
): void {
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / GRID, size / GRID);
  context.fillStyle = fill;
  context.strokeStyle = fill;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { d, stroke } of iconPaths(`player-${colour}`)) {
    if (stroke === undefined) {
      context.fill(new Path2D(d), 'evenodd');
    } else {
      context.lineWidth = stroke;
      context.stroke(new Path2D(d));
    }
  }
  context.restore();
}

/** The cap on a temple that is complete. */
function drawCap(context: CanvasRenderingContext2D, y: number): void {
  const top: Corner = [0, y - CAP_RISE];
  fillFace(context, [[-HALF.x, y], [0, y + HALF.y], top], CAP.left, EDGE);
  fillFace(context, [[HALF.x, y], [0, y + HALF.y], top], CAP.right, EDGE);
}

function drawNames(
  context: CanvasRenderingContext2D,
  { title, seats, winners, line }: Pictured,
  { fonts, colour: paint }: Palette,
): void {
  context.textBaseline = 'middle';
  context.fillStyle = AMBER;
  context.font = `44px ${fonts.display}`;
  context.fillText(title, 60, 70);
  context.fillStyle = INK;
  context.font = `24px ${fonts.text}`;
  context.fillText(line, 60, 118);
  const players = seats.filter(({ points }) => points !== undefined);
  players.forEach(({ name, colour, points }, seat) => {
    const y = LIST.y + seat * LIST.row;
    context.fillStyle = '#0a1a2ad9';
    context.beginPath();
    context.roundRect(LIST.x, y - 32, 380, 64, 14);
    context.fill();
    context.strokeStyle = winners.includes(seat) ? AMBER : '#ffffff33';
    context.lineWidth = winners.includes(seat) ? 4 : 1;
    context.stroke();
    context.fillStyle = paint(colour, 'ice');
    context.beginPath();
    context.roundRect(LIST.x + 16, y - 20, 40, 40, 9);
    context.fill();
    drawIcon(context, colour, { x: LIST.x + 36, y, size: 26 }, paint(colour, 'etch'));
    context.fillStyle = INK;
    context.textAlign = 'left';
    context.font = `28px ${fonts.text}`;
    context.fillText(name, LIST.x + 72, y, 206);
    context.textAlign = 'right';
    context.font = `bold 34px ${fonts.text}`;
    context.fillText(String(points), LIST.x + 360, y);
  });
  context.textAlign = 'left';
}
