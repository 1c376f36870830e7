import { UnsignedByteType, type WebGLRenderer } from 'three';
import type { Size } from '../../board/board.ts';
import { copyOf, Filler, picture, SMOOTH } from './finish.ts';

/** So many strips make a picture: whoever clicks while one is drawn waits for one of them at most. */
const STRIPS = 8;

interface Begun {
  readonly size: Size;
  /** Draws the whole scene into the target that is set. */
  readonly draw: () => void;
  strips: number;
  /** Passed once the last strip is done. */
  fence: WebGLSync | undefined;
}

/**
 * A picture with smooth edges for machines where one takes a second: drawn strip by strip, each begun when the one before
 * is done, and shown when it is whole. Its memory is given back at once, as nothing more is drawn at rest.
 */
export class Still {
  readonly #renderer: WebGLRenderer;
  readonly #strip = picture(UnsignedByteType, SMOOTH);
  readonly #whole = picture(UnsignedByteType, 0);
  readonly #gather = copyOf(this.#strip.texture);
  readonly #show = copyOf(this.#whole.texture);
  readonly #filler = new Filler();
  #begun: Begun | undefined;

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer;
  }

  get isBegun(): boolean {
    return this.#begun !== undefined;
  }

  begin(size: Size, draw: () => void): void {
    this.drop();
    this.#begun = { size, draw, strips: 0, fence: undefined };
    this.#whole.setSize(size.width, size.height);
    this.#strip.setSize(size.width, Math.ceil(size.height / STRIPS));
  }

  /** Draws the next strip, unless the last one is still being drawn; answers whether the picture is whole. */
  advance(): boolean {
    const begun = this.#begun;
    if (begun === undefined || !this.#isDone(begun)) return false;
    if (begun.strips === STRIPS) return true;
    this.#drawStrip(begun);
    begun.strips++;
    const gl = this.#gl();
    begun.fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0) ?? undefined;
    gl.flush();
    return false;
  }

  /** Brings the whole picture to the screen. */
  show(): void {
    this.#filler.fill(this.#renderer, null, this.#show);
    this.drop();
  }

  /** Something has changed: what is begun will not be shown. */
  drop(): void {
    if (this.#begun === undefined) return;
    this.#forgetFence(this.#begun);
    this.#begun = undefined;
    this.#strip.dispose();
    this.#whole.dispose();
  }

  #gl(): WebGL2RenderingContext {
    return this.#renderer.getContext() as WebGL2RenderingContext;
  }

  #isDone(begun: Begun): boolean {
    if (begun.fence === undefined) return true;
    const gl = this.#gl();
    if (gl.getSyncParameter(begun.fence, gl.SYNC_STATUS) !== gl.SIGNALED) return false;
    this.#forgetFence(begun);
    return true;
  }

  #forgetFence(begun: Begun): void {
    if (begun.fence !== undefined) this.#gl().deleteSync(begun.fence);
    begun.fence = undefined;
  }

  /** The strip is a window on the picture: what lies outside is cut off, and nothing is cut at its own edges. */
  #drawStrip({ size: { width, height }, strips, draw }: Begun): void {
    const renderer = this.#renderer;
    const bottom = strips * this.#strip.height;
    this.#strip.viewport.set(0, -bottom, width, height);
    renderer.setRenderTarget(this.#strip);
    draw();
    this.#whole.viewport.set(0, bottom, width, this.#strip.height);
    renderer.autoClear = false;
    this.#filler.fill(renderer, this.#whole, this.#gather);
    renderer.autoClear = true;
    renderer.setRenderTarget(null);
  }

  dispose(): void {
    this.drop();
    for (const part of [this.#strip, this.#whole, this.#gather, this.#show, this.#filler]) part.dispose();
  }
}
