import { TOKENS } from '../art/tokens.ts';
import type { BoardProps, Camera, HitTarget, Insets, Point, Rect, Size, Target } from './board.ts';
import { basisOf, bestArrangement, type Pose, poseOf, project, rayThrough } from './camera.ts';
import { type Faces, faceOf, type Standing } from './faces.ts';
import { growthOf } from './framing.ts';
import { chipSize, placeLabels, SMALL_TILE } from './labels.ts';
import { cellOrigins, type Solid, solidsOf } from './layout.ts';
import { add, rayToBox, type Vec3 } from './vector.ts';
import { type Face, inside, rectRound, visibility } from './visibility.ts';

const PIN_RISE = 44;
const FLAT_ELEVATION = 1.4;
const { targetMin: MINIMUM } = TOKENS.size;

/** What a person sees of the temple at one moment: enough to say what a click means. */
export interface Sight extends Standing {
  targets: readonly Target[];
  ghost: BoardProps['ghost'];
  xray: boolean;
  size: Size;
  insets: Insets | undefined;
  obstacles?: readonly Rect[] | undefined;
  /** What a lesson, hint or prompt speaks of: it never fades. */
  lit?: readonly number[] | undefined;
  scale?: number | undefined;
}

export function sightOf(props: BoardProps, size: Size, camera: Camera | undefined = props.camera): Sight {
  const { view, insets, obstacles, finale, framed } = props;
  return {
    tiles: props.tiles,
    blocks: props.blocks,
    targets: props.targets,
    ghost: props.ghost,
    xray: props.xray,
    pose: poseOf({ view, size, camera, insets, obstacles, finale, framed, growth: growthOf(props) }),
    floors: cellOrigins(bestArrangement(view, size, insets)),
    size,
    insets,
    obstacles,
    lit: props.lit,
    scale: props.scale,
  };
}

/** What can be aimed at now. */
export interface Aim {
  readonly sight: Sight;
  readonly faded: ReadonlySet<number>;
  readonly hits: readonly HitTarget[];
}

/** The blocks that fade before the targets; what is spoken of and what is itself a target stay. */
export function fadedBlocks({ targets, blocks, lit }: Sight, faces: Faces): ReadonlySet<number> {
  const kept = new Set(lit);
  const before = targets.map(({ cell }) => faces.before(cell)).filter((cells) => !cells.some((one) => kept.has(one)));
  const faded = new Set(before.flat());
  for (const { cell } of targets) if (blocks[cell] !== undefined) faded.delete(cell);
  return faded;
}

/** From above on a small screen, where chips and pips must leave the symbols in sight. */
export function hasSmallTiles({ elevation, scale }: Pose): boolean {
  return elevation > FLAT_ELEVATION && scale < SMALL_TILE;
}

/** The point of a face farthest from the eye, a little inside its edge. */
function farEdge(middle: Vec3, pose: Pose): Point {
  const { back } = basisOf(pose);
  const reach = 0.4 / Math.hypot(back[0], back[2]);
  return project(pose, add(middle, [-back[0] * reach, 0, -back[2] * reach]));
}

/** Where a chip wants to sit: over the far edge of the tile; from above low in its middle, between the pips. */
function chipWish({ middle }: Face, pose: Pose): Point {
  if (pose.elevation > FLAT_ELEVATION) {
    const low = project(pose, add(middle, [0, 0, hasSmallTiles(pose) ? 0.46 : 0.36]));
    return { x: low.x, y: low.y };
  }
  const edge = farEdge(middle, pose);
  return { x: edge.x, y: edge.y - 9 };
}

/** The staged block's chip sits above the block, so that its glyph stays in sight. */
function ghostWish(face: Face, pose: Pose): Point {
  if (pose.elevation > FLAT_ELEVATION) return chipWish(face, pose);
  const top = farEdge(add(face.middle, [0, TOKENS.world.block[1] + TOKENS.world.ghostLift, 0]), pose);
  return { x: top.x, y: top.y - 20 };
}

/** Where every target can be hit. */
export function hitTargetsIn(sight: Sight, faded: ReadonlySet<number>, faces: Faces): readonly HitTarget[] {
  const { pose, targets, ghost } = sight;
  // X-ray and fading let the eye through blocks, never through tiles.
  const through = ({ kind, cell }: Solid) => kind === 'block' && (sight.xray || faded.has(cell));
  const staged = ghost === undefined || targets.some(({ cell }) => cell === ghost.cell) ? [] : [ghost];
  const wanted = [...targets, ...staged]
    .map((target) => {
      const face = faceOf(target.cell, sight);
      const pinned = (visibility(faces.seen(target.cell), { through }).disc?.size ?? 0) < MINIMUM;
      const own = ghost?.cell === target.cell ? ghost : undefined;
      const size = chipSize(own?.label ?? target.label, own?.step ?? target.step ?? false, {
        large: own !== undefined,
        small: hasSmallTiles(pose),
        scale: sight.scale ?? 1,
      });
      const foot = project(pose, face.middle);
      const wish = pinned ? { x: foot.x, y: foot.y - PIN_RISE } : chipWish(face, pose);
      return { cell: target.cell, pinned, foot, ...size, wish: own === undefined ? wish : ghostWish(face, pose) };
    })
    .sort((a, b) => Number(b.cell === ghost?.cell) - Number(a.cell === ghost?.cell) || b.foot.y - a.foot.y);
  const spots = placeLabels(wanted, sight.size, sight.insets, sight.obstacles);
  return wanted.map(({ cell, pinned, foot, width, height }, i) => {
    const at = spots[i] ?? foot;
    const labels = wanted.flatMap((other, j) =>
      j === i ? [] : [rectRound(spots[j] ?? other.foot, other.width, other.height)],
    );
    const { disc } = visibility(faces.seen(cell), { through, labels });
    const chip = { at, width, height };
    const tile = disc === undefined || disc.size < 2 ? undefined : disc;
    const base = { cell, tile, chip, foot: { x: foot.x, y: foot.y } };
    if (!pinned && tile !== undefined && tile.size >= MINIMUM)
      return { ...base, by: 'tile', at: tile.at, size: tile.size };
    return { ...base, by: pinned ? 'pin' : 'chip', at, size: Math.min(width, height) };
  });
}

/** The cell a click means: a chip or pin first, then the nearest face, looking through what has faded. */
export function pickCell({ sight, faded, hits }: Aim, at: Point): number | undefined {
  const chip = hits.find((hit) => inside(at, rectRound(hit.chip.at, hit.chip.width, hit.chip.height)));
  if (chip !== undefined) return chip.cell;
  const { origin, direction } = rayThrough(sight.pose, at);
  const met = solidsOf(sight, sight.floors)
    .flatMap((solid) => {
      const away = rayToBox(origin, direction, solid);
      return away === undefined ? [] : [{ ...solid, away }];
    })
    .sort((a, b) => a.away - b.away);
  const legal = new Set(sight.targets.map(({ cell }) => cell));
  for (const solid of met) {
    if (legal.has(solid.cell)) return solid.cell;
    if (solid.kind === 'tile' || !(sight.xray || faded.has(solid.cell))) break;
  }
  return met[0]?.cell;
}
