import {
  CanvasTexture,
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  MeshStandardMaterial,
  Object3D,
  SRGBColorSpace,
} from 'three';
import { COLOURS, type Theme, TOKENS } from '../../art/tokens.ts';
import { CELL_COUNT } from '../cells.ts';
import type { Effort } from '../effort.ts';
import { BLOCK_HEIGHT, TILE_HEIGHT } from '../layout.ts';
import { seeded } from '../random.ts';
import { backToFront } from '../sorting.ts';
import type { BoardStage } from '../stage.ts';
import { paintIceAtlas } from './paint.ts';
import { joinGeometries, roundedBox } from './roundedBox.ts';
import { thriftyIce } from './thrifty/ice.ts';

const { block: BLOCK, blockBevel: BEVEL, iceOpacity } = TOKENS.world;
const FADED = 0.2;
const XRAY = 0.07;

interface IceLight {
  emissive: { value: number };
  rim: { value: number };
  core: { value: number };
  skyHigh: { value: Color };
  skyLow: { value: Color };
  ring: { value: Color };
}

const VERTEX_HEAD = `
attribute float face;
attribute float part;
attribute vec4 look;
varying float vFace;
varying float vPart;
varying vec4 vLook;
varying vec2 vFaceUv;
`;

const FRAGMENT_HEAD = `
uniform float nkEmissive;
uniform float nkRim;
uniform float nkCore;
uniform vec3 nkSkyHigh;
uniform vec3 nkSkyLow;
uniform vec3 nkRing;
uniform vec3 nkIce[4];
varying float vFace;
varying float vPart;
varying vec4 vLook;
varying vec2 vFaceUv;
`;

/* Part 1 is the glowing core, part 2 the far walls seen through the block: both unlit, done before any light is summed. */
const FRAGMENT_INSIDE = `
if (vPart > 0.5) {
  vec3 nkInside = nkIce[int(vLook.x + 0.5)];
  float nkToEye = saturate(abs(isOrthographic ? vNormal.z : dot(normalize(vNormal), normalize(vViewPosition))));
  bool nkWall = vPart > 1.5;
  vec3 nkLit = nkWall ? mix(nkInside, vec3(0.86, 0.95, 1.0), 0.08) * (0.35 + nkEmissive) : mix(nkInside, vec3(1.0), 0.1) * nkCore;
  gl_FragColor = vec4(nkLit, (nkWall ? 0.34 : 0.55 * pow(nkToEye, 1.6)) * vLook.y);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  return;
}
`;

/* Part 0, the outside: rim of light, a little sky, frost at the edges, the amber band of a target. */
const FRAGMENT_TAIL = `
vec3 nkEye = isOrthographic ? vec3(0.0, 0.0, 1.0) : normalize(vViewPosition);
float nkFacing = saturate(abs(dot(normal, nkEye)));
vec3 nkOwn = nkIce[int(vLook.x + 0.5)];
float nkFresnel = pow(1.0 - nkFacing, 2.2);
vec3 nkWorld = inverseTransformDirection(reflect(-nkEye, normal), viewMatrix);
vec3 nkSky = mix(nkSkyLow, nkSkyHigh, smoothstep(-0.05, 0.75, nkWorld.y));
float nkStreak = smoothstep(0.02, 0.0, abs(fract(nkWorld.x * 1.7 + nkWorld.z * 0.9) - 0.5) - 0.05) * smoothstep(0.1, 0.5, nkWorld.y);
float nkEdge = max(abs(vFaceUv.x - 0.5), abs(vFaceUv.y - 0.5));
float nkLip = smoothstep(0.36, 0.49, nkEdge);
nkLip *= nkLip;
float nkLuma = dot(outgoingLight, vec3(0.3, 0.59, 0.11));
outgoingLight = max(mix(vec3(nkLuma), outgoingLight, 1.22), 0.0);
outgoingLight += nkFresnel * nkRim * vec3(0.72, 0.87, 1.0);
outgoingLight += nkSky * (0.03 + 0.42 * nkFresnel) * (1.0 + nkStreak * 0.5);
outgoingLight += nkLip * nkRim * mix(nkOwn, vec3(0.8, 0.92, 1.0), 0.5) * 0.75;
outgoingLight += vLook.z * (nkOwn * 0.7 + vec3(0.25));
float nkTop = smoothstep(0.55, 0.95, vFace * inverseTransformDirection(normal, viewMatrix).y);
float nkAlpha = mix(${iceOpacity.side.toFixed(2)}, ${iceOpacity.top.toFixed(2)}, nkTop) + 0.5 * nkFresnel * nkRim + nkLip * 0.16;
float nkBand = vFace * smoothstep(0.40, 0.415, nkEdge) * vLook.w;
outgoingLight = mix(outgoingLight, nkRing * 1.25, nkBand);
diffuseColor.a = saturate(nkAlpha) * vLook.y;
`;

interface Coat {
  material: Material;
  map: CanvasTexture;
}

