import { basisOf, type Pose } from './camera.ts';
import { CELLS, placeOf } from './cells.ts';
import { add, scale, type Vec3 } from './vector.ts';

/**
 * The cells from back to front. The eye is always above the temple, so a sight line meets higher levels first; within a
 * level a block can only cover one that is at least as far from the eye along both axes.
 */
export function backToFront(floors: readonly Vec3[], pose: Pose): readonly number[] {
  const reach = pose.nearness === 0 ? 1000 : 1 / pose.nearness;
  const eye = add(pose.target, scale(basisOf(pose).back, reach));
  const away = CELLS.map((cell) => {
    const floor = floors[cell] ?? [0, 0, 0];
    return Math.abs(floor[0] - eye[0]) + Math.abs(floor[2] - eye[2]);
  });
  return [...CELLS].sort((a, b) => placeOf(a).level - placeOf(b).level || (away[b] ?? 0) - (away[a] ?? 0));
}
