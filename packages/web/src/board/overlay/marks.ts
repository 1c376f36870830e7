import type { Point } from '../board.ts';
import { basisOf, type Pose, project } from '../camera.ts';
import { CELLS, cellName, cellsOfLevel, LEVEL_SIZES } from '../cells.ts';
import { faceOf } from '../faces.ts';
import { BLOCK_HEIGHT, TILE_HEIGHT } from '../layout.ts';
import type { BoardStage } from '../stage.ts';
import { add, type Vec3 } from '../vector.ts';

export interface Mark {
  key: string;
  className: string;
  points: readonly Point[];
  opacity: number;
  dash?: number;
}

export interface Caption {
  key: string;
  text: string;
  at: Point;
  look: 'cell' | 'level' | 'plan' | 'frame';
}

export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

function squareRound(pose: Pose, middle: Vec3, half: number): readonly Point[] {
  return [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ].map(([x = 0, z = 0]) => project(pose, add(middle, [x, 0, z])));
}

/** The outlines round cells: empty places, relit cells, pulses, squares, the refused one, the focus. */
export function collectMarks(stage: BoardStage): readonly Mark[] {
  const { pose, floors, moving, effects, flat } = stage.frame;
  if (moving) return [];
  const { props } = stage;
  const middle = (cell: number) => faceOf(cell, { blocks: props.blocks, floors }).middle;
  const marks: Mark[] = [];
  for (const cell of stage.view === 'exploded' ? CELLS : []) {
    if (props.tiles[cell] !== undefined) continue;
    marks.push({
      key: `slot ${cell}`,
      className: 'nk-mark-slot',
      points: squareRound(pose, middle(cell), 0.46),
      opacity: 1,
    });
  }
  for (const cell of props.lit ?? []) {
    // Seen from the side a block glows itself; a bare tile cannot.
    if (flat !== 1 && props.blocks[cell] !== undefined) continue;
    marks.push({
      key: `lit ${cell}`,
      className: 'nk-mark-lit',
      points: squareRound(pose, middle(cell), 0.45),
      opacity: 1,
    });
  }
  for (const [cell, glow] of flat === 1 ? effects.glow : []) {
    marks.push({
      key: `glow ${cell}`,
      className: 'nk-mark-pulse',
      points: squareRound(pose, middle(cell), 0.46),
      opacity: glow,
    });
  }
  for (const [cell, light] of flat === 1 ? effects.sweeps : []) {
    marks.push({
      key: `row ${cell}`,
      className: 'nk-mark-row',
      points: squareRound(pose, middle(cell), 0.46),
      opacity: light,
    });
  }
  effects.outlines.forEach(({ cells, share, fade }, i) => {
    const points = cells.map((cell) => floors[cell] ?? [0, 0, 0]);
    const [xs, ys, zs] = [0, 1, 2].map((axis) => points.map((point) => point[axis] ?? 0));
    if (xs === undefined || ys === undefined || zs === undefined) return;
    const top = Math.max(...ys) + TILE_HEIGHT + BLOCK_HEIGHT;
    const corners: readonly Vec3[] = [
      [Math.min(...xs) - 0.5, top, Math.min(...zs) - 0.5],
      [Math.max(...xs) + 0.5, top, Math.min(...zs) - 0.5],
      [Math.max(...xs) + 0.5, top, Math.max(...zs) + 0.5],
      [Math.min(...xs) - 0.5, top, Math.max(...zs) + 0.5],
    ];
    marks.push({
      key: `square ${i} ${cells.join()}`,
      className: 'nk-mark-square',
      points: corners.map((c) => project(pose, c)),
      opacity: fade,
      dash: share,
    });
  });
  if (props.refused !== undefined) {
    const points = squareRound(pose, middle(props.refused), 0.46);
    marks.push({ key: `refused ${props.refused}`, className: 'nk-mark-refused', points, opacity: 1 });
  }
  if (props.focus !== undefined) {
    const points = squareRound(pose, middle(props.focus), 0.475);
    const grown = grow(points, 4);
    marks.push({ key: 'focus under', className: 'nk-mark-focus-under', points: grown, opacity: 1 });
    marks.push({ key: 'focus', className: 'nk-mark-focus', points: grown, opacity: 1 });
  }
  return marks;
}

