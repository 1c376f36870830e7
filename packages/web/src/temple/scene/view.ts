import type { Camera } from 'three';
import type { Size } from '../../board/board.ts';
import { basisOf, type Pose } from '../../board/camera.ts';
import { add, scale } from '../../board/vector.ts';

const FLAT_DISTANCE = 200;
/** Behind the farthest mountains. */
const FAR = 300;

/** Gives a camera exactly the projection of `project`, so that marks and picture agree to the pixel. */
export function applyPose(camera: Camera, pose: Pose, { width, height }: Size): void {
  const { right, up, back } = basisOf(pose);
  const flat = pose.nearness === 0;
  const distance = flat ? FLAT_DISTANCE : 1 / pose.nearness;
  const eye = add(pose.target, scale(back, distance));
  camera.matrixWorld.set(
    right[0],
    up[0],
    back[0],
    eye[0],
    right[1],
    up[1],
    back[1],
    eye[1],
    right[2],
    up[2],
    back[2],
    eye[2],
    0,
    0,
    0,
    1,
  );
  camera.matrixWorldInverse.copy(camera.matrixWorld).invert();
  camera.position.set(eye[0], eye[1], eye[2]);
  const near = Math.max(1, distance - 60);
  const far = distance + FAR;
  const [sx, sy] = [(2 * pose.scale) / width, (2 * pose.scale) / height];
  const [cx, cy] = [(2 * pose.centre.x) / width - 1, 1 - (2 * pose.centre.y) / height];
  if (flat) {
    camera.projectionMatrix.set(
      sx,
      0,
      0,
      cx,
      0,
      sy,
      0,
      cy,
      0,
      0,
      -2 / (far - near),
      -(far + near) / (far - near),
      0,
      0,
      0,
      1,
    );
  } else {
    camera.projectionMatrix.set(
      sx * distance,
      0,
      -cx,
      0,
      0,
      sy * distance,
      -cy,
      0,
      0,
      0,
      -(far + near) / (far - near),
      (-2 * far * near) / (far - near),
      0,
      0,
      -1,
      0,
    );
  }
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
}
