import {
  type Camera,
  DepthTexture,
  LinearFilter,
  NearestFilter,
  type Object3D,
  type Scene,
  UnsignedByteType,
  UnsignedIntType,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { Filler, pass } from './finish.ts';

/** The layer of what stands still as long as the eye does: snow, rocks, mountains, sky. */
const STILL = 2;

export function standsStill(object: Object3D): void {
  object.layers.set(STILL);
}

const COPY = /* glsl */ `
uniform sampler2D uPicture, uDepth;
varying vec2 vAt;
void main() {
  gl_FragColor = texture2D(uPicture, vAt);
  gl_FragDepth = texture2D(uDepth, vAt).r;
}`;

/**
 * Keeps a picture of what stands still, so that only the temple is drawn when a block falls or a tile is chosen. While
 * something moves it is taken when the same view is drawn for the second time: while the eye moves, keeping it would cost
 * more than it saves. After a change it is taken at once: the next click finds it.
 */
export class Backdrop {
  readonly #depth = new DepthTexture(1, 1, UnsignedIntType);
  readonly #picture: WebGLRenderTarget;
  readonly #copy;
  readonly #filler = new Filler();
  readonly #size = new Vector2();
  #seen: string | undefined;
  #kept: string | undefined;

  constructor() {
    this.#depth.minFilter = NearestFilter;
    this.#depth.magFilter = NearestFilter;
    this.#picture = new WebGLRenderTarget(1, 1, {
      type: UnsignedByteType,
      minFilter: LinearFilter,
      magFilter: LinearFilter,
      depthTexture: this.#depth,
    });
    this.#copy = pass(COPY, { uPicture: { value: this.#picture.texture }, uDepth: { value: this.#depth } });
    this.#copy.depthWrite = true;
    this.#copy.depthTest = true;
  }

  /** What was kept is gone. */
  forget(): void {
    this.#kept = undefined;
  }

  /** Draws the scene to the screen; `view` names all that what stands still depends on. */
  render(renderer: WebGLRenderer, scene: Scene, camera: Camera, view: string, stirring: boolean): void {
    const size = renderer.getDrawingBufferSize(this.#size);
    const key = `${view} ${size.x} ${size.y}`;
    const isNew = this.#seen !== key;
    this.#seen = key;
    if (isNew && stirring) {
      this.#draw(renderer, scene, camera, [0, STILL]);
      return;
    }
    if (this.#kept !== key) {
      this.#picture.setSize(size.x, size.y);
      renderer.setRenderTarget(this.#picture);
      this.#draw(renderer, scene, camera, [STILL]);
      this.#kept = key;
    }
    this.#filler.fill(renderer, null, this.#copy);
    renderer.autoClear = false;
    this.#draw(renderer, scene, camera, [0]);
    renderer.autoClear = true;
  }

  #draw(renderer: WebGLRenderer, scene: Scene, camera: Camera, layers: readonly number[]): void {
    camera.layers.disableAll();
    for (const layer of layers) camera.layers.enable(layer);
    renderer.render(scene, camera);
  }

  dispose(): void {
    for (const part of [this.#picture, this.#depth, this.#copy, this.#filler]) part.dispose();
  }
}
