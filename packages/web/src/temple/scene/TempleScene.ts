import {
  type Camera,
  type Material,
  Mesh,
  type Object3D,
  Points,
  Scene,
  type Texture,
  Vector4,
  type WebGLRenderer,
} from 'three';
import type { Theme } from '../../art/tokens.ts';
import type { Size } from '../../board/board.ts';
import type { BoardStage } from '../../board/stage.ts';
import { Backdrop, standsStill } from './backdrop.ts';
import { Bloom } from './bloom.ts';
import { Cages } from './cages.ts';
import { Cap } from './cap.ts';
import { AS_DRAWN, type Finish, SmoothEdges } from './finish.ts';
import { Flakes } from './flakes.ts';
import { Glows } from './glows.ts';
import { Ground } from './ground.ts';
import { Ice } from './ice.ts';
import { makeUniforms, setLight } from './light.ts';
import type { Painted } from './paint.ts';
import type { Place } from './place/place.ts';
import { placeTextures } from './placeTextures.ts';
import { type CellShare, cellShares, TempleShade } from './shade.ts';
import { castsShadow, ShadowMap } from './shadowMap.ts';
import { Environment, makeSky } from './sky.ts';
import { makeSolidsMesh } from './solids.ts';
import { Still } from './still.ts';
import { TIER_MEASURES, type Tier, type TierMeasures } from './tiers.ts';
import { Tiles } from './tiles.ts';

/** The layer of a part that is drawn alone. */
const ALONE = 3;
const LAMP_TINT = [1, 0.32, 0.045] as const;

function lampGlows({ flames }: Place) {
  return flames.map(([x, y, z, power], i) => {
    const tall = power > 1;
    return { at: [x, y, z] as const, size: tall ? 2.2 : 1.3, tint: LAMP_TINT, lamp: tall ? i + 1 : 0 };
  });
}

/** Everything that throws a shadow and does not move right now: shade is reckoned again only when it changes. */
function standing({ props, frame, view }: BoardStage) {
  const { blocks: falling, tiles: turning, cap } = frame.effects;
  const apart = view === 'exploded' && !props.finale;
  return {
    blocks: props.blocks.map((colour, cell) => (falling.has(cell) || apart ? undefined : colour)),
    tiles: props.tiles.map((tile, cell) => (turning.has(cell) || apart ? undefined : tile)),
    cap: props.cap && cap === undefined && !apart,
  };
}

function finishOf({ finish }: TierMeasures): Finish {
  if (finish === 'bloom') return new Bloom();
  return finish === 'smooth' ? new SmoothEdges() : AS_DRAWN;
}

/** How a picture is taken. */
export interface View {
  readonly renderer: WebGLRenderer;
  readonly camera: Camera;
  readonly theme: Theme;
  /** Seconds for which frames have been drawn. */
  readonly seconds: number;
  /** Pixels to a point. */
  readonly ratio: number;
}

/** The temple and its site for one tier: what is in the picture, and how it follows the stage. */
export class TempleScene {
  readonly #scene = new Scene();
  readonly #uniforms = makeUniforms();
  readonly #textures: readonly Texture[];
  readonly #environment: Environment;
  readonly #shadow: ShadowMap | undefined;
  readonly #finish: Finish;
  readonly #backdrop: Backdrop | undefined;
  /** The picture at rest, where pictures come in steps. */
  readonly still: Still;
  readonly #shade = new TempleShade();
  readonly #ground: Ground;
  readonly #solids: Mesh;
  readonly #glows: Glows;
  readonly #ice: Ice;
  readonly #tiles: Tiles;
  readonly #cages: Cages;
  readonly #cap: Cap;
  readonly #flakes: Flakes;
  readonly #sky: Mesh;
  #shares: readonly CellShare[] = [];
  #shadedFor: string | undefined;
  #skyOf: Theme | undefined;

