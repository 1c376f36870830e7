import { type Object3D, UnsignedByteType, type WebGLRenderer } from 'three';
import type { Size } from '../../board/board.ts';
import { Fence } from './fence.ts';
import { copyOf, Filler, picture, SMOOTH } from './finish.ts';

/** So many strips make a picture: whoever clicks while one is drawn waits for one of them at most. */
const STRIPS = 16;

interface Begun {
  readonly size: Size;
  readonly draw: Draw;
  /** What was never drawn with smooth edges: the machine translates its shader first. */
  readonly cold: Object3D[];
  strips: number;
}

/** Draws the whole scene into the target that is set, or one part of it alone. */
type Draw = (part?: Object3D) => void;

/**
 * A picture with smooth edges for machines where one takes a second: drawn strip by strip, each begun when the one before
 * is done, and shown when it is whole. Parts that are new to it are drawn alone before, to a single pixel: to translate
 * the shaders of all at once would take as long as the picture. Its memory is given back at once, as nothing more is drawn
 * at rest.
 */
export class Still {
  readonly #renderer: WebGLRenderer;
  readonly #strip = picture(UnsignedByteType, SMOOTH);
  readonly #whole = picture(UnsignedByteType, 0);
  readonly #gather = copyOf(this.#strip.texture);
  readonly #show = copyOf(this.#whole.texture);
  readonly #filler = new Filler();
  /** Passed once the last strip is done. */
  readonly #fence: Fence;
  #known = new WeakSet<Object3D>();
  #begun: Begun | undefined;

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer;
    this.#fence = new Fence(renderer);
  }

  get isBegun(): boolean {
    return this.#begun !== undefined;
  }

  begin(size: Size, parts: readonly Object3D[], draw: Draw): void {
    this.drop();
    this.#begun = { size, draw, cold: parts.filter((part) => !this.#known.has(part)), strips: 0 };
    this.#whole.setSize(size.width, size.height);
    this.#strip.setSize(size.width, Math.ceil(size.height / STRIPS));
  }

  /** The context is a new one, which knows no part. */
  forget(): void {
    this.#known = new WeakSet();
  }

  /** Draws the next strip, unless the last one is still being drawn; answers whether the picture is whole. */
  advance(): boolean {
    const begun = this.#begun;
    if (begun === undefined || !this.#fence.isPassed) return false;
    if (begun.strips === STRIPS) return true;
    const part = begun.cold.pop();
    if (part === undefined) this.#drawStrip(begun);
    else this.#acquaint(part, begun);
    this.#fence.set();
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
    this.#fence.forget();
    this.#begun = undefined;
    this.#strip.dispose();
    this.#whole.dispose();
  }

  #acquaint(part: Object3D, { draw }: Begun): void {
    this.#strip.viewport.set(0, 0, 1, 1);
    this.#renderer.setRenderTarget(this.#strip);
    draw(part);
    this.#renderer.setRenderTarget(null);
    this.#known.add(part);
  }

  /** The strip is a window on the picture: what lies outside is cut off, and nothing is cut at its own edges. */
  #drawStrip(begun: Begun): void {
    const renderer = this.#renderer;
    const {
      size: { width, height },
      draw,
    } = begun;
    const bottom = begun.strips * this.#strip.height;
    begun.strips++;
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
