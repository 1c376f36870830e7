import { LinearSRGBColorSpace, OrthographicCamera, PerspectiveCamera, WebGLRenderer } from 'three';
import type { Theme } from '../../art/tokens.ts';
import { isStill } from '../../board/board.ts';
import type { BoardStage } from '../../board/stage.ts';
import { isCalm } from '../../ui/calm.ts';
import { SceneClock } from './clock.ts';
import { Fence } from './fence.ts';
import { loadPlace } from './loadPlace.ts';
import { paint } from './paint.ts';
import { type Care, Sharpness } from './sharpness.ts';
import { TempleScene, type View } from './TempleScene.ts';
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

/** What comes next: a picture after a change, to wait until it is on the screen, or one in full, as all has rested. */
type Step = 'picture' | 'wait' | 'still';

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
  readonly #fence: Fence;
  #step: Step = 'picture';
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
    this.#fence = new Fence(this.#renderer);
    this.#sharpness = new Sharpness(
      () => this.#ask('still'),
      (took) => hooks.onPace(took),
    );
  }

  /** Draws with the effort of a tier as soon as its place is made; until then the picture stays. */
  async setTier(tier: Tier): Promise<void> {
    if (tier === this.#tier) return;
    this.#tier = tier;
    try {
      const { fineness, anisotropy } = TIER_MEASURES[tier];
      const [place, painted] = await Promise.all([loadPlace(fineness), paint(anisotropy)]);
      if (this.#gone || this.#tier !== tier) return;
      const before = this.#scene;
      this.#scene = new TempleScene(this.#renderer, place, painted, tier);
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
    this.#sharpness.stir();
    this.#fence.forget();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  /** Something has changed: a picture at rest that is being drawn would show what was. */
  #invalidate(): void {
    this.#scene?.still.drop();
    this.#sharpness.stir();
    this.#ask('picture');
  }

  #ask(step: Step): void {
    this.#step = step;
    this.#request ??= requestAnimationFrame(() => {
      this.#request = undefined;
      if (this.#stopWatching === undefined || this.#scene === undefined || this.#tier === undefined) return;
      try {
        this.#take(this.#scene, this.#tier);
      } catch (error) {
        this.#hooks.onBroken(error);
      }
    });
  }

  #take(scene: TempleScene, tier: Tier): void {
    if (this.#step === 'wait') this.#wait();
    else if (this.#step === 'still' && !this.#stage.stirring) this.#drawStill(scene, tier);
    else this.#drawPicture(scene, tier);
  }

  /** The rest before a picture in full begins when the one before is on the screen: a slow machine is still at work. */
  #wait(): void {
    if (this.#fence.isPassed) this.#sharpness.rest();
    else this.#ask('wait');
  }

  /** The picture takes the size of the stage right before it is drawn: resizing wipes it. */
  #fit(ratio: number): void {
    const { width, height } = this.#stage.size;
    const canvas = this.#renderer.domElement;
    if (this.#renderer.getPixelRatio() !== ratio) this.#renderer.setPixelRatio(ratio);
    if (canvas.width !== Math.floor(width * ratio) || canvas.height !== Math.floor(height * ratio))
      this.#renderer.setSize(width, height);
  }

  #drawPicture(scene: TempleScene, tier: Tier): void {
    if (this.#stage.size.width === 0) return;
    const { stirring } = this.#stage;
    const { steps } = TIER_MEASURES[tier];
    const care = steps ? this.#sharpness.step(stirring) : this.#sharpness.pace(stirring);
    const ratio = ratioOf(tier, care);
    this.#fit(ratio);
    scene.draw(this.#stage, this.#look(ratio));
    this.#tell(care);
    if (!steps) return;
    this.#fence.set();
    this.#ask('wait');
  }

  /** Draws the next strip of the picture at rest, unless somebody acts, and shows it when it is whole. */
  #drawStill(scene: TempleScene, tier: Tier): void {
    const ratio = ratioOf(tier, 'full');
    if (!scene.still.isBegun) {
      const { width, height } = this.#stage.size;
      const pixels = { width: Math.floor(width * ratio), height: Math.floor(height * ratio) };
      scene.beginStill(this.#stage, this.#look(ratio), pixels);
    }
    if (!isCalm() || !scene.still.advance()) {
      this.#ask('still');
      return;
    }
    this.#fit(ratio);
    scene.still.show();
    this.#tell('full');
  }

  #look(ratio: number): View {
    const { frame, size, props } = this.#stage;
    const camera = frame.pose.nearness === 0 ? this.#cameras.flat : this.#cameras.near;
    applyPose(camera, frame.pose, size);
    const seconds = this.#clock.tick(performance.now(), !isStill(props.motion));
    return { renderer: this.#renderer, camera, theme: this.#theme, seconds, ratio };
  }

  #tell(care: Care): void {
    // Whoever wants the picture in full, as a test or a still does, sees when it is there.
    this.#renderer.domElement.dataset.care = care;
    this.#hooks.onFrame();
  }
}