/** In Plan a letter or number at the edge needs tiles of this many pixels. */
const ROOM_FOR_NAMES = 40;
/** From the middle of a cell to its letter, between the tiles and the edge of the picture. */
const EDGE = 0.64;

/** Letters and numbers beside the four grids of Exploded; those of the lowest level in Plan and on the frame. */
export function collectCaptions(stage: BoardStage): readonly Caption[] {
  const { pose, floors, moving } = stage.frame;
  if (moving || stage.props.finale) return [];
  if (stage.view === 'plan') return pose.scale < ROOM_FOR_NAMES ? [] : planCaptions(pose, floors);
  if (stage.view === 'table') return frameCaptions(pose, floors);
  return LEVEL_SIZES.flatMap((size, level) => {
    const cells = cellsOfLevel(level);
    return cells.flatMap((cell, i): Caption[] => {
      const floor = floors[cell] ?? [0, 0, 0];
      const captions: Caption[] = [];
      const name = cellName(cell);
      const over = project(pose, add(floor, [0, 0, -0.62]));
      const beside = project(pose, add(floor, [-0.62, 0, 0.05]));
      if (i < size) captions.push({ key: `col ${name}`, text: name.charAt(1), at: over, look: 'cell' });
      if (i % size === 0) captions.push({ key: `row ${name}`, text: name.charAt(2), at: beside, look: 'cell' });
      if (i === 0)
        captions.push({ key: `level ${level}`, text: name.charAt(0), at: { x: beside.x, y: over.y }, look: 'level' });
      return captions;
    });
  });
}

/** The middle of the frame's timber, and its upper face. */
const TIMBER = 3.02;
const TIMBER_TOP = 0.2;

/** On the two sides of the frame that are nearest to the eye, so that nothing stands before them. */
function frameCaptions(pose: Pose, floors: readonly Vec3[]): readonly Caption[] {
  const { back } = basisOf(pose);
  const size = LEVEL_SIZES[0] ?? 0;
  return cellsOfLevel(0).flatMap((cell, i): Caption[] => {
    const [x, , z] = floors[cell] ?? [0, 0, 0];
    const name = cellName(cell);
    const front = project(pose, [x, TIMBER_TOP, Math.sign(back[2]) * TIMBER]);
    const side = project(pose, [Math.sign(back[0]) * TIMBER, TIMBER_TOP, z]);
    const captions: Caption[] = [];
    if (i < size) captions.push({ key: `frame ${name.charAt(1)}`, text: name.charAt(1), at: front, look: 'frame' });
    if (i % size === 0)
      captions.push({ key: `frame ${name.charAt(2)}`, text: name.charAt(2), at: side, look: 'frame' });
    return captions;
  });
}

function planCaptions(pose: Pose, floors: readonly Vec3[]): readonly Caption[] {
  const size = LEVEL_SIZES[0] ?? 0;
  return cellsOfLevel(0).flatMap((cell, i): Caption[] => {
    const floor = floors[cell] ?? [0, 0, 0];
    const name = cellName(cell);
    const captions: Caption[] = [];
    const over = project(pose, add(floor, [0, 0, -EDGE]));
    const beside = project(pose, add(floor, [-EDGE, 0, 0]));
    if (i < size) captions.push({ key: `plan ${name.charAt(1)}`, text: name.charAt(1), at: over, look: 'plan' });
    if (i % size === 0)
      captions.push({ key: `plan ${name.charAt(2)}`, text: name.charAt(2), at: beside, look: 'plan' });
    return captions;
  });
}

function grow(points: readonly Point[], by: number): readonly Point[] {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  return points.map((point) => {
    const away = Math.hypot(point.x - x, point.y - y) || 1;
    return { x: point.x + ((point.x - x) / away) * by, y: point.y + ((point.y - y) / away) * by };
  });
}
