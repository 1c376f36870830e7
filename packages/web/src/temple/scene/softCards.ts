import { Color, InstancedBufferAttribute, InstancedMesh, Object3D, PlaneGeometry, ShaderMaterial } from 'three';
import { CELL_COUNT } from '../../board/cells.ts';
import type { Vec3 } from '../../board/vector.ts';
import { SCREEN } from './screen.ts';
import type { TierMeasures } from './tiers.ts';

const SOFT_VERTEX = `
attribute float strength;
varying vec2 vAt;
varying float vStrength;
void main() {
  vAt = uv;
  vStrength = strength;
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0);
}`;

/** A rounded square that fades out towards the plane's border. */
const SOFT_FRAGMENT = /* glsl */ `
${SCREEN}
uniform vec3 tint;
uniform float inner;
varying vec2 vAt;
varying float vStrength;
void main() {
  vec2 q = abs(vAt - 0.5) * 2.0 - vec2(inner - 0.12);
  float away = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - 0.12;
  float soft = 1.0 - smoothstep(0.0, 1.0 - inner, away);
  gl_FragColor = vec4(tint, soft * soft * vStrength);
  gl_FragColor.rgb = encoded(gl_FragColor.rgb);
}`;

/** Soft squares under or over tiles: shadows and the lamp-light of legal ones. */
export class SoftCards {
  readonly mesh: InstancedMesh<PlaneGeometry, ShaderMaterial>;
  readonly #strengths: InstancedBufferAttribute;
  readonly #dummy = new Object3D();
  #count = 0;

  constructor({ defines }: TierMeasures, edge: number, order: number) {
    const geometry = new PlaneGeometry(edge, edge);
    geometry.rotateX(-Math.PI / 2);
    this.#strengths = new InstancedBufferAttribute(new Float32Array(CELL_COUNT), 1);
    geometry.setAttribute('strength', this.#strengths);
    const material = new ShaderMaterial({
      vertexShader: SOFT_VERTEX,
      fragmentShader: SOFT_FRAGMENT,
      defines: { ...defines },
      uniforms: { tint: { value: new Color(0) }, inner: { value: 0.92 / edge } },
      transparent: true,
      depthWrite: false,
    });
    this.mesh = new InstancedMesh(geometry, material, CELL_COUNT);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = order;
  }

  tint(colour: string): void {
    this.mesh.material.uniforms.tint?.value.set(colour);
  }

  begin(): void {
    this.#count = 0;
  }

  put([x, y, z]: Vec3, strength: number): void {
    this.#dummy.position.set(x, y, z);
    this.#dummy.updateMatrix();
    this.mesh.setMatrixAt(this.#count, this.#dummy.matrix);
    this.#strengths.setX(this.#count, strength);
    this.#count++;
  }

  end(): void {
    this.mesh.count = this.#count;
    this.mesh.visible = this.#count > 0;
    this.mesh.instanceMatrix.needsUpdate = true;
    this.#strengths.needsUpdate = true;
  }
}
