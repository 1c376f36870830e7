import {
  CanvasTexture,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  type ShaderMaterial,
  SRGBColorSpace,
} from 'three';
import { COLOURS, type ColourId, TOKENS } from '../../art/tokens.ts';
import type { Effort } from '../effort.ts';
import { BLOCK_HEIGHT, TILE_HEIGHT } from '../layout.ts';
import type { BoardStage } from '../stage.ts';
import { cageGeometry } from './cages.ts';
import { paintGlyph } from './paint.ts';
import { roundedBox } from './roundedBox.ts';
import { thriftySolid } from './thrifty/solid.ts';

const { block: BLOCK, blockBevel: BEVEL, ghostLift: LIFT } = TOKENS.world;

const SHINE = 0.75;

function paintBody(material: MeshStandardMaterial | ShaderMaterial, ice: string): void {
  if (material instanceof MeshStandardMaterial) {
    material.color.set(ice);
    material.emissive.set(ice);
    material.emissiveIntensity = SHINE;
    return;
  }
  material.uniforms.tint?.value.set(ice);
  material.uniforms.glow?.value.set(ice).multiplyScalar(SHINE);
}

/** The staged block: own colour at 40 %, dashed white edges, white glyph, lifted a little. */
export class Ghost {
  readonly group = new Group();
  readonly #body: Mesh<ReturnType<typeof roundedBox>, MeshStandardMaterial | ShaderMaterial>;
  readonly #glyph: Mesh<PlaneGeometry, MeshBasicMaterial>;
  readonly #cage: Mesh<ReturnType<typeof cageGeometry>, MeshBasicMaterial>;
  readonly #glyphs: Readonly<Record<ColourId, CanvasTexture>>;

  constructor(effort: Effort) {
    this.#glyphs = Object.fromEntries(
      COLOURS.map((colour) => {
        const texture = new CanvasTexture(paintGlyph(colour));
        texture.colorSpace = SRGBColorSpace;
        return [colour, texture];
      }),
    ) as Record<ColourId, CanvasTexture>;
    this.#body = new Mesh(
      roundedBox(BLOCK, BEVEL, 2),
      effort === 'thrifty'
        ? thriftySolid({ opacity: 0.52 })
        : new MeshStandardMaterial({ transparent: true, opacity: 0.52, roughness: 0.2, depthWrite: false }),
    );
    this.#glyph = new Mesh(
      new PlaneGeometry(0.8, 0.8),
      new MeshBasicMaterial({ transparent: true, depthWrite: false, toneMapped: false }),
    );
    this.#glyph.rotation.x = -Math.PI / 2;
    this.#glyph.position.y = BLOCK_HEIGHT / 2 + 0.006;
    this.#cage = new Mesh(cageGeometry(0.028, 6, 0), new MeshBasicMaterial({ toneMapped: false }));
    this.#body.renderOrder = 20;
    this.#glyph.renderOrder = 21;
    this.#cage.renderOrder = 22;
    this.group.add(this.#body, this.#glyph, this.#cage);
  }

  update({ props, frame }: BoardStage): void {
    const { ghost } = props;
    const floor = ghost === undefined ? undefined : frame.floors[ghost.cell];
    this.group.visible = floor !== undefined;
    if (ghost === undefined || floor === undefined) return;
    this.group.position.set(floor[0], floor[1] + TILE_HEIGHT + LIFT + BLOCK_HEIGHT / 2, floor[2]);
    const { ice } = TOKENS.color.player[ghost.colour];
    paintBody(this.#body.material, ice);
    if (this.#glyph.material.map !== this.#glyphs[ghost.colour]) {
      this.#glyph.material.map = this.#glyphs[ghost.colour];
      this.#glyph.material.needsUpdate = true;
    }
  }

  dispose(): void {
    for (const texture of Object.values(this.#glyphs)) texture.dispose();
    for (const part of [this.#body, this.#glyph, this.#cage]) {
      part.geometry.dispose();
      part.material.dispose();
    }
  }
}
