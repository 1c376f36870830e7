import { DynamicDrawUsage, InstancedBufferAttribute, InstancedMesh, Object3D, ShaderMaterial } from 'three';
import { COLOURS, type ColourId, TOKENS } from '../../art/tokens.ts';
import { CELL_COUNT, cellAt, placeOf } from '../../board/cells.ts';
import { BLOCK_HEIGHT, TILE_HEIGHT } from '../../board/layout.ts';
import { seeded } from '../../board/random.ts';
import { backToFront } from '../../board/sorting.ts';
import type { BoardStage } from '../../board/stage.ts';
import { besideOf, type Four } from './beside.ts';
import { geometryOf } from './geometry.ts';
import { ICE_FRAGMENT, ICE_VERTEX } from './iceShader.ts';
import type { SceneUniforms } from './light.ts';
import { tileSlot } from './paint.ts';
import { roundedBox } from './place/shapes.ts';
import type { CellShare } from './shade.ts';
import type { TierMeasures } from './tiers.ts';

const { block: BLOCK, blockBevel: BEVEL, ghostLift: LIFT } = TOKENS.world;
const FADED = 0.2;
const XRAY = 0.07;
const GHOST = 0.55;
const LIT = 0.5;

const NONE: Four = [0, 0, 0, 0];

/** One block to draw. */
interface Block {
  readonly cell: number;
  readonly colour: ColourId;
  readonly lift: number;
  readonly squash: number;
  readonly opacity: number;
  /** Light from below, 0 to 1. */
  readonly glow: number;
  readonly legal: boolean;
  /** Light on its outline, 0 to 1. */
  readonly sweep: number;
}

/** A place by hand: each block lies a little askew. */
function askew(cell: number): { x: number; z: number; turn: number } {
  const random = seeded(cell * 97 + 5);
  return { x: (random() - 0.5) * 0.02, z: (random() - 0.5) * 0.02, turn: (random() - 0.5) * 0.035 };
}

/** The quarters of a block's top on which an upper tile rests. */
function overOf(cell: number, tiles: BoardStage['props']['tiles']): Four {
  const { level, row, col } = placeOf(cell);
  const lies = (r: number, c: number) => {
    const upper = cellAt({ level: level + 1, row: r, col: c });
    return upper === undefined || tiles[upper] === undefined ? 0 : 1;
  };
  return [lies(row - 1, col - 1), lies(row - 1, col), lies(row, col - 1), lies(row, col)];
}

/** Blocks in one mesh and one draw call. */
class Blocks {
  readonly mesh: InstancedMesh;
  readonly #dummy = new Object3D();
  readonly #look = attribute(4);
  readonly #state = attribute(4);
  readonly #beside = attribute(4);
  readonly #over = attribute(4);
  readonly #shade = attribute(2);

  constructor(uniforms: SceneUniforms, { bevel, defines }: TierMeasures, solid: boolean) {
    const geometry = geometryOf(roundedBox(BLOCK, { bevel: BEVEL, steps: bevel, bottom: false }));
    geometry.setAttribute('look', this.#look);
    geometry.setAttribute('state', this.#state);
    geometry.setAttribute('beside', this.#beside);
    geometry.setAttribute('over', this.#over);
    geometry.setAttribute('shade', this.#shade);
    const material = new ShaderMaterial({
      uniforms,
      vertexShader: ICE_VERTEX,
      fragmentShader: ICE_FRAGMENT,
      defines: { ...defines },
      transparent: !solid,
      depthWrite: solid,
    });
    this.mesh = new InstancedMesh(geometry, material, CELL_COUNT + 1);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = solid ? 0 : 10;
  }

  show(blocks: readonly Block[], { props, frame, view }: BoardStage, shares: readonly CellShare[]): void {
    const stacked = view !== 'exploded' || props.finale;
    blocks.forEach(({ cell, colour, lift, squash, opacity, glow, legal, sweep }, i) => {
      const [x, y, z] = frame.floors[cell];
      const by = askew(cell);
      this.#dummy.position.set(x + by.x, y + TILE_HEIGHT + (BLOCK_HEIGHT / 2) * (1 - squash) + lift, z + by.z);
      this.#dummy.rotation.set(0, by.turn, 0);
      this.#dummy.scale.set(1 + squash * 0.4, 1 - squash, 1 + squash * 0.4);
      this.#dummy.updateMatrix();
      this.mesh.setMatrixAt(i, this.#dummy.matrix);
      this.#look.setXYZW(
        i,
        COLOURS.indexOf(colour),
        tileSlot(props.tiles[cell] ?? ['builder']),
        placeOf(cell).level,
        cell,
      );
      this.#state.setXYZW(i, opacity, glow, legal ? 1 : 0, sweep);
      this.#beside.setXYZW(i, ...(lift > 0 ? NONE : besideOf(cell, props.blocks)));
      this.#over.setXYZW(i, ...(stacked ? overOf(cell, props.tiles) : NONE));
      const share = shares[cell];
      this.#shade.setXY(i, share?.top ?? 1, share?.side ?? 1);
    });
    this.mesh.count = blocks.length;
    this.mesh.visible = blocks.length > 0;
    this.mesh.instanceMatrix.needsUpdate = true;
    for (const each of [this.#look, this.#state, this.#beside, this.#over, this.#shade]) each.needsUpdate = true;
  }
}

function attribute(size: number): InstancedBufferAttribute {
  return new InstancedBufferAttribute(new Float32Array((CELL_COUNT + 1) * size), size).setUsage(DynamicDrawUsage);
}

/** All blocks of the temple: solid ones from front to back, faded ones and the staged one blended over them. */
export class Ice {
  readonly solid: Blocks;
  readonly clear: Blocks;

  constructor(uniforms: SceneUniforms, tier: TierMeasures) {
    this.solid = new Blocks(uniforms, tier, true);
    this.clear = new Blocks(uniforms, tier, false);
  }

  update(stage: BoardStage, shares: readonly CellShare[]): void {
    const { props, frame } = stage;
    const { faded, sight } = stage.aim();
    const legal = new Set(sight.targets.map(({ cell }) => cell));
    const lit = new Set(props.lit ?? []);
    const blocks = backToFront(frame.floors, frame.pose).flatMap((cell): Block[] => {
      const colour = props.blocks[cell];
      const motion = frame.effects.blocks.get(cell);
      if (colour === undefined || motion?.hidden === true) return [];
      return [
        {
          cell,
          colour,
          lift: motion?.height ?? 0,
          squash: motion?.squash ?? 0,
          opacity: opacityOf(props.xray, faded.has(cell)),
          glow: Math.max(frame.effects.glow.get(cell) ?? 0, lit.has(cell) ? LIT : 0),
          legal: legal.has(cell),
          sweep: frame.effects.sweeps.get(cell) ?? 0,
        },
      ];
    });
    const isSolid = ({ opacity }: Block) => opacity === 1;
    this.solid.show(blocks.filter(isSolid).reverse(), stage, shares);
    this.clear.show([...blocks.filter((block) => !isSolid(block)), ...ghostOf(stage)], stage, shares);
  }
}

function ghostOf({ props, frame }: BoardStage): readonly Block[] {
  const { ghost } = props;
  if (ghost === undefined || frame.moving) return [];
  const { cell, colour } = ghost;
  return [{ cell, colour, lift: LIFT, squash: 0, opacity: GHOST, glow: 0.25, legal: false, sweep: 0 }];
}

function opacityOf(xray: boolean, faded: boolean): number {
  if (xray) return XRAY;
  return faded ? FADED : 1;
}
