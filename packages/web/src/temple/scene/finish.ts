import {
  LinearFilter,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type Texture,
  type TextureDataType,
  UnsignedByteType,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import type { Theme } from '../../art/tokens.ts';

/** The moment of a picture that is about to be finished. */
export interface Shot {
  readonly renderer: WebGLRenderer;
  readonly theme: Theme;
  /** How bright the light of the hour is shown. */
  readonly exposure: number;
  /** 0 seen from the side, 1 seen from above. */
  readonly flat: number;
}

/** The way of a picture to the screen. */
export interface Finish {
  /** Draws a picture by `draw` and brings it to the screen. */
  render(shot: Shot, draw: () => void): void;
  dispose(): void;
}

/** Samples of a picture with smooth edges. */
export const SMOOTH = 4;

/** A picture to work on; with samples it has depth and smooth edges. */
export function picture(type: TextureDataType, samples: 0 | typeof SMOOTH): WebGLRenderTarget {
  return new WebGLRenderTarget(1, 1, {
    type,
    samples,
    depthBuffer: samples > 0,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
  });
}

const WHOLE = /* glsl */ `
varying vec2 vAt;
void main() { vAt = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

/** A material that fills the whole picture. */
export function pass(fragmentShader: string, uniforms: Record<string, { value: unknown }>): ShaderMaterial {
  return new ShaderMaterial({ vertexShader: WHOLE, fragmentShader, uniforms, depthTest: false, depthWrite: false });
}

/** Fills pictures with materials. */
export class Filler {
  readonly #quad = new Mesh(new PlaneGeometry(2, 2));
  readonly #scene = new Scene();
  readonly #camera = new OrthographicCamera();

  constructor() {
    this.#quad.frustumCulled = false;
    this.#scene.add(this.#quad);
  }

  fill(renderer: WebGLRenderer, target: WebGLRenderTarget | null, material: ShaderMaterial): void {
    this.#quad.material = material;
    renderer.setRenderTarget(target);
    renderer.render(this.#scene, this.#camera);
  }

  dispose(): void {
    this.#quad.geometry.dispose();
  }
}

const COPY = /* glsl */ `
uniform sampler2D uPicture;
varying vec2 vAt;
void main() { gl_FragColor = texture2D(uPicture, vAt); }`;

/** A material that shows a picture as it is. */
export function copyOf(texture: Texture): ShaderMaterial {
  return pass(COPY, { uPicture: { value: texture } });
}

/** A picture that goes to the screen as it is drawn. */
export const AS_DRAWN: Finish = { render: (_, draw) => draw(), dispose: () => undefined };

/** Smooth edges. */
export class SmoothEdges implements Finish {
  readonly #picture = picture(UnsignedByteType, SMOOTH);
  readonly #copy = copyOf(this.#picture.texture);
  readonly #filler = new Filler();
  readonly #size = new Vector2();

  render({ renderer }: Shot, draw: () => void): void {
    renderer.getDrawingBufferSize(this.#size);
    this.#picture.setSize(this.#size.x, this.#size.y);
    renderer.setRenderTarget(this.#picture);
    draw();
    this.#filler.fill(renderer, null, this.#copy);
  }

  dispose(): void {
    for (const each of [this.#picture, this.#copy, this.#filler]) each.dispose();
  }
}
