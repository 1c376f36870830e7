import type { ColourId } from '../art/tokens.ts';
import { type Corner, cubesOf, FLOOR_CORNERS, facesOfCube } from '../ui/cubes.ts';

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

/** As wide and high as services show pictures of links. */
export const PICTURE = { width: 1200, height: 630 } as const;
const SKY = ['#06121f', '#12324a', '#2c5a73'] as const;
const SNOW = '#c9dbe8';
const FLOOR = '#3c2d22';
const FRAME = '#6a4f39';
const INK = '#eef6fb';
const AMBER = '#ffc46b';
const EDGE = '#ffffff59';
const TEMPLE = { x: 385, y: 395, scale: 6.6 } as const;
const LIST = { x: 770, y: 210, row: 78 } as const;

type Paint = (colour: ColourId, shade: 'ice' | 'deep') => string;

/** Draws the temple of a finished game with everyone's points. */
export function drawTemple(context: CanvasRenderingContext2D, pictured: Pictured, paint: Paint): void {
  const { width, height } = PICTURE;
  const sky = context.createLinearGradient(0, 0, 0, height);
  for (const [i, colour] of SKY.entries()) sky.addColorStop(i / (SKY.length - 1), colour);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = SNOW;
  context.beginPath();
  context.ellipse(width / 2, height + 240, width, 480, 0, 0, 2 * Math.PI);
  context.fill();
  drawBlocks(context, pictured, paint);
  drawNames(context, pictured, paint);
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

function drawBlocks(context: CanvasRenderingContext2D, { blocks, seats }: Pictured, paint: Paint): void {
  context.save();
  context.translate(TEMPLE.x, TEMPLE.y);
  context.scale(TEMPLE.scale, TEMPLE.scale);
  context.lineWidth = 2;
  fillFace(context, FLOOR_CORNERS, FLOOR, FRAME);
  context.lineWidth = 0.4;
  for (const { cell, x, y } of cubesOf(blocks.length)) {
    const colour = seats[Number(blocks[cell])]?.colour;
    if (colour === undefined) continue;
    const { top, left, right } = facesOfCube({ x, y });
    fillFace(context, right, paint(colour, 'deep'), EDGE);
    fillFace(context, left, paint(colour, 'deep'), EDGE);
    context.globalAlpha = 0.45;
    fillFace(context, left, paint(colour, 'ice'), EDGE);
    context.globalAlpha = 1;
    fillFace(context, top, paint(colour, 'ice'), EDGE);
  }
  context.restore();
}

function drawNames(context: CanvasRenderingContext2D, { title, seats, winners, line }: Pictured, paint: Paint): void {
  context.textBaseline = 'middle';
  context.fillStyle = AMBER;
  context.font = '44px Marcellus, serif';
  context.fillText(title, 60, 70);
  context.fillStyle = INK;
  context.font = '24px sans-serif';
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
    context.roundRect(LIST.x + 16, y - 18, 36, 36, 8);
    context.fill();
    context.fillStyle = INK;
    context.textAlign = 'left';
    context.font = '28px sans-serif';
    context.fillText(name, LIST.x + 68, y, 210);
    context.textAlign = 'right';
    context.font = 'bold 34px sans-serif';
    context.fillText(String(points), LIST.x + 360, y);
  });
  context.textAlign = 'left';
}
