import { DynamicDrawUsage, InstancedBufferAttribute, InstancedMesh, Object3D, ShaderMaterial } from 'three';
import { type Theme, TOKENS } from '../../art/tokens.ts';
import { CELL_COUNT, CELLS, placeOf } from '../../board/cells.ts';
import { TILE_HEIGHT } from '../../board/layout.ts';
import type { BoardStage, Frame } from '../../board/stage.ts';
import { mixVec, type Vec3 } from '../../board/vector.ts';
import { besideOf } from './beside.ts';
import { geometryOf } from './geometry.ts';
import { LIGHT, type SceneUniforms } from './light.ts';
import { TILE_COLUMNS, TILE_ROWS, tileSlot } from './paint.ts';
import { roundedBox } from './place/shapes.ts';
import { TO_SCREEN } from './screen.ts';
import type { CellShare } from './shade.ts';
import { SoftCards } from './softCards.ts';
import type { TierMeasures } from './tiers.ts';

const CARD_EDGE = 1.36;
const HALO_EDGE = 1.5;

/* `look`: slot, key light, dust of snow. `state`: legal, grey, glow. `beside`: owners of the neighbours, whose ice takes
 * sky from that edge and spills its colour on it. */
const VERTEX = /* glsl */ `
${LIGHT}
attribute vec4 look, state, beside;
centroid varying vec3 vWorld, vN, vP;
centroid varying vec4 vLook, vState, vBeside;
void main() {
  vec4 w = instanceMatrix * vec4(position, 1.0);
  vWorld = w.xyz; vP = position; vN = mat3(instanceMatrix) * normal;
  vLook = look; vBeside = beside;
  vState = vec4(state.xyz, lampAt(w.xyz, vN, 0.4));
  gl_Position = projectionMatrix * viewMatrix * w;
}`;

const FRAGMENT = /* glsl */ `
${LIGHT}
uniform sampler2D uTiles;
uniform vec3 uIce[4];
centroid varying vec3 vWorld, vN, vP;
centroid varying vec4 vLook, vState, vBeside;
vec3 spilled(float owner, float near) { return owner < 0.5 ? vec3(0.0) : uIce[int(owner - 0.5)] * near; }
void main() {
  vec3 n = normalize(vN), eye = normalize(cameraPosition - vWorld);
  float top = step(${(TILE_HEIGHT / 2 - 0.004).toFixed(4)}, vP.y), slot = floor(vLook.x + 0.5);
  vec2 uv = clamp(vP.xz / 0.95 + 0.5, 0.01, 0.99), cell = vec2(mod(slot, ${TILE_COLUMNS}.0), ${TILE_ROWS - 1}.0 - floor(slot / ${TILE_COLUMNS}.0));
  vec3 paint = texture2D(uTiles, (cell + vec2(uv.x, 1.0 - uv.y)) / vec2(${TILE_COLUMNS}.0, ${TILE_ROWS}.0)).rgb;
  paint = mix(paint, mix(vec3(dot(paint, vec3(0.3, 0.59, 0.11))), paint, 0.25) * 0.6, vState.y);
  vec3 albedo = mix(mix(vec3(0.16, 0.18, 0.2), vec3(0.045, 0.056, 0.07), uNight), paint, top);
  vec4 d = vec4(0.5 - vP.x, 0.5 + vP.x, 0.5 - vP.z, 0.5 + vP.z), near = exp(-d * 4.2), dark = step(0.5, vBeside) * near * 0.62;
  float sky = mix(0.55, (1.0 - dark.x) * (1.0 - dark.y) * (1.0 - dark.z) * (1.0 - dark.w), top), lit = vLook.y;
#ifdef SHADOWS
  lit = abs(shadowAt(vWorld, n));
#endif
  vec3 light = ambient(n) * (sky * 1.35) + uKey * (max(0.0, dot(n, uKeyDir)) * lit) + uLampCol * vState.w;
  vec3 colour = albedo * light + paint * (top * sky * (mix(0.05, 0.17, uNight) + 0.42 * vState.x + 0.6 * vState.z));
#ifdef DEEP
  vec3 spill = spilled(vBeside.x, near.x) + spilled(vBeside.y, near.y) + spilled(vBeside.z, near.z) + spilled(vBeside.w, near.w);
  colour += spill * top * (albedo + 0.05) * (uGlow * 0.5 + uKey * 0.22 * lit) * (1.0 - uFlat);
#endif
  float grazing = 1.0 - max(dot(n, eye), 0.0);
  grazing *= grazing;
#ifdef LOW
  colour += uMist * (0.012 + 0.15 * grazing * grazing) * sky * uEnv;
#else
  colour += textureLod(uSky, reflect(-eye, n), 3.5).rgb * ((0.02 + 0.25 * grazing * grazing) * sky * 0.6 * uEnv);
#endif
  float frost = texture2D(uFrost, vWorld.xz * 0.5).r;
  float lie = top * smoothstep(0.62, 0.80, length(max(abs(vP.xz) - 0.2, 0.0)) * 1.25 + (frost - 0.5) * 0.9) * 0.35;
  colour = mix(colour, uSnow * light, lie * vLook.z * (1.0 - vState.x));
  vec2 q = abs(vP.xz) - 0.38;
  float away = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0), wide = fwidth(away) + 0.002;
  colour = mix(colour, uRing * 1.3, smoothstep(0.02 - wide, 0.02 + wide, away) * top * vState.x);
  gl_FragColor = vec4(colour, 1.0);
${TO_SCREEN}`;

