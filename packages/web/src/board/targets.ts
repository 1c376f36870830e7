import { TOKENS } from '../art/tokens.ts';
import type { BoardProps, Camera, HitTarget, Insets, Point, Rect, Size, Target } from './board.ts';
import { basisOf, bestArrangement, type Pose, poseOf, project, rayThrough } from './camera.ts';
import { growthOf } from './framing.ts';
import { chipSize, placeLabels, SMALL_TILE } from './labels.ts';
import { cellOrigins, faceHeight, type Solid, solidsOf } from './layout.ts';
import { add, rayToBox, type Vec3 } from './vector.ts';
import { type Face, inside, rectRound, type Visibility, visibility } from './visibility.ts';

const PIN_RISE = 44;
const FADE_LIMIT = 2;
const FLAT_ELEVATION = 1.4;
const { target: COMFORT, targetMin: MINIMUM } = TOKENS.size;

/** What a person sees of the temple at one moment: enough to say what a click means. */
export interface Sight {
  tiles: BoardProps['tiles'];
  blocks: BoardProps['blocks'];
  targets: readonly Target[];
  ghost: BoardProps['ghost'];
  xray: boolean;
  pose: Pose;
  floors: readonly Vec3[];
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

/** All that decides where targets can be hit: a hover or a relit cell need not make it be reckoned again. */
export function sightKey({ tiles, ...rest }: Sight): string {
  return JSON.stringify([rest, tiles.map((tile) => tile !== undefined)]);
}

export function faceOf(cell: number, { blocks, floors }: Pick<Sight, 'blocks' | 'floors'>): Face {
  return { cell, middle: add(floors[cell] ?? [0, 0, 0], [0, faceHeight(cell, blocks), 0]) };
}

/**
 * The blocks that fade: one or two in front of a target of which too little shows for a finger. Where more stand in the
 * way, or a tile would still hide it, a pin says it better than a temple turned to glass.
 */
export function fadedBlocks(sight: Sight): ReadonlySet<number> {
  const solids = solidsOf(sight, sight.floors);
  const faded = new Set<number>();
  const kept = new Set(sight.lit);
  for (const { cell } of sight.targets) {
    const face = faceOf(cell, sight);
    const seen = visibility(face, solids, sight.pose);
    const clear = (seen.disc?.size ?? 0) >= COMFORT && seen.share > 0.85;
    if (clear || seen.share > 0.97 || seen.coveredBy.length > FADE_LIMIT) continue;
    if (seen.coveredBy.some((block) => kept.has(block))) continue;
    const rest = solids.filter((solid) => solid.kind === 'tile' || !seen.coveredBy.includes(solid.cell));
    if ((visibility(face, rest, sight.pose).disc?.size ?? 0) < MINIMUM) continue;
    for (const block of seen.coveredBy) faded.add(block);
  }
  for (const { cell } of sight.targets) if (sight.blocks[cell] !== undefined) faded.delete(cell);
  return faded;
}

/** What still stops the eye: x-ray and fading let it through blocks, never through tiles. */
function opaqueSolids(sight: Sight, faded: ReadonlySet<number>): readonly Solid[] {
  return solidsOf(sight, sight.floors).filter(({ kind, cell }) => kind === 'tile' || !(sight.xray || faded.has(cell)));
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
export function hitTargetsIn(sight: Sight, faded = fadedBlocks(sight)): readonly HitTarget[] {
  const { pose, targets, ghost } = sight;
  const solids = opaqueSolids(sight, faded);
  const staged = ghost === undefined || targets.some(({ cell }) => cell === ghost.cell) ? [] : [ghost];
  const wanted = [...targets, ...staged]
    .map((target) => {
      const face = faceOf(target.cell, sight);
      const seen: Visibility = visibility(face, solids, pose);
      const pinned = (seen.disc?.size ?? 0) < MINIMUM;
      const own = ghost?.cell === target.cell ? ghost : undefined;
      const size = chipSize(own?.label ?? target.label, own?.step ?? target.step ?? false, {
        large: own !== undefined,
        small: hasSmallTiles(pose),
        scale: sight.scale ?? 1,
      });
      const foot = project(pose, face.middle);
      const wish = pinned ? { x: foot.x, y: foot.y - PIN_RISE } : chipWish(face, pose);
      return { cell: target.cell, face, pinned, foot, ...size, wish: own === undefined ? wish : ghostWish(face, pose) };
    })
    .sort((a, b) => Number(b.cell === ghost?.cell) - Number(a.cell === ghost?.cell) || b.foot.y - a.foot.y);
  const spots = placeLabels(wanted, sight.size, sight.insets, sight.obstacles);
  return wanted.map(({ cell, face, pinned, foot, width, height }, i) => {
    const at = spots[i] ?? foot;
    const others = wanted.flatMap((other, j) =>
      j === i ? [] : [rectRound(spots[j] ?? other.foot, other.width, other.height)],
    );
    const { disc } = visibility(face, solids, pose, others);
    const chip = { at, width, height };
    const tile = disc === undefined || disc.size < 2 ? undefined : disc;
    const base = { cell, tile, chip, foot: { x: foot.x, y: foot.y } };
    if (!pinned && tile !== undefined && tile.size >= MINIMUM)
      return { ...base, by: 'tile', at: tile.at, size: tile.size };
    return { ...base, by: pinned ? 'pin' : 'chip', at, size: Math.min(width, height) };
  });
}

/** Where each target of a position can be hit in its resting view: a test can prove that none is out of reach. */
export function hitTargets(props: BoardProps, camera: Camera | undefined, size: Size): readonly HitTarget[] {
  return hitTargetsIn(sightOf(props, size, camera));
}

/** The cell a click means: a chip or pin first, then the nearest face, looking through what has faded. */
export function pickCell(
  sight: Sight,
  at: Point,
  faded = fadedBlocks(sight),
  hits = hitTargetsIn(sight, faded),
): number | undefined {
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
