import { BufferAttribute, type BufferGeometry, Mesh, PlaneGeometry, type ShaderMaterial } from 'three';
import type { Theme } from '../../../art/tokens.ts';
import { solidsOf } from '../../layout.ts';
import type { BoardStage } from '../../stage.ts';
import { shadowDepth } from '../light.ts';
import { stoneColour } from '../palette.ts';
import { grainTexture } from '../texture.ts';
import { keyShareAt } from './shade.ts';
import { thriftySolid } from './solid.ts';

const EDGE = 5.95;
const STEPS = 34;
const HEIGHT = -0.005;
/** Within this distance of the middle the floor lies under the tiles. */
const COVERED = 2.4;

/** The stone floor with the temple's shadow on it, reckoned at its corners once per position. */
export class ThriftyFloor {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;
  readonly #grain = grainTexture(3, 'stone', 3, 'thrifty');
  readonly #shade: BufferAttribute;
  #theme: Theme = 'dark';
  #shadedFor: string | undefined;

  constructor() {
    const geometry = new PlaneGeometry(EDGE, EDGE, STEPS, STEPS);
    geometry.rotateX(-Math.PI / 2);
    geometry.translate(0, HEIGHT, 0);
    this.#shade = new BufferAttribute(new Float32Array(geometry.getAttribute('position').count).fill(1), 1);
    geometry.setAttribute('shade', this.#shade);
    this.mesh = new Mesh(geometry, thriftySolid({ map: this.#grain, lamplit: true, shaded: true }));
  }

  setTheme(theme: Theme): void {
    this.#theme = theme;
    this.#shadedFor = undefined;
    this.mesh.material.uniforms.tint?.value.set(stoneColour(theme));
  }

  update({ props, frame, view }: BoardStage): void {
    this.mesh.visible = view !== 'exploded' || props.finale;
    const position = props.blocks.join();
    if (this.#shadedFor === position || frame.moving || !this.mesh.visible) return;
    this.#shadedFor = position;
    const solids = solidsOf(props, frame.floors);
    const corners = this.mesh.geometry.getAttribute('position');
    for (let i = 0; i < corners.count; i++) {
      const [x, z] = [corners.getX(i), corners.getZ(i)];
      const hidden = Math.max(Math.abs(x), Math.abs(z)) < COVERED;
      this.#shade.setX(i, hidden ? 1 : keyShareAt([x, HEIGHT + 0.01, z], solids, shadowDepth(this.#theme)));
    }
    this.#shade.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.#grain.dispose();
  }
}