/** All tiles: painted stone, matte, in one mesh; soft shadows for the view from above and the halo of legal ones. */
export class Tiles {
  readonly mesh: InstancedMesh;
  readonly shadows: SoftCards;
  readonly halos: SoftCards;
  readonly #look = attribute();
  readonly #state = attribute();
  readonly #beside = attribute();
  readonly #dummy = new Object3D();
  #haloStrength = 0;

  constructor(uniforms: SceneUniforms, measures: TierMeasures) {
    this.shadows = new SoftCards(measures, CARD_EDGE, 11);
    this.halos = new SoftCards(measures, HALO_EDGE, 12);
    const geometry = geometryOf(roundedBox(TOKENS.world.tile, { bevel: 0.022, steps: 1 }));
    geometry.setAttribute('look', this.#look);
    geometry.setAttribute('state', this.#state);
    geometry.setAttribute('beside', this.#beside);
    const material = new ShaderMaterial({
      uniforms,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      defines: { ...measures.defines },
    });
    this.mesh = new InstancedMesh(geometry, material, CELL_COUNT);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 1;
  }

  setTheme(theme: Theme): void {
    this.shadows.tint(theme === 'dark' ? '#02060c' : '#1a2a38');
    this.halos.tint(theme === 'dark' ? '#ffb347' : '#d9661e');
    this.#haloStrength = theme === 'dark' ? 0.75 : 0.55;
  }

  update(stage: BoardStage, shares: readonly CellShare[]): void {
    const { props, frame } = stage;
    const { sight, faded } = stage.aim();
    const legal = new Map(sight.targets.map((target) => [target.cell, target.zero ? 0.55 : 1]));
    this.shadows.begin();
    this.halos.begin();
    let count = 0;
    for (const cell of CELLS) {
      const face = props.tiles[cell];
      const motion = frame.effects.tiles.get(cell);
      if (face === undefined || motion?.hidden === true) continue;
      const [x, y, z] = tileFloor(cell, frame);
      const open = props.blocks[cell] === undefined;
      const { level } = placeOf(cell);
      this.#dummy.position.set(x, y + TILE_HEIGHT / 2, z);
      this.#dummy.rotation.set(motion?.turn ?? 0, 0, 0);
      this.#dummy.updateMatrix();
      this.mesh.setMatrixAt(count, this.#dummy.matrix);
      const aim = open ? (legal.get(cell) ?? 0) : 0;
      const grey = dimOf(props.refused === cell, !open && (props.xray || faded.has(cell)));
      this.#look.setXYZW(count, tileSlot(face), shares[cell]?.tile ?? 1, level === 0 ? 1 : 0.5, 0);
      this.#state.setXYZW(count, aim, grey, frame.effects.glow.get(cell) ?? 0, 0);
      this.#beside.setXYZW(count, ...besideOf(cell, props.blocks));
      count++;
      if (frame.flat > 0 && props.view !== 'exploded' && level > 0)
        this.shadows.put([x, y + 0.004, z], 0.8 * frame.flat);
      if (aim > 0) this.halos.put([x, y + TILE_HEIGHT * 0.5, z], this.#haloStrength * aim);
    }
    this.mesh.count = count;
    this.mesh.visible = count > 0;
    this.mesh.instanceMatrix.needsUpdate = true;
    for (const each of [this.#look, this.#state, this.#beside]) each.needsUpdate = true;
    this.shadows.end();
    this.halos.end();
  }
}

function attribute(): InstancedBufferAttribute {
  return new InstancedBufferAttribute(new Float32Array(CELL_COUNT * 4), 4).setUsage(DynamicDrawUsage);
}

/** Refused tiles lose their colour; so do, in part, those that show through a block that stands on them. */
function dimOf(refused: boolean, shownThrough: boolean): number {
  if (refused) return 1;
  return shownThrough ? 0.75 : 0;
}

/** The floor of a tile, on its way along an arc while two tiles change places. */
function tileFloor(cell: number, { floors, effects }: Frame): Vec3 {
  const floor = floors[cell];
  const motion = effects.tiles.get(cell);
  if (motion === undefined) return floor;
  const from = motion.from === undefined ? floor : floors[motion.from];
  const [x, y, z] = mixVec(from, floor, motion.share);
  return [x, y + motion.arc * 1.1, z];
}