  constructor(renderer: WebGLRenderer, place: Place, painted: Painted, tier: Tier) {
    const measures: TierMeasures = TIER_MEASURES[tier];
    const uniforms = this.#uniforms;
    const maps = placeTextures(place, measures.anisotropy);
    for (const [name, texture] of Object.entries({ ...maps, ...painted }))
      uniforms[name as keyof typeof maps | keyof typeof painted].value = texture;
    this.#textures = [...Object.values(maps), ...Object.values(painted)];
    uniforms.uLamps.value = place.flames.map((flame) => new Vector4(...flame));
    uniforms.uTemple.value = this.#shade.texture;
    this.#environment = new Environment(renderer, uniforms, measures.sky);
    uniforms.uSky.value = this.#environment.texture;
    if (measures.shadow > 0) {
      this.#shadow = new ShadowMap(measures.shadow);
      uniforms.uShadow.value = this.#shadow.texture;
      uniforms.uShadowMat.value = this.#shadow.matrix;
    }
    this.#finish = finishOf(measures);
    if (measures.steps) this.#backdrop = new Backdrop();
    this.still = new Still(renderer);
    this.#ground = new Ground(uniforms, place, measures);
    this.#solids = makeSolidsMesh(uniforms, place, measures);
    this.#glows = new Glows(uniforms, measures, lampGlows(place));
    this.#ice = new Ice(uniforms, measures);
    this.#tiles = new Tiles(uniforms, measures);
    this.#cap = new Cap(uniforms, measures);
    this.#flakes = new Flakes(measures.flakes);
    this.#sky = makeSky(uniforms, measures);
    this.#cages = new Cages(measures);
    for (const still of [this.#solids, this.#ground.snow, this.#ground.range, this.#sky]) standsStill(still);
    castsShadow(this.#ice.solid.mesh);
    castsShadow(this.#tiles.mesh);
    this.#scene.add(this.#ice.solid.mesh, this.#tiles.mesh, this.#solids, this.#ground.snow, this.#ground.range);
    this.#scene.add(this.#sky, this.#ice.clear.mesh, this.#tiles.shadows.mesh, this.#tiles.halos.mesh);
    this.#scene.add(this.#cages.outlines, this.#cages.last, this.#cages.ghost, this.#cap.group, this.#glows.mesh);
    this.#scene.add(this.#flakes.fall, this.#flakes.puff);
  }

  /** What was drawn into textures is lost with the context. */
  forget(): void {
    this.#skyOf = undefined;
    this.#shadedFor = undefined;
    this.#backdrop?.forget();
    this.still.forget();
  }

  draw(stage: BoardStage, view: View): void {
    this.#follow(stage, view);
    const { renderer, camera, theme } = view;
    const shot = { renderer, theme, flat: stage.frame.flat, exposure: this.#uniforms.uExposure.value };
    this.#finish.render(shot, () => {
      if (this.#backdrop === undefined) this.#drawAll(view);
      else this.#backdrop.render(renderer, this.#scene, camera, this.#viewKey(stage, theme), stage.stirring);
    });
  }

  /** Begins the picture at rest, of so many pixels. */
  beginStill(stage: BoardStage, view: View, size: Size): void {
    this.#follow(stage, view);
    this.still.begin(size, this.#partsShown(), (part) => {
      if (part === undefined) this.#drawAll(view);
      else this.#drawAlone(part, view);
    });
  }

  #partsShown(): readonly Object3D[] {
    const parts: Object3D[] = [];
    this.#scene.traverseVisible((part) => {
      if (part instanceof Mesh || part instanceof Points) parts.push(part);
    });
    return parts;
  }

  #drawAlone(part: Object3D, { renderer, camera }: View): void {
    camera.layers.set(ALONE);
    part.layers.enable(ALONE);
    renderer.render(this.#scene, camera);
    part.layers.disable(ALONE);
  }

  #drawAll({ renderer, camera }: View): void {
    camera.layers.enableAll();
    renderer.render(this.#scene, camera);
  }

  /** All that decides how the site looks: where the eye is, the hour, and what throws a shadow. */
  #viewKey({ frame, view, props }: BoardStage, theme: Theme): string {
    return JSON.stringify([frame.pose, frame.flat, view, props.finale, theme, this.#shadedFor]);
  }

  #follow(stage: BoardStage, { renderer, theme, seconds, ratio }: View): void {
    const { frame, props, view } = stage;
    const distance = 1 / Math.max(frame.pose.nearness, 1e-4);
    const apart = view === 'exploded' && !props.finale;
    this.#uniforms.uBare.value = apart ? 1 : 0;
    // Where the site is kept as a picture its flames do not flicker.
    const burning = this.#backdrop === undefined ? seconds : 0;
    setLight(this.#uniforms, { theme, flat: frame.flat, distance, seconds: burning });
    if (this.#skyOf !== theme) {
      for (const part of [this.#tiles, this.#cages, this.#flakes]) part.setTheme(theme);
      this.#environment.draw(renderer);
      this.#skyOf = theme;
    }
    const moved = this.#maybeShade(stage);
    this.#ice.update(stage, this.#shares);
    this.#tiles.update(stage, this.#shares);
    this.#cages.update(stage);
    this.#cap.update(stage, theme);
    this.#flakes.update(stage, ratio, seconds);
    this.#glows.setStrength((theme === 'dark' ? 1 : 0.25) * (1 - frame.flat));
    this.#solids.visible = !apart;
    this.#ground.range.visible = frame.flat < 1;
    this.#sky.visible = frame.flat < 1;
    const { blocks, tiles, cap } = frame.effects;
    if (moved || frame.moving || blocks.size > 0 || tiles.size > 0 || cap !== undefined)
      this.#shadow?.draw(renderer, this.#scene);
  }

  /** Whether something stands elsewhere than at the last picture; then its shade is reckoned anew. */
  #maybeShade(stage: BoardStage): boolean {
    const { blocks, tiles, cap } = standing(stage);
    const key = [
      blocks.map((colour) => (colour === undefined ? 0 : 1)).join(''),
      tiles.map((tile) => (tile === undefined ? 0 : 1)).join(''),
      cap,
    ].join(' ');
    if (this.#shadedFor === key) return false;
    this.#shadedFor = key;
    this.#shares = cellShares({ blocks, tiles, cap });
    this.#shade.update({ blocks, tiles, cap });
    return true;
  }

  dispose(): void {
    const materials = new Set<Material>();
    this.#scene.traverse((part) => {
      if (!(part instanceof Mesh || part instanceof Points)) return;
      part.geometry.dispose();
      for (const material of [part.material].flat()) materials.add(material);
    });
    for (const material of materials) material.dispose();
    for (const texture of this.#textures) texture.dispose();
    this.#shade.dispose();
    this.#shadow?.dispose();
    this.#finish.dispose();
    this.#backdrop?.dispose();
    this.still.dispose();
    this.#environment.dispose();
  }
}
