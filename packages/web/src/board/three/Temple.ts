import {
  Fog,
  NeutralToneMapping,
  OrthographicCamera,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';
import { type Theme, TOKENS } from '../../art/tokens.ts';
import { seesSky } from '../camera.ts';
import type { Effort } from '../effort.ts';
import type { BoardStage } from '../stage.ts';
import { Cages } from './cages.ts';
import { Cap } from './cap.ts';
import { Flakes } from './flakes.ts';
import { Ghost } from './ghost.ts';
import { Ice } from './ice.ts';
import { setLamplight } from './lamplight.ts';
import { lightFor } from './light.ts';
import { Lights } from './lights.ts';
import { Sharpness } from './sharpness.ts';
import { Site } from './site.ts';
import { Sky } from './sky.ts';
import { Terrain } from './terrain.ts';
import { ThriftyFloor } from './thrifty/floor.ts';
import { setThriftyLight } from './thrifty/light.ts';
import { Tiles } from './tiles.ts';
import { applyPose } from './view.ts';

const PIXEL_RATIO_LIMIT: Readonly<Record<Effort, number>> = { rich: 2, thrifty: 1 };

function makeRenderer(canvas: HTMLCanvasElement, effort: Effort): WebGLRenderer {
  const renderer = new WebGLRenderer({
    canvas,
    alpha: true,
    antialias: effort === 'rich',
    powerPreference: 'high-performance',
  });
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = effort === 'rich';
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  return renderer;
}

function makeParts(effort: Effort) {
  return {
    ice: new Ice(effort),
    tiles: new Tiles(effort),
    cages: new Cages(),
    ghost: new Ghost(effort),
    cap: new Cap(effort),
    flakes: new Flakes(),
    sky: new Sky(),
    lights: new Lights(effort),
    ...(effort === 'thrifty' && { floor: new ThriftyFloor() }),
  };
}

type Parts = ReturnType<typeof makeParts>;

function fill(scene: Scene, { ice, tiles, cages, ghost, cap, flakes, sky, lights, floor }: Parts): void {
  scene.add(lights.sky, lights.key, lights.rim);
  if (floor !== undefined) scene.add(floor.mesh);
  scene.add(sky.mesh, tiles.mesh, tiles.shadows.mesh, tiles.halos.mesh, ice.mesh, cages.outlines, cages.last);
  scene.add(ghost.group, cap.group, flakes.fall, flakes.puff);
}

function makeCameras() {
  const cameras = { near: new PerspectiveCamera(), flat: new OrthographicCamera() };
  for (const camera of Object.values(cameras)) {
    camera.matrixAutoUpdate = false;
    camera.matrixWorldAutoUpdate = false;
  }
  return cameras;
}

/** Everything that throws a shadow; the shadow map is drawn again only when it changes. */
function shadowKeyOf({ props, view }: BoardStage): string {
  const { tiles, blocks, cap, finale } = props;
  return [view, cap, finale, blocks.join(), tiles.map((tile) => (tile === undefined ? 0 : 1)).join('')].join(' ');
}

export interface TempleHooks {
  /** Called with every picture drawn, so that marks move together with it. */
  onFrame(): void;
  /** Pictures take too long for the effort made. */
  onSlow(): void;
}

/** The temple and its site, drawn with WebGL on demand. Throws where there is no WebGL. */
export class Temple {
  readonly #stage: BoardStage;
  readonly #effort: Effort;
  readonly #hooks: TempleHooks;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #fog = new Fog(0, 20, 90);
  readonly #cameras = makeCameras();
  readonly #parts: Parts;
  readonly #sharpness: Sharpness;
  #ratio: number;
  #theme: Theme | undefined;
  #place: { readonly site: Site; readonly terrain: Terrain } | undefined;
  #shadowsOf: string | undefined;
  #request: number | undefined;
  #stopWatching: (() => void) | undefined;

  constructor(canvas: HTMLCanvasElement, stage: BoardStage, effort: Effort, hooks: TempleHooks) {
    this.#renderer = makeRenderer(canvas, effort);
    this.#stage = stage;
    this.#effort = effort;
    this.#hooks = hooks;
    this.#ratio = Math.min(window.devicePixelRatio, PIXEL_RATIO_LIMIT[effort]);
    this.#sharpness = new Sharpness(this.#ratio, effort, () => hooks.onSlow());
    this.#parts = makeParts(effort);
    this.#scene.fog = this.#fog;
    fill(this.#scene, this.#parts);
  }

  /** Draws from now on, and once more soon, with this many pixels to a point. */
  setRatio(ratio: number): void {
    this.#ratio = ratio;
    this.#invalidate();
  }

  /** Draws in a theme, and only while it is looked at. */
  show(theme: Theme, active: boolean): void {
    if (theme !== this.#theme) this.#setTheme(theme);
    this.#shadowsOf = undefined;
    if (!active) {
      this.#stopWatching?.();
      this.#stopWatching = undefined;
      return;
    }
    this.#stopWatching ??= this.#stage.subscribe(() => this.#invalidate());
    this.#invalidate();
  }

  dispose(): void {
    this.#stopWatching?.();
    this.#stopWatching = undefined;
    if (this.#request !== undefined) cancelAnimationFrame(this.#request);
    for (const part of Object.values(this.#parts)) part.dispose();
    this.#place?.site.dispose();
    this.#place?.terrain.dispose();
    this.#sharpness.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #setTheme(theme: Theme): void {
    this.#theme = theme;
    const { ice, tiles, cages, cap, flakes, sky, lights, floor } = this.#parts;
    for (const part of [ice, tiles, cages, cap, flakes, sky, lights]) part.setTheme(theme);
    floor?.setTheme(theme);
    this.#fog.color.set(TOKENS.color.scene[theme].fog);
    const before = this.#place;
    this.#place = { site: new Site(theme, this.#effort), terrain: new Terrain(theme, this.#effort) };
    this.#scene.add(this.#place.terrain.group, this.#place.site.group);
    if (before === undefined) return;
    this.#scene.remove(before.terrain.group, before.site.group);
    before.site.dispose();
    before.terrain.dispose();
  }

  #invalidate(): void {
    this.#request ??= requestAnimationFrame(() => {
      this.#request = undefined;
      if (this.#theme !== undefined && this.#stopWatching !== undefined) this.#draw(this.#theme);
    });
  }

  /** The picture takes the size of the stage right before it is drawn: resizing wipes it. */
  #fit(): void {
    const { width, height } = this.#stage.size;
    const canvas = this.#renderer.domElement;
    if (this.#renderer.getPixelRatio() !== this.#ratio) this.#renderer.setPixelRatio(this.#ratio);
    const [wide, high] = [Math.floor(width * this.#ratio), Math.floor(height * this.#ratio)];
    if (canvas.width !== wide || canvas.height !== high) this.#renderer.setSize(width, height);
  }

  #draw(theme: Theme): void {
    const { frame, size } = this.#stage;
    if (size.width === 0) return;
    this.#fit();
    this.#update(theme);
    this.#shade();
    const camera = frame.pose.nearness === 0 ? this.#cameras.flat : this.#cameras.near;
    applyPose(camera, frame.pose, size);
    if (this.#effort === 'thrifty') setThriftyLight(theme, frame, camera.position, this.#fog);
    this.#renderer.render(this.#scene, camera);
    this.#sharpness.notice(this.#stage.stirring, this);
    this.#hooks.onFrame();
  }

  #update(theme: Theme): void {
    const { frame, props, size, view } = this.#stage;
    const seconds = performance.now() / 1000;
    const { ice, tiles, cages, ghost, cap, flakes, sky, lights, floor } = this.#parts;
    for (const part of [ice, tiles, cages, ghost, cap]) part.update(this.#stage);
    floor?.update(this.#stage);
    flakes.update(this.#stage, this.#ratio, seconds);
    sky.setTime(props.motion === 'off' ? 0 : seconds);
    sky.mesh.visible = seesSky(frame.pose, size);
    lights.update(theme, frame.flat);
    const { exposure, lamps, snow } = lightFor(theme, frame.flat);
    this.#renderer.toneMappingExposure = exposure;
    setLamplight(lamps);
    const distance = 1 / Math.max(frame.pose.nearness, 1e-4);
    this.#fog.near = distance + 6;
    this.#fog.far = distance + 74 + frame.flat * 1000;
    this.#place?.terrain.update(snow, props.finale);
    if (this.#place !== undefined) this.#place.site.group.visible = view !== 'exploded' || props.finale;
  }

  #shade(): void {
    const { frame } = this.#stage;
    const { blocks, tiles, cap } = frame.effects;
    const stirring = frame.moving || blocks.size > 0 || tiles.size > 0 || cap !== undefined;
    const key = shadowKeyOf(this.#stage);
    if (stirring || this.#shadowsOf !== key) this.#renderer.shadowMap.needsUpdate = true;
    this.#shadowsOf = key;
  }
}
