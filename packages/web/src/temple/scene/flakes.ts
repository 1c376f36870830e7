import { BufferAttribute, BufferGeometry, Points, ShaderMaterial } from 'three';
import type { Theme } from '../../art/tokens.ts';
import { BLOCK_HEIGHT, TILE_HEIGHT } from '../../board/layout.ts';
import { seeded } from '../../board/random.ts';
import type { BoardStage } from '../../board/stage.ts';

const PUFF = 56;

const VERTEX = `
attribute float grain;
uniform float unit;
varying float vGrain;
void main() {
  vGrain = grain;
  vec4 at = modelViewMatrix * vec4(position, 1.0);
  gl_Position = projectionMatrix * at;
  gl_PointSize = max(1.0, unit * grain / gl_Position.w);
}`;

const FRAGMENT = `
uniform float opacity;
void main() {
  float soft = 1.0 - smoothstep(0.1, 0.5, length(gl_PointCoord - 0.5));
  gl_FragColor = vec4(vec3(1.0), soft * opacity);
}`;

function cloud(count: number): Points<BufferGeometry, ShaderMaterial> {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(count * 3), 3));
  geometry.setAttribute('grain', new BufferAttribute(new Float32Array(count).fill(1), 1));
  const points = new Points(
    geometry,
    new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { unit: { value: 40 }, opacity: { value: 0.5 } },
      transparent: true,
      depthWrite: false,
    }),
  );
  points.frustumCulled = false;
  points.renderOrder = 40;
  return points;
}

/** Falling snow, and the puff a block raises where it lands. */
export class Flakes {
  readonly fall: Points<BufferGeometry, ShaderMaterial>;
  readonly puff = cloud(PUFF);

  constructor(count: number) {
    this.fall = cloud(count);
    const random = seeded(2026);
    const position = this.fall.geometry.getAttribute('position');
    const grain = this.fall.geometry.getAttribute('grain');
    for (let i = 0; i < count; i++) {
      position.setXYZ(i, (random() - 0.5) * 26, random() * 11, (random() - 0.5) * 26);
      grain.setX(i, 0.5 + random() ** 4 * 0.8);
    }
  }

  setTheme(theme: Theme): void {
    const { opacity } = this.fall.material.uniforms;
    if (opacity !== undefined) opacity.value = theme === 'dark' ? 0.5 : 0.85;
  }

  /** Moves the snow on: it falls by the clock of the scene. */
  update({ frame }: BoardStage, pixelRatio: number, seconds: number): void {
    this.fall.visible = frame.flat < 0.5;
    this.fall.position.x = Math.sin(seconds * 0.3) * 0.4;
    this.fall.position.y = -((seconds * 0.25) % 0.5);
    const unit = frame.pose.scale * pixelRatio * 0.5;
    for (const points of [this.fall, this.puff]) {
      const { unit: own } = points.material.uniforms;
      if (own !== undefined) own.value = unit;
    }
    this.#updatePuff(frame);
  }

  #updatePuff({ effects, floors }: BoardStage['frame']): void {
    const [puff] = effects.puffs;
    this.puff.visible = puff !== undefined;
    const floor = puff === undefined ? undefined : floors[puff.cell];
    if (puff === undefined || floor === undefined) return;
    const random = seeded(puff.cell + 1);
    const position = this.puff.geometry.getAttribute('position');
    const grain = this.puff.geometry.getAttribute('grain');
    const out = 1 - (1 - puff.share) ** 3;
    for (let i = 0; i < PUFF; i++) {
      const angle = random() * Math.PI * 2;
      const reach = 0.47 + out * (0.08 + random() ** 2 * 0.55);
      const square = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
      const y = floor[1] + TILE_HEIGHT + Math.sin(puff.share * Math.PI) * random() ** 2 * BLOCK_HEIGHT * 0.6;
      position.setXYZ(i, floor[0] + Math.cos(angle) * reach * square, y, floor[2] + Math.sin(angle) * reach * square);
      grain.setX(i, (1.2 + random() ** 2 * 5) * (1 - puff.share) ** 0.7);
    }
    position.needsUpdate = true;
    grain.needsUpdate = true;
  }
}
