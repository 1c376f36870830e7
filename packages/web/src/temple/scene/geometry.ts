import { BufferAttribute, BufferGeometry } from 'three';
import type { Surface } from './place/ground.ts';
import type { Shape } from './place/shapes.ts';

function floats(values: Float32Array<ArrayBuffer> | readonly number[]): Float32Array<ArrayBuffer> {
  return values instanceof Float32Array ? values : Float32Array.from(values);
}

/** A surface as three wants it. */
export function geometryOf({ positions, normals, index }: Surface | Shape): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(floats(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(floats(normals), 3));
  geometry.setIndex(new BufferAttribute(index instanceof Uint32Array ? index : Uint32Array.from(index), 1));
  return geometry;
}
