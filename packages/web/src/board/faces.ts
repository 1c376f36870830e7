import { TOKENS } from '../art/tokens.ts';
import type { BoardProps } from './board.ts';
import type { Pose } from './camera.ts';
import { faceHeight, solidsOf } from './layout.ts';
import { add, type Vec3 } from './vector.ts';
import { type Face, type SeenFace, seeFace, seeSolids, visibility } from './visibility.ts';

const { target: COMFORT, targetMin: MINIMUM } = TOKENS.size;
/** So many blocks at most fade before a target. */
const FADE_LIMIT = 2;

/** Where everything stands, and the eye. */
export interface Standing extends Pick<BoardProps, 'tiles' | 'blocks'> {
  readonly pose: Pose;
  readonly floors: readonly Vec3[];
}

export function faceOf(cell: number, { blocks, floors }: Pick<Standing, 'blocks' | 'floors'>): Face {
  return { cell, middle: add(floors[cell] ?? [0, 0, 0], [0, faceHeight(cell, blocks), 0]) };
}

/** The faces of a temple as one eye sees them: each is followed by rays when it is first asked for, and then known. */
export interface Faces {
  seen(cell: number): SeenFace;
  /** The blocks to fade for a target: few, and only where that helps. */
  before(cell: number): readonly number[];
}

export function facesOf(standing: Standing): Faces {
  const solids = seeSolids(solidsOf(standing, standing.floors), standing.pose);
  const seen = remembered((cell) => seeFace(faceOf(cell, standing), solids, standing.pose));
  return { seen, before: remembered((cell) => blocksBefore(seen(cell))) };
}

/**
 * One or two blocks in front of a face of which too little shows for a finger. Where more stand in the way, or a tile
 * would still hide it, a pin says it better than a temple turned to glass.
 */
function blocksBefore(face: SeenFace): readonly number[] {
  const { share, disc } = visibility(face);
  const clear = (disc?.size ?? 0) >= COMFORT && share > 0.85;
  if (clear || share > 0.97 || face.coveredBy.length > FADE_LIMIT) return [];
  const rest = visibility(face, { through: ({ kind }) => kind === 'block' });
  return (rest.disc?.size ?? 0) < MINIMUM ? [] : face.coveredBy;
}

function remembered<Answer>(ask: (cell: number) => Answer): (cell: number) => Answer {
  const known = new Map<number, Answer>();
  return (cell) => {
    const answer = known.get(cell) ?? ask(cell);
    known.set(cell, answer);
    return answer;
  };
}
