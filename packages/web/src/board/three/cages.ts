import { BoxGeometry, type BufferGeometry, Color, InstancedMesh, Mesh, MeshBasicMaterial, Object3D } from 'three';
import { type Theme, TOKENS } from '../../art/tokens.ts';
import { CELL_COUNT, CELLS } from '../cells.ts';
import { BLOCK_HEIGHT, TILE_HEIGHT } from '../layout.ts';
import type { BoardStage } from '../stage.ts';
import { joinGeometries } from './roundedBox.ts';

const [WIDTH, HEIGHT, DEPTH] = TOKENS.world.block;

/** The twelve edges of a block as thin bars, whole or in dashes: real lines are one pixel wide on most machines. */
export function cageGeometry(thick: number, dashes: number, grow = 0): BufferGeometry {
  const half = [(WIDTH + grow) / 2, (HEIGHT + grow) / 2, (DEPTH + grow) / 2];
  const bars: BufferGeometry[] = [];
  for (const axis of [0, 1, 2]) {
    const [p, q] = [(axis + 1) % 3, (axis + 2) % 3];
    const length = 2 * (half[axis] ?? 0);
    for (const sp of [-1, 1]) {
      for (const sq of [-1, 1]) {
        for (let i = 0; i < dashes; i++) {
          const part = dashes === 1 ? length + thick : (length / dashes) * 0.6;
          const size = [thick, thick, thick];
          size[axis] = part;
          const at = [0, 0, 0];
          at[axis] = -length / 2 + (length * (i + 0.5)) / dashes;
          at[p] = sp * (half[p] ?? 0);
          at[q] = sq * (half[q] ?? 0);
          const bar = new BoxGeometry(size[0], size[1], size[2]);
          bar.translate(at[0] ?? 0, at[1] ?? 0, at[2] ?? 0);
          bars.push(bar);
        }
      }
    }
  }
  return joinGeometries(bars);
}

/** Outlines of blocks that faded or turned to glass under x-ray, and the white cage of the last move. */
export class Cages {
  readonly outlines: InstancedMesh<BufferGeometry, MeshBasicMaterial>;
  readonly last: Mesh<BufferGeometry, MeshBasicMaterial>;
  readonly #dummy = new Object3D();
  readonly #colour = new Color();
  #theme: Theme = 'dark';

  constructor() {
    this.outlines = new InstancedMesh(
      cageGeometry(0.016, 1, -0.04),
      new MeshBasicMaterial({ transparent: true, opacity: 0.85, toneMapped: false }),
      CELL_COUNT,
    );
    this.outlines.frustumCulled = false;
    this.outlines.renderOrder = 14;
    this.last = new Mesh(cageGeometry(0.018, 1, 0.035), new MeshBasicMaterial({ toneMapped: false }));
    this.last.renderOrder = 14;
  }

  setTheme(theme: Theme): void {
    this.#theme = theme;
    this.last.material.color.set(theme === 'dark' ? '#ffffff' : '#13222f');
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
  }

  #placeLast({ props, frame }: BoardStage): void {
    const cell = props.lastMove;
    const floor = cell === undefined ? undefined : frame.floors[cell];
    const moving = cell !== undefined && frame.effects.blocks.has(cell);
    this.last.visible =
      floor !== undefined && !moving && cell !== undefined && props.blocks[cell] !== undefined && !props.finale;
    if (floor !== undefined) this.last.position.set(floor[0], floor[1] + TILE_HEIGHT + BLOCK_HEIGHT / 2, floor[2]);
  }

  dispose(): void {
    this.outlines.geometry.dispose();
    this.outlines.material.dispose();
    this.outlines.dispose();
    this.last.geometry.dispose();
    this.last.material.dispose();
  }
}
