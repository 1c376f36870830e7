import {
  HalfFloatType,
  LinearFilter,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type Texture,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import type { Theme } from '../../art/tokens.ts';

const VERTEX = /* glsl */ `
varying vec2 vAt;
void main() { vAt = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

/* Four soft samples round a point; `uFloor` keeps only what is brighter, for the first step down. */
const SPREAD = /* glsl */ `
uniform sampler2D uFrom;
uniform vec2 uTexel;
uniform float uFloor;
varying vec2 vAt;
vec3 bright(vec2 at) {
  vec3 c = min(texture2D(uFrom, at).rgb, 8.0);
  float peak = max(c.r, max(c.g, c.b));
  return c * (max(0.0, peak - uFloor) / max(peak, 1e-4));
}
void main() {
  vec3 sum = bright(vAt + uTexel * vec2(-1, -1)) + bright(vAt + uTexel * vec2(1, -1)) + bright(vAt + uTexel * vec2(-1, 1)) + bright(vAt + uTexel);
  gl_FragColor = vec4(sum * 0.25, 1.0);
}`;

const JOIN = /* glsl */ `
uniform sampler2D uPicture, uHalf, uQuarter, uEighth;
uniform float uStrength;
varying vec2 vAt;
void main() {
  vec3 glow = texture2D(uHalf, vAt).rgb * 0.5 + texture2D(uQuarter, vAt).rgb * 0.8 + texture2D(uEighth, vAt).rgb;
  gl_FragColor = vec4(texture2D(uPicture, vAt).rgb + glow * uStrength, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

const SAMPLES = 4;
/** By day snow is bright itself: only sun and flames may bloom. */
const FLOOR: Readonly<Record<Theme, number>> = { dark: 0.62, light: 1.9 };
const STRENGTH: Readonly<Record<Theme, number>> = { dark: 0.34, light: 0.2 };

function target(samples: number): WebGLRenderTarget {
  return new WebGLRenderTarget(1, 1, {
    type: HalfFloatType,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    depthBuffer: samples > 0,
    samples,
  });
}

function pass(fragmentShader: string, names: readonly string[]): ShaderMaterial {
  const uniforms = Object.fromEntries(names.map((name) => [name, { value: undefined as unknown }]));
  return new ShaderMaterial({ vertexShader: VERTEX, fragmentShader, uniforms, depthTest: false, depthWrite: false });
}

/** Light that spills over from what shines: lamps, aurora, the cap. Drawn at half the size and less, for the high tier. */
export class Bloom {
  readonly #picture = target(SAMPLES);
  readonly #steps = [target(0), target(0), target(0)];
  readonly #spread = pass(SPREAD, ['uFrom', 'uTexel', 'uFloor']);
  readonly #join = pass(JOIN, ['uPicture', 'uHalf', 'uQuarter', 'uEighth', 'uStrength']);
  readonly #quad = new Mesh(new PlaneGeometry(2, 2), this.#join);
  readonly #scene = new Scene();
  readonly #camera = new OrthographicCamera();
  readonly #size = new Vector2();

  constructor() {
    this.#quad.frustumCulled = false;
    this.#scene.add(this.#quad);
    const [half, quarter, eighth] = this.#steps;
    const { uniforms } = this.#join;
    uniforms.uPicture.value = this.#picture.texture;
    uniforms.uHalf.value = half.texture;
    uniforms.uQuarter.value = quarter.texture;
    uniforms.uEighth.value = eighth.texture;
  }

  /** Draws a picture by `draw` and what spills over from it. */
  render(renderer: WebGLRenderer, theme: Theme, draw: () => void): void {
    renderer.getDrawingBufferSize(this.#size);
    this.#picture.setSize(this.#size.x, this.#size.y);
    renderer.setRenderTarget(this.#picture);
    draw();
    let from: Texture = this.#picture.texture;
    this.#quad.material = this.#spread;
    this.#steps.forEach((step, i) => {
      const shrink = 2 ** (i + 1);
      step.setSize(Math.max(1, this.#size.x / shrink), Math.max(1, this.#size.y / shrink));
      const { uniforms } = this.#spread;
      uniforms.uFrom.value = from;
      uniforms.uTexel.value = new Vector2(1 / step.width, 1 / step.height);
      uniforms.uFloor.value = i === 0 ? FLOOR[theme] : 0;
      renderer.setRenderTarget(step);
      renderer.render(this.#scene, this.#camera);
      from = step.texture;
    });
    renderer.setRenderTarget(null);
    this.#quad.material = this.#join;
    this.#join.uniforms.uStrength.value = STRENGTH[theme];
    renderer.render(this.#scene, this.#camera);
  }

  dispose(): void {
    for (const each of [this.#picture, ...this.#steps, this.#spread, this.#join, this.#quad.geometry]) each.dispose();
  }
}
