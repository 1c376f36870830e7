import { DataTexture, LinearFilter, RGFormat, UnsignedByteType } from 'three';
import type { BoardProps } from '../../board/board.ts';
import { CELLS } from '../../board/cells.ts';
import { BLOCK_HEIGHT, cellOrigins, solidsOf, TILE_HEIGHT } from '../../board/layout.ts';
import { type Box, rayToBox, type Vec3 } from '../../board/vector.ts';
import { CAP_FOOT } from './cap.ts';
import { KEY, keyShare, openSky } from './place/sweep.ts';

type Position = Pick<BoardProps, 'tiles' | 'blocks' | 'cap'>;

/** The share of the key light on a cell's tile, on the top of its block and on its sides, each 0 to 1. */
export interface CellShare {
  readonly tile: number;
  readonly top: number;
  readonly side: number;
}

interface Solid extends Box {
  readonly cell: number;
}

const CAP_CELL = -1;
const CAP_BOX: Solid = { cell: CAP_CELL, min: [-0.6, CAP_FOOT, -0.6], max: [0.6, CAP_FOOT + 1.1, 0.6] };

function solids(position: Position): readonly Solid[] {
  return [...solidsOf(position, FLOORS), ...(position.cap ? [CAP_BOX] : [])];
}

const FLOORS = cellOrigins('temple');
const SPOTS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.3, 0.3],
  [-0.3, 0.3],
  [0.3, -0.3],
  [-0.3, -0.3],
];
const ALL_LIT: CellShare = { tile: 1, top: 1, side: 1 };

/** Key light on every cell by a handful of rays, for the tier without a shadow map. */
export function cellShares(position: Position): readonly CellShare[] {
  const all = solids(position);
  return CELLS.map((cell) => {
    if (position.tiles[cell] === undefined) return ALL_LIT;
    const [x, y, z] = FLOORS[cell];
    const others = all.filter((solid) => solid.cell !== cell && solid.max[1] > y + TILE_HEIGHT);
    const free = (points: readonly Vec3[]) =>
      points.filter((point) => !others.some((solid) => rayToBox(point, KEY, solid) !== undefined)).length /
      points.length;
    return {
      tile: free(SPOTS.map(([dx, dz]) => [x + dx, y + TILE_HEIGHT + 0.01, z + dz])),
      top: free(SPOTS.map(([dx, dz]) => [x + dx, y + TILE_HEIGHT + BLOCK_HEIGHT + 0.01, z + dz])),
      side: free(SPOTS.map(([dx, dy]) => [x + dx, y + 0.4 + dy * 0.6, z + 0.48])),
    };
  });
}

const SIZE = 192;
const SPAN = 16;
const CELL = SPAN / SIZE;
const SPREAD = 0.035;
const REACHES = [0.09, 0.2, 0.4, 0.8, 1.5, 2.6];

/** The temple as a map of heights, swept like the land: its soft shadow and its occlusion on snow and floor. */
export class TempleShade {
  readonly #data = new Uint8Array(SIZE * SIZE * 2).fill(255);
  readonly texture = new DataTexture(this.#data, SIZE, SIZE, RGFormat, UnsignedByteType);

  constructor() {
    this.texture.magFilter = LinearFilter;
    this.texture.minFilter = LinearFilter;
    this.texture.unpackAlignment = 1;
    this.texture.needsUpdate = true;
  }

  update(position: Position): void {
    const heights = new Float32Array(SIZE * SIZE);
    const texel = (at: number) => Math.round((at + SPAN / 2) / CELL);
    for (const { min, max } of solids(position)) {
      for (let row = texel(min[2]); row < texel(max[2]); row++) {
        for (let column = texel(min[0]); column < texel(max[0]); column++) {
          const i = row * SIZE + column;
          heights[i] = Math.max(heights[i], max[1]);
        }
      }
    }
    const map = { heights, size: SIZE, cell: CELL };
    const ground = new Float32Array(SIZE * SIZE);
    const key = keyShare(map, ground, SPREAD);
    const open = openSky(map, ground, REACHES);
    for (let i = 0; i < SIZE * SIZE; i++) {
      this.#data[i * 2] = 255 * key[i];
      this.#data[i * 2 + 1] = 255 * open[i];
    }
    this.texture.needsUpdate = true;
  }

  dispose(): void {
    this.texture.dispose();
  }
}
