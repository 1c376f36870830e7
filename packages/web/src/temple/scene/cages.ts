import { BoxGeometry, type BufferGeometry, Color, InstancedMesh, Mesh, Object3D, ShaderMaterial } from 'three';
import { type Theme, TOKENS } from '../../art/tokens.ts';
import { CELL_COUNT, CELLS } from '../../board/cells.ts';
import { BLOCK_HEIGHT, TILE_HEIGHT } from '../../board/layout.ts';
import type { BoardStage } from '../../board/stage.ts';
import { geometryOf } from './geometry.ts';
import type { Shape } from './place/shapes.ts';
import { SCREEN } from './screen.ts';
import type { TierMeasures } from './tiers.ts';

const { block, ghostLift: LIFT } = TOKENS.world;
const [WIDTH, HEIGHT, DEPTH] = block;

const SIGNS = [-1, 1];

const VERTEX = /* glsl */ `
uniform vec3 uTint;
varying vec3 vTint;
void main() {
  vec4 at = vec4(position, 1.0);
  vTint = uTint;
#ifdef USE_INSTANCING
  at = instanceMatrix * at;
#endif
#ifdef USE_INSTANCING_COLOR
  vTint *= instanceColor;
#endif
  gl_Position = projectionMatrix * modelViewMatrix * at;
}`;
const FRAGMENT = /* glsl */ `
${SCREEN}
uniform float uOpacity;
varying vec3 vTint;
void main() {
  gl_FragColor = vec4(vTint, uOpacity);
  gl_FragColor.rgb = encoded(gl_FragColor.rgb);
}`;

function lines({ defines }: TierMeasures, opacity: number): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    defines: { ...defines },
    uniforms: { uTint: { value: new Color('#ffffff') }, uOpacity: { value: opacity } },
    transparent: opacity < 1,
  });
}

/** The twelve edges of a block as thin bars, whole or in dashes: real lines are one pixel wide on most machines. */
function cageGeometry(thick: number, dashes: number, grow: number): BufferGeometry {
  const half = [(WIDTH + grow) / 2, (HEIGHT + grow) / 2, (DEPTH + grow) / 2];
  const cage: Shape = { positions: [], normals: [], index: [] };
  const bar = new BoxGeometry(1, 1, 1);
  const [corners, normals] = [bar.getAttribute('position').array, bar.getAttribute('normal').array];
  const triangles = [...(bar.getIndex()?.array ?? [])];
  for (const axis of [0, 1, 2]) {
    const [p, q] = [(axis + 1) % 3, (axis + 2) % 3];
    const length = 2 * half[axis];
    for (const [sp, sq] of SIGNS.flatMap((a) => SIGNS.map((b) => [a, b]))) {
      for (let i = 0; i < dashes; i++) {
        const size = [thick, thick, thick];
        size[axis] = dashes === 1 ? length + thick : (length / dashes) * 0.6;
        const at = [0, 0, 0];
        at[axis] = -length / 2 + (length * (i + 0.5)) / dashes;
        at[p] = sp * half[p];
        at[q] = sq * half[q];
        const first = cage.positions.length / 3;
        cage.positions.push(...Array.from(corners, (value, k) => value * size[k % 3] + at[k % 3]));
        cage.normals.push(...normals);
        cage.index.push(...triangles.map((corner) => corner + first));
      }
    }
  }
  return geometryOf(cage);
}

/** Outlines of faded blocks, the white cage of the last move, and the dashed one of the staged block. */
export class Cages {
  readonly outlines: InstancedMesh<BufferGeometry, ShaderMaterial>;
  readonly last: Mesh<BufferGeometry, ShaderMaterial>;
  readonly ghost: Mesh<BufferGeometry, ShaderMaterial>;
  readonly #dummy = new Object3D();
  readonly #colour = new Color();
  #theme: Theme = 'dark';

  constructor(measures: TierMeasures) {
    this.last = new Mesh(cageGeometry(0.018, 1, 0.035), lines(measures, 1));
    this.ghost = new Mesh(cageGeometry(0.028, 6, 0), lines(measures, 1));
    this.outlines = new InstancedMesh(cageGeometry(0.016, 1, -0.04), lines(measures, 0.85), CELL_COUNT);
    this.outlines.frustumCulled = false;
    this.outlines.renderOrder = 14;
    this.last.renderOrder = 14;
    this.ghost.renderOrder = 22;
  }

  setTheme(theme: Theme): void {
    this.#theme = theme;
    this.last.material.uniforms.uTint.value.set(theme === 'dark' ? '#ffffff' : '#13222f');
  }

  update(stage: BoardStage): void {
    const { props, frame } = stage;
    const { faded } = stage.aim();
    let count = 0;
    for (const cell of CELLS) {
      const colour = props.blocks[cell];
      const floor = frame.floors[cell];
      if (colour === undefined || floor === undefined || !(props.xray || faded.has(cell))) continue;
      this.#dummy.position.set(floor[0], floor[1] + TILE_HEIGHT + BLOCK_HEIGHT / 2, floor[2]);
      this.#dummy.updateMatrix();
      this.outlines.setMatrixAt(count, this.#dummy.matrix);
      const hue = TOKENS.color[this.#theme].playerText[colour];
      this.outlines.setColorAt(count, this.#colour.set(hue));
      count++;
    }
    this.outlines.count = count;
    this.outlines.visible = count > 0;
    this.outlines.instanceMatrix.needsUpdate = true;
    if (this.outlines.instanceColor !== null) this.outlines.instanceColor.needsUpdate = true;
    this.#placeLast(stage);
    this.#placeGhost(stage);
  }

  #placeGhost({ props, frame }: BoardStage): void {
    const { ghost } = props;
    this.ghost.visible = ghost !== undefined && !frame.moving;
    if (ghost === undefined) return;
    const [x, y, z] = frame.floors[ghost.cell];
    this.ghost.position.set(x, y + TILE_HEIGHT + LIFT + BLOCK_HEIGHT / 2, z);
  }

  #placeLast({ props, frame }: BoardStage): void {
    const cell = props.lastMove;
    const floor = cell === undefined ? undefined : frame.floors[cell];
    const moving = cell !== undefined && frame.effects.blocks.has(cell);
    this.last.visible =
      floor !== undefined && !moving && cell !== undefined && props.blocks[cell] !== undefined && !props.finale;
    if (floor !== undefined) this.last.position.set(floor[0], floor[1] + TILE_HEIGHT + BLOCK_HEIGHT / 2, floor[2]);
  }
}
