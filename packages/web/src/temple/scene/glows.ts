import {
  AdditiveBlending,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
} from 'three';
import type { Vec3 } from '../../board/vector.ts';
import { LIGHT, type SceneUniforms } from './light.ts';
import { SCREEN } from './screen.ts';
import { SINKING } from './solids.ts';
import type { TierMeasures } from './tiers.ts';

const VERTEX = /* glsl */ `
${LIGHT}
${SINKING}
attribute vec4 spot, tint;
varying vec2 vAt;
varying vec3 vTint;
void main() {
  vAt = uv * 2.0 - 1.0;
  vTint = tint.rgb;
  vec4 at = modelViewMatrix * vec4(spot.x, spot.y - sunk(tint.w), spot.z, 1.0);
  at.xy += position.xy * spot.w;
  gl_Position = projectionMatrix * at;
}`;
const FRAGMENT = /* glsl */ `
${SCREEN}
uniform float uStrength;
varying vec2 vAt;
varying vec3 vTint;
void main() {
  float r = length(vAt);
  gl_FragColor = vec4(vTint * ((0.55 * exp(-r * 11.0) + 0.26 * exp(-r * 4.0)) * max(0.0, 1.0 - r) * uStrength), 1.0);
  gl_FragColor.rgb = encoded(gl_FragColor.rgb);
}`;

/** A round glow in the air. */
export interface Glow {
  readonly at: Vec3;
  readonly size: number;
  /** Linear red, green and blue. */
  readonly tint: Vec3;
  /** The number of the tall lamp it sinks with, counted from 1; 0 for none. */
  readonly lamp: number;
}

/** Glows that add to what is behind them, in one draw call. */
export class Glows {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  readonly #strength = { value: 0 };

  constructor(uniforms: SceneUniforms, { defines }: TierMeasures, glows: readonly Glow[]) {
    const plane = new PlaneGeometry(1, 1);
    const geometry = new InstancedBufferGeometry();
    geometry.setAttribute('position', plane.getAttribute('position'));
    geometry.setAttribute('uv', plane.getAttribute('uv'));
    geometry.setIndex(plane.getIndex());
    const four = (values: readonly number[]) => new InstancedBufferAttribute(Float32Array.from(values), 4);
    geometry.setAttribute('spot', four(glows.flatMap(({ at, size }) => [...at, size])));
    geometry.setAttribute('tint', four(glows.flatMap(({ tint, lamp }) => [...tint, lamp])));
    geometry.instanceCount = glows.length;
    const material = new ShaderMaterial({
      uniforms: { ...uniforms, uStrength: this.#strength },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      defines: { ...defines },
      blending: AdditiveBlending,
      transparent: true,
      depthWrite: false,
    });
    this.mesh = new Mesh(geometry, material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 20;
  }

  setStrength(strength: number): void {
    this.#strength.value = strength;
    this.mesh.visible = strength > 0;
  }
}