function richIce(light: IceLight): Coat {
  const map = new CanvasTexture(paintIceAtlas());
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 2;
  const material = new MeshStandardMaterial({ map, roughness: 0.22, transparent: true });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.nkEmissive = light.emissive;
    shader.uniforms.nkRim = light.rim;
    shader.uniforms.nkCore = light.core;
    shader.uniforms.nkSkyHigh = light.skyHigh;
    shader.uniforms.nkSkyLow = light.skyLow;
    shader.uniforms.nkRing = light.ring;
    shader.uniforms.nkIce = { value: COLOURS.map((colour) => new Color(TOKENS.color.player[colour].ice)) };
    shader.vertexShader =
      VERTEX_HEAD +
      shader.vertexShader.replace(
        '#include <uv_vertex>',
        `#include <uv_vertex>
      vFace = face; vPart = part; vLook = look; vFaceUv = uv;
      vMapUv = (vec2(look.x, face) + clamp(uv, 0.006, 0.994)) / vec2(4.0, 2.0);`,
      );
    shader.fragmentShader =
      FRAGMENT_HEAD +
      shader.fragmentShader
        .replace('#include <clipping_planes_fragment>', FRAGMENT_INSIDE)
        .replace('#include <emissivemap_fragment>', 'totalEmissiveRadiance += diffuseColor.rgb * nkEmissive;')
        .replace('#include <opaque_fragment>', `${FRAGMENT_TAIL}\n#include <opaque_fragment>`);
  };
  return { material, map };
}

function iceGeometry(effort: Effort) {
  if (effort === 'thrifty') return roundedBox(BLOCK, BEVEL, 1, 0);
  const walls = roundedBox([BLOCK[0] * 0.97, BLOCK[1] * 0.97, BLOCK[2] * 0.97], BEVEL, 1, 2);
  walls.scale(-1, 1, 1);
  const core = roundedBox([0.6, 0.4, 0.6], 0.17, 2, 1);
  return joinGeometries([walls, core, roundedBox(BLOCK, BEVEL, 2, 0)]);
}

/** A place by hand: each block lies a little askew. */
export function askew(cell: number): { x: number; z: number; turn: number } {
  const random = seeded(cell * 97 + 5);
  return { x: (random() - 0.5) * 0.02, z: (random() - 0.5) * 0.02, turn: (random() - 0.5) * 0.035 };
}

/** All blocks of the temple in one mesh, drawn from back to front. */
export class Ice {
  readonly mesh: InstancedMesh;
  readonly #looks: InstancedBufferAttribute;
  readonly #dummy = new Object3D();
  readonly #coat: Coat;
  readonly #light: IceLight = {
    emissive: { value: 0.24 },
    rim: { value: 0.38 },
    core: { value: 1 },
    skyHigh: { value: new Color() },
    skyLow: { value: new Color() },
    ring: { value: new Color() },
  };

  constructor(effort: Effort) {
    const geometry = iceGeometry(effort);
    this.#looks = new InstancedBufferAttribute(new Float32Array(CELL_COUNT * 4), 4);
    this.#looks.setUsage(DynamicDrawUsage);
    geometry.setAttribute('look', this.#looks);
    this.#coat = effort === 'thrifty' ? thriftyIce(this.#light) : richIce(this.#light);
    this.mesh = new InstancedMesh(geometry, this.#coat.material, CELL_COUNT);
    this.mesh.frustumCulled = false;
    this.mesh.castShadow = true;
    this.mesh.renderOrder = 10;
  }

  setTheme(theme: Theme): void {
    const scene = TOKENS.color.scene[theme];
    const night = theme === 'dark';
    this.#light.emissive.value = night ? 0.34 : 0.1;
    this.#light.rim.value = night ? 0.38 : 0.25;
    this.#light.core.value = night ? 0.85 : 1;
    this.#light.skyHigh.value.set(night ? '#2a5f7a' : '#dff0fb');
    this.#light.skyLow.value.set(night ? '#6b4a2c' : scene.horizon);
    this.#light.ring.value.set(scene.legalRing);
  }

  update(stage: BoardStage): void {
    const { props, frame } = stage;
    const { faded, sight } = stage.aim();
    const legal = new Set(sight.targets.map(({ cell }) => cell));
    const lit = new Set(props.lit ?? []);
    let count = 0;
    for (const cell of backToFront(frame.floors, frame.pose)) {
      const colour = props.blocks[cell];
      const floor = frame.floors[cell];
      const motion = frame.effects.blocks.get(cell);
      if (colour === undefined || floor === undefined || motion?.hidden === true) continue;
      const by = askew(cell);
      const squash = motion?.squash ?? 0;
      this.#dummy.position.set(
        floor[0] + by.x,
        floor[1] + TILE_HEIGHT + (BLOCK_HEIGHT / 2) * (1 - squash) + (motion?.height ?? 0),
        floor[2] + by.z,
      );
      this.#dummy.rotation.set(0, by.turn, 0);
      this.#dummy.scale.set(1 + squash * 0.4, 1 - squash, 1 + squash * 0.4);
      this.#dummy.updateMatrix();
      this.mesh.setMatrixAt(count, this.#dummy.matrix);
      const glow = Math.max(frame.effects.glow.get(cell) ?? 0, lit.has(cell) ? 0.5 : 0);
      this.#looks.setXYZW(
        count,
        COLOURS.indexOf(colour),
        opacityOf(props.xray, faded.has(cell)),
        glow,
        legal.has(cell) ? 1 : 0,
      );
      count++;
    }
    this.mesh.count = count;
    this.mesh.visible = count > 0;
    this.mesh.instanceMatrix.needsUpdate = true;
    this.#looks.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.#coat.map.dispose();
    this.#coat.material.dispose();
    this.mesh.dispose();
  }
}

function opacityOf(xray: boolean, faded: boolean): number {
  if (xray) return XRAY;
  return faded ? FADED : 1;
}
