import { Color, Group, type Material, type Mesh, MeshLambertMaterial, ShaderMaterial } from 'three';
import { type Theme, TOKENS } from '../../art/tokens.ts';
import type { Effort } from '../effort.ts';
import { takeLamplight } from './lamplight.ts';
import { peaksGeometry, snowGeometry } from './land.ts';
import { meshAt } from './meshAt.ts';
import { rockColours } from './palette.ts';
import { grainTexture } from './texture.ts';
import { thriftySolid } from './thrifty/solid.ts';

function makeCoats(effort: Effort): { snow: Material; stone: Material } {
  if (effort === 'thrifty')
    return { snow: thriftySolid({ tinted: true, lamplit: true }), stone: thriftySolid({ tinted: true }) };
  const snow = new MeshLambertMaterial({ vertexColors: true, map: grainTexture(9, 'snow', 30, effort) });
  return { snow: takeLamplight(snow), stone: new MeshLambertMaterial({ vertexColors: true, flatShading: true }) };
}

/** Snow to the horizon and the nunataks that stand out of it. */
export class Terrain {
  readonly group = new Group();
  readonly #coats: { snow: Material; stone: Material };
  readonly #field: Mesh;
  readonly #crags: Mesh;
  readonly #range: Mesh;

  constructor(theme: Theme, effort: Effort) {
    const { rock, snow } = rockColours(theme);
    const near = new Color(TOKENS.color.scene[theme].snow);
    const far = new Color(theme === 'dark' ? '#2f8f98' : '#e4edf4');
    this.#coats = makeCoats(effort);
    this.#field = meshAt(snowGeometry(near, far, effort), this.#coats.snow, [0, 0, 0], { receives: true });
    this.#crags = meshAt(peaksGeometry('crags', rock, snow), this.#coats.stone, [0, 0, 0]);
    this.#range = meshAt(peaksGeometry('range', rock, snow), this.#coats.stone, [0, 0, 0]);
    this.group.add(this.#field, this.#crags, this.#range);
  }

  /** How bright the snow is, and whether the near rocks stand: the finale looks past them. */
  update(brightness: number, finale: boolean): void {
    const { snow } = this.#coats;
    if (snow instanceof MeshLambertMaterial) snow.color.setScalar(brightness);
    if (snow instanceof ShaderMaterial) snow.uniforms.tint?.value.setScalar(brightness);
    this.#crags.visible = !finale;
  }

  dispose(): void {
    const { snow, stone } = this.#coats;
    if (snow instanceof MeshLambertMaterial) snow.map?.dispose();
    for (const part of [snow, stone, this.#field.geometry, this.#crags.geometry, this.#range.geometry]) part.dispose();
  }
}
