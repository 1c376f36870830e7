import { LinearSRGBColorSpace, OrthographicCamera, PerspectiveCamera, WebGLRenderer } from 'three';
import type { Theme } from '../../art/tokens.ts';
import { isStill } from '../../board/board.ts';
import type { BoardStage } from '../../board/stage.ts';
import { SceneClock } from './clock.ts';
import { loadPlace } from './loadPlace.ts';
import { type Care, Sharpness } from './sharpness.ts';
import { TempleScene } from './TempleScene.ts';
import { TIER_MEASURES, type Tier } from './tiers.ts';
import { applyPose } from './view.ts';

function makeRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, antialias: false, powerPreference: 'high-performance' });
  // The shaders of the scene tone and encode by themselves.
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.debug.onShaderError = (gl, program, vertex, fragment) => {
    const logs = [gl.getProgramInfoLog(program), gl.getShaderInfoLog(vertex), gl.getShaderInfoLog(fragment)];
    throw new Error(`a shader of the temple does not compile: ${logs.join(' ')}`);
  };
  return renderer;
}

function makeCameras() {
  const cameras = { near: new PerspectiveCamera(), flat: new OrthographicCamera() };
  for (const camera of Object.values(cameras)) {
    camera.matrixAutoUpdate = false;
    camera.matrixWorldAutoUpdate = false;
  }
  return cameras;
}

/** Pixels to a point. */
function ratioOf(tier: Tier, care: Care): number {
  const { ratio, movingRatio, quickRatio } = TIER_MEASURES[tier];
  return Math.min(window.devicePixelRatio, { coarse: movingRatio, quick: quickRatio, full: ratio }[care]);
}

export interface TempleHooks {
  /** The place is made: pictures can be drawn. */
  onReady(): void;
  /** Called with every picture drawn, so that marks move together with it. */
  onFrame(): void;
  /** How long the last picture of a moving temple took, in milliseconds. */
  onPace(took: number): void;
  /** Nothing can be drawn. */
  onBroken(error: unknown): void;
}

/** The temple and its site, drawn with WebGL on demand. Throws where there is no WebGL. */
export class Temple {
  readonly #stage: BoardStage;
  readonly #hooks: TempleHooks;
  readonly #renderer: WebGLRenderer;
  readonly #cameras = makeCameras();
  readonly #clock = new SceneClock();
  readonly #sharpness: Sharpness;
  #scene: TempleScene | undefined;
  #tier: Tier | undefined;
  #theme: Theme = 'dark';
  #request: number | undefined;
  #stopWatching: (() => void) | undefined;
  #gone = false;

  constructor(canvas: HTMLCanvasElement, stage: BoardStage, hooks: TempleHooks) {
    this.#renderer = makeRenderer(canvas);
    this.#stage = stage;
    this.#hooks = hooks;
    this.#sharpness = new Sharpness(
      () => this.#invalidate(),
      (took) => hooks.onPace(took),
    );
  }

  /** Draws with the effort of a tier as soon as its place is made; until then the picture stays. */
  async setTier(tier: Tier): Promise<void> {
    if (tier === this.#tier) return;
    this.#tier = tier;
    try {
      const place = await loadPlace(TIER_MEASURES[tier].fineness);
      if (this.#gone || this.#tier !== tier) return;
      const before = this.#scene;
      this.#scene = new TempleScene(this.#renderer, place, tier);
      before?.dispose();
      this.#hooks.onReady();
      this.#invalidate();
    } catch (error) {
      this.#hooks.onBroken(error);
    }
  }

  /** Draws in a theme, and only while it is looked at. */
  show(theme: Theme, active: boolean): void {
    this.#theme = theme;
    if (!active) {
      this.#stopWatching?.();
      this.#stopWatching = undefined;
      return;
    }
    this.#stopWatching ??= this.#stage.subscribe(() => this.#invalidate());
    this.#invalidate();
  }

  /** WebGL came back, without what it had been given. */
  restore(): void {
    this.#scene?.forget();
    this.#invalidate();
  }

  dispose(): void {
    this.#gone = true;
    this.#stopWatching?.();
    this.#stopWatching = undefined;
    if (this.#request !== undefined) cancelAnimationFrame(this.#request);
    this.#scene?.dispose();
    this.#sharpness.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  /** Something has changed: a picture at rest that is being drawn would show what was. */
  #invalidate(): void {
    this.#scene?.still.drop();
    this.#ask();
  }

  #ask(): void {
    this.#request ??= requestAnimationFrame(() => {
      this.#request = undefined;
      if (this.#stopWatching === undefined || this.#scene === undefined || this.#tier === undefined) return;
      try {
        if (this.#scene.still.isBegun) this.#drawOn(this.#scene, this.#tier);
        else this.#draw(this.#scene, this.#tier);
      } catch (error) {
        this.#hooks.onBroken(error);
      }
    });
  }

  /** The picture takes the size of the stage right before it is drawn: resizing wipes it. */
  #fit(ratio: number): void {
    const { width, height } = this.#stage.size;
    const canvas = this.#renderer.domElement;
    if (this.#renderer.getPixelRatio() !== ratio) this.#renderer.setPixelRatio(ratio);
    if (canvas.width !== Math.floor(width * ratio) || canvas.height !== Math.floor(height * ratio))
      this.#renderer.setSize(width, height);
  }

  #draw(scene: TempleScene, tier: Tier): void {
    const { frame, size, props, stirring } = this.#stage;
    if (size.width === 0) return;
    const { steps } = TIER_MEASURES[tier];
    const care = steps ? this.#sharpness.begin(stirring) : this.#sharpness.pace(stirring);
    const camera = frame.pose.nearness === 0 ? this.#cameras.flat : this.#cameras.near;
    applyPose(camera, frame.pose, size);
    const seconds = this.#clock.tick(performance.now(), !isStill(props.motion));
    const ratio = ratioOf(tier, care);
    const view = { renderer: this.#renderer, camera, theme: this.#theme, seconds, ratio };
    if (steps && care === 'full') {
      const pixels = { width: Math.floor(size.width * ratio), height: Math.floor(size.height * ratio) };
      scene.beginStill(this.#stage, view, pixels);
      this.#drawOn(scene, tier);
      return;
    }
    this.#fit(ratio);
    scene.draw(this.#stage, view);
    this.#tell(care);
  }

  /** Draws the next strip of the picture at rest, and shows it when it is whole. */
  #drawOn(scene: TempleScene, tier: Tier): void {
    if (!scene.still.advance()) {
      this.#ask();
      return;
    }
    this.#fit(ratioOf(tier, 'full'));
    scene.still.show();
    this.#tell('full');
  }

  #tell(care: Care): void {
    // Whoever wants the picture in full, as a test or a still does, sees when it is there.
    this.#renderer.domElement.dataset.care = care;
    this.#hooks.onFrame();
  }
}
