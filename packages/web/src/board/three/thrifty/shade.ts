import type { BoardProps } from '../../board.ts';
import { CELLS } from '../../cells.ts';
import { type Solid, solidsOf, TILE_HEIGHT } from '../../layout.ts';
import { rayToBox, type Vec3 } from '../../vector.ts';
import { KEY_FROM } from '../light.ts';

/** The key light lies a little wide, so that edges of shadows are soft. */
const WIDE: readonly Vec3[] = [
  [0, 0, 0],
  [1.1, 0, 0.4],
  [-1.1, 0, -0.4],
  [0.4, 0, -1.1],
  [-0.4, 0, 1.1],
];
const WAYS: readonly Vec3[] = WIDE.map(([x, y, z]) => [KEY_FROM[0] + x, KEY_FROM[1] + y, KEY_FROM[2] + z]);
const SPREAD = [-0.28, 0, 0.28];

/** The share of the key light that reaches a point past the blocks and tiles. */
export function keyShareAt(from: Vec3, solids: readonly Solid[], depth: number): number {
  let free = 0;
  for (const way of WAYS) if (!solids.some((solid) => rayToBox(from, way, solid) !== undefined)) free++;
  return 1 - depth * (1 - free / WAYS.length);
}

/** The share of the key light on every tile, from nine points of its face. */
export function tileShares(
  position: Pick<BoardProps, 'tiles' | 'blocks'>,
  floors: readonly Vec3[],
  depth: number,
): readonly number[] {
  const solids = solidsOf(position, floors).filter(({ kind }) => kind === 'block');
  return CELLS.map((cell) => {
    const floor = floors[cell];
    if (floor === undefined || position.tiles[cell] === undefined || position.blocks[cell] !== undefined) return 1;
    const [x, y, z] = floor;
    const higher = solids.filter(({ max }) => max[1] > y + TILE_HEIGHT);
    const shares = SPREAD.flatMap((dx) =>
      SPREAD.map((dz) => keyShareAt([x + dx, y + TILE_HEIGHT + 0.01, z + dz], higher, depth)),
    );
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  });
}
