import {
  AdditiveBlending,
  BoxGeometry,
  type BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  Group,
  type Material,
  Mesh,
  MeshStandardMaterial,
  Sprite,
  SpriteMaterial,
} from 'three';
import { type Theme, TOKENS } from '../../art/tokens.ts';
import type { Effort } from '../effort.ts';
import type { BoardStage } from '../stage.ts';
import { glowTexture } from './glow.ts';
import { thriftySolid } from './thrifty/solid.ts';

const TOP = 4 * TOKENS.world.levelStep;
const FALL = 3.2;

/** Gives every triangle its own corners, so that light breaks at the edges of the ice. */
function facets(geometry: BufferGeometry): BufferGeometry {
  const cut = geometry.toNonIndexed();
  geometry.dispose();
  cut.computeVertexNormals();
  return cut;
}

interface Coats {
  ice: Material;
  stone: Material;
  brass: Material;
  heart: Material;
}

function thriftyCoats(): Coats {
  return {
    ice: thriftySolid({ colour: '#bfe6ff', glow: new Color('#4f93bd').multiplyScalar(0.3), opacity: 0.72 }),
    stone: thriftySolid({ colour: '#46535f' }),
    brass: thriftySolid({ colour: TOKENS.color.scene.dark.brass }),
    heart: thriftySolid({ colour: '#eaf8ff', glow: '#dff4ff' }),
  };
}

function richCoats(): Coats {
  return {
    ice: new MeshStandardMaterial({
      color: '#bfe6ff',
      emissive: '#4f93bd',
      emissiveIntensity: 0.35,
      roughness: 0.12,
      transparent: true,
      opacity: 0.72,
      flatShading: true,
    }),
    stone: new MeshStandardMaterial({ color: '#46535f', roughness: 0.9 }),
    brass: new MeshStandardMaterial({ color: TOKENS.color.scene.dark.brass, roughness: 0.35, metalness: 0.55 }),
    heart: new MeshStandardMaterial({ color: '#eaf8ff', emissive: '#dff4ff', emissiveIntensity: 0.9 }),
  };
}

/** The cap that crowns the finished temple: plinth, brass, a spire of clear ice with a light at its tip. */
export class Cap {
  readonly group = new Group();
  readonly #coats: Coats;
  readonly #light = new SpriteMaterial({
    map: glowTexture(),
    color: '#8fe9ff',
    blending: AdditiveBlending,
    depthWrite: false,
  });

  constructor(effort: Effort) {
    this.#coats = effort === 'thrifty' ? thriftyCoats() : richCoats();
    const { ice, stone, brass, heart: glass } = this.#coats;
    const plinth = new Mesh(new BoxGeometry(1.94, 0.16, 1.94), stone);
    plinth.position.y = 0.08;
    const band = new Mesh(new BoxGeometry(1.42, 0.12, 1.42), brass);
    band.position.y = 0.22;
    const skirt = new Mesh(facets(new CylinderGeometry(0.36, 0.62, 0.42, 6)), ice);
    skirt.position.y = 0.49;
    const spire = new Mesh(facets(new ConeGeometry(0.36, 1.2, 6)), ice);
    spire.position.y = 1.3;
    const heart = new Mesh(new ConeGeometry(0.13, 0.2, 4), glass);
    heart.position.y = 0.72;
    const under = heart.clone();
    under.rotation.x = Math.PI;
    under.position.y = 0.52;
    const tip = new Sprite(this.#light);
    tip.position.y = 1.9;
    tip.scale.setScalar(0.9);
    const aura = new Sprite(this.#light);
    aura.position.y = 0.9;
    aura.scale.setScalar(2.6);
    for (const mesh of [plinth, band]) mesh.castShadow = true;
    for (const mesh of [skirt, spire]) mesh.renderOrder = 30;
    for (const sprite of [tip, aura]) sprite.renderOrder = 31;
    this.group.add(plinth, band, heart, under, skirt, spire, tip, aura);
  }

  setTheme(theme: Theme): void {
    this.#light.opacity = theme === 'dark' ? 0.75 : 0.4;
    if (this.#coats.ice instanceof MeshStandardMaterial)
      this.#coats.ice.emissiveIntensity = theme === 'dark' ? 0.35 : 0.05;
  }

  update({ props, frame, view }: BoardStage): void {
    const share = frame.effects.cap ?? (props.cap ? 1 : 0);
    this.group.visible = share > 0 && (view !== 'exploded' || props.finale) && !frame.moving;
    this.group.position.y = TOP + (1 - share) * FALL;
    this.group.rotation.y = (1 - share) * 1.4;
  }

  dispose(): void {
    this.group.traverse((part) => {
      if (part instanceof Mesh) part.geometry.dispose();
    });
    for (const material of [...Object.values(this.#coats), this.#light]) material.dispose();
  }
}
