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
import { type Theme, TOKENS } from '../../art/tokens.ts';
import { CELL_COUNT, CELLS, placeOf } from '../cells.ts';
import type { Effort } from '../effort.ts';
import { TILE_HEIGHT } from '../layout.ts';
import type { BoardStage, Frame } from '../stage.ts';
import { mixVec, type Vec3 } from '../vector.ts';
import { shadowDepth } from './light.ts';
import { paintTileAtlas, TILE_COLUMNS, TILE_ROWS, tileSlot } from './paint.ts';
import { roundedBox } from './roundedBox.ts';
import { SoftCards } from './softCards.ts';
import { tileShares } from './thrifty/shade.ts';
import { thriftyTiles } from './thrifty/tiles.ts';

const CARD_EDGE = 1.36;
const HALO_EDGE = 1.5;

interface TileLight {
  ring: { value: Color };
  stone: { value: Color };
}

interface Coat {
  material: Material;
  map: CanvasTexture;
}

function richTiles(light: TileLight): Coat {
  const map = new CanvasTexture(paintTileAtlas());
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 4;
  const material = new MeshStandardMaterial({ map, roughness: 0.85 });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.nkRing = light.ring;
    shader.uniforms.nkStone = light.stone;
    shader.vertexShader = `attribute float face; attribute vec4 look; varying float vFace; varying vec4 vLook; varying vec2 vFaceUv;\n${shader.vertexShader.replace(
      '#include <uv_vertex>',
      `#include <uv_vertex>
      vFace = face; vLook = look; vFaceUv = uv;
      float nkColumn = mod(look.x, ${TILE_COLUMNS}.0);
      float nkRow = ${TILE_ROWS - 1}.0 - floor(look.x / ${TILE_COLUMNS}.0);
      vMapUv = (vec2(nkColumn, nkRow) + clamp(uv, 0.01, 0.99)) / vec2(${TILE_COLUMNS}.0, ${TILE_ROWS}.0);`,
    )}`;
    shader.fragmentShader = `uniform vec3 nkRing; uniform vec3 nkStone; varying float vFace; varying vec4 vLook; varying vec2 vFaceUv;\n${shader.fragmentShader
      .replace(
        '#include <map_fragment>',
        `#include <map_fragment>
        diffuseColor.rgb = mix(nkStone, diffuseColor.rgb, step(0.5, vFace));
        float nkGrey = dot(diffuseColor.rgb, vec3(0.299, 0.587, 0.114));
        diffuseColor.rgb = mix(diffuseColor.rgb, mix(vec3(nkGrey), diffuseColor.rgb, 0.25) * 0.72, vLook.z);`,
      )
      .replace(
        '#include <emissivemap_fragment>',
        'totalEmissiveRadiance += diffuseColor.rgb * vFace * (0.26 + 0.40 * vLook.y + 0.6 * vLook.w);',
      )
      .replace(
        '#include <opaque_fragment>',
        `vec2 nkQ = abs(vFaceUv - 0.5) - vec2(0.40);
        float nkAway = length(max(nkQ, 0.0)) + min(max(nkQ.x, nkQ.y), 0.0);
        float nkWide = fwidth(nkAway) + 0.002;
        float nkBand = smoothstep(0.02 - nkWide, 0.02 + nkWide, nkAway) * vFace * vLook.y;
        outgoingLight = mix(outgoingLight, nkRing * 1.3, nkBand);
        #include <opaque_fragment>`,
      )}`;
  };
  return { material, map };
}

/** All tiles in one mesh, with their soft shadows and the halo of the legal ones. */
export class Tiles {
  readonly mesh: InstancedMesh;
  readonly shadows = new SoftCards(CARD_EDGE, 12);
  readonly halos = new SoftCards(HALO_EDGE, 13);
  readonly #looks: InstancedBufferAttribute;
  readonly #dummy = new Object3D();
  readonly #coat: Coat;
  readonly #effort: Effort;
  readonly #shades: InstancedBufferAttribute;
  #shares: readonly number[] = [];
  #sharesOf: string | undefined;
  readonly #light: TileLight = { ring: { value: new Color() }, stone: { value: new Color() } };
  #night = true;

  constructor(effort: Effort) {
    this.#effort = effort;
    const geometry = roundedBox(TOKENS.world.tile, 0.022, 1);
    this.#looks = new InstancedBufferAttribute(new Float32Array(CELL_COUNT * 4), 4);
    this.#looks.setUsage(DynamicDrawUsage);
    geometry.setAttribute('look', this.#looks);
    this.#shades = new InstancedBufferAttribute(new Float32Array(CELL_COUNT).fill(1), 1);
    geometry.setAttribute('shade', this.#shades);
    this.#coat = effort === 'thrifty' ? thriftyTiles(this.#light) : richTiles(this.#light);
    this.mesh = new InstancedMesh(geometry, this.#coat.material, CELL_COUNT);
    this.mesh.frustumCulled = false;
    this.mesh.castShadow = true;
    this.mesh.receiveShadow = true;
  }

  setTheme(theme: Theme): void {
    const scene = TOKENS.color.scene[theme];
    this.#night = theme === 'dark';
    this.#light.ring.value.set(scene.legalRing);
    this.#light.stone.value.set(theme === 'dark' ? '#39444e' : '#8a949c');
    this.shadows.tint(theme === 'dark' ? '#02060c' : '#1a2a38');
    this.halos.tint(theme === 'dark' ? '#ffb347' : '#d9661e');
  }

  update(stage: BoardStage): void {
    const { props, frame } = stage;
    const { sight, faded } = stage.aim();
    const legal = new Map(sight.targets.map((target) => [target.cell, target.zero ? 0.55 : 1]));
    this.#maybeShade(stage);
    this.shadows.begin();
    this.halos.begin();
    let count = 0;
    for (const cell of CELLS) {
      const face = props.tiles[cell];
      const floor = tileFloor(cell, frame);
      if (face === undefined || floor === undefined) continue;
      const motion = frame.effects.tiles.get(cell);
      if (motion?.hidden === true) continue;
      const open = props.blocks[cell] === undefined;
      this.#dummy.position.set(floor[0], floor[1] + TILE_HEIGHT / 2, floor[2]);
      this.#dummy.rotation.set(motion?.turn ?? 0, 0, 0);
      this.#dummy.updateMatrix();
      this.mesh.setMatrixAt(count, this.#dummy.matrix);
      const aim = open ? (legal.get(cell) ?? 0) : 0;
      this.#looks.setXYZW(
        count,
        tileSlot(face),
        aim,
        dimOf(props.refused === cell, !open && (props.xray || faded.has(cell))),
        frame.effects.glow.get(cell) ?? 0,
      );
      this.#shades.setX(count, this.#shares[cell] ?? 1);
      count++;
      const raised = placeOf(cell).level > 0 && props.view !== 'exploded';
      this.shadows.put([floor[0], floor[1] + 0.004, floor[2]], shadowStrength(raised, frame.flat));
      if (aim > 0)
        this.halos.put([floor[0], floor[1] + TILE_HEIGHT * 0.5, floor[2]], (this.#night ? 0.75 : 0.55) * aim);
    }
    this.mesh.count = count;
    this.mesh.visible = count > 0;
    this.mesh.instanceMatrix.needsUpdate = true;
    this.#looks.needsUpdate = true;
    this.#shades.needsUpdate = true;
    this.shadows.end();
    this.halos.end();
  }

  /** Without a shadow map the shadow on each tile is reckoned once per position. */
  #maybeShade({ props, frame }: BoardStage): void {
    if (this.#effort === 'rich' || frame.moving) return;
    const position = [props.blocks.join(), props.tiles.map((tile) => tile !== undefined).join()].join();
    if (this.#sharesOf === position) return;
    this.#sharesOf = position;
    this.#shares = tileShares(props, frame.floors, shadowDepth(this.#night ? 'dark' : 'light'));
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.#coat.map.dispose();
    this.#coat.material.dispose();
    this.mesh.dispose();
    this.shadows.dispose();
    this.halos.dispose();
  }
}

/** Refused tiles lose their colour; so do, in part, those that show through a block that stands on them. */
function dimOf(refused: boolean, shownThrough: boolean): number {
  if (refused) return 1;
  return shownThrough ? 0.75 : 0;
}

function shadowStrength(raised: boolean, flat: number): number {
  if (!raised) return 0.3;
  return 0.3 + 0.5 * flat;
}

/** The floor of a tile, on its way along an arc while two tiles change places. */
function tileFloor(cell: number, { floors, effects }: Frame): Vec3 | undefined {
  const floor = floors[cell];
  const motion = effects.tiles.get(cell);
  if (floor === undefined || motion === undefined) return floor;
  const from = motion.from === undefined ? floor : (floors[motion.from] ?? floor);
  const [x, y, z] = mixVec(from, floor, motion.share);
  return [x, y + motion.arc * 1.1, z];
}
