import { type BufferGeometry, type Material, Mesh } from 'three';
import type { Vec3 } from '../vector.ts';

interface Shade {
  /** Throws a shadow. */
  readonly casts?: boolean;
  /** Takes the shadows of others. */
  readonly receives?: boolean;
}

/** A mesh that stands where it is put. */
export function meshAt(shape: BufferGeometry, coat: Material, at: Vec3, { casts, receives }: Shade = {}): Mesh {
  const mesh = new Mesh(shape, coat);
  mesh.position.set(...at);
  mesh.castShadow = casts ?? false;
  mesh.receiveShadow = receives ?? false;
  return mesh;
}
