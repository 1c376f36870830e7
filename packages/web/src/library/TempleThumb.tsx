import type { ColourId } from '../art/tokens.ts';
import { LEVEL_SIZES, placeOf } from '../board/cells.ts';

/** Half the width and height of a block's top, and its height, in units of the drawing. */
const HALF = { x: 9, y: 4.6 };
const RISE = 8.4;
const FLOOR = 5;

interface Cube {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/** Where a block stands in the drawing: seen from the front corner, the rearmost first. */
function cubeOf(cell: number): Cube {
  const place = placeOf(cell);
  const middle = ((LEVEL_SIZES[place.level] ?? 1) - 1) / 2;
  const col = place.col - middle;
  const row = place.row - middle;
  return {
    cell,
    x: (col - row) * HALF.x,
    y: (col + row) * HALF.y - (place.level + 1) * RISE,
    depth: place.level * 100 + col + row,
  };
}

function points(...corners: readonly (readonly [number, number])[]): string {
  return corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

function Block({ x, y, colour }: { x: number; y: number; colour: ColourId }) {
  const left = [x - HALF.x, y] as const;
  const right = [x + HALF.x, y] as const;
  const near = [x, y + HALF.y] as const;
  const down = ([a, b]: readonly [number, number]) => [a, b + RISE] as const;
  return (
    <g className="nk-thumb-block" data-colour={colour}>
      <polygon className="nk-thumb-top" points={points(left, [x, y - HALF.y], right, near)} />
      <polygon className="nk-thumb-left" points={points(left, near, down(near), down(left))} />
      <polygon className="nk-thumb-right" points={points(right, near, down(near), down(right))} />
    </g>
  );
}

/** The temple of a game as a small drawing: whose block stands where. */
export function TempleThumb({ blocks, colours }: { blocks: string; colours: readonly ColourId[] }) {
  const cubes = Array.from(blocks, (_, cell) => cubeOf(cell)).sort((a, b) => a.depth - b.depth);
  return (
    <svg className="nk-thumb" viewBox="-54 -44 108 74" aria-hidden="true">
      <polygon
        className="nk-thumb-floor"
        points={points([-HALF.x * FLOOR, 0], [0, -HALF.y * FLOOR], [HALF.x * FLOOR, 0], [0, HALF.y * FLOOR])}
      />
      {cubes.map(({ cell, x, y }) => {
        const colour = colours[Number(blocks[cell])];
        return colour === undefined ? undefined : <Block key={cell} x={x} y={y} colour={colour} />;
      })}
    </svg>
  );
}
