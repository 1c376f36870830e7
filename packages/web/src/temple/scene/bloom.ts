import { HalfFloatType, type ShaderMaterial, type Texture, Vector2, type WebGLRenderTarget } from 'three';
import type { Theme } from '../../art/tokens.ts';
import { Filler, type Finish, pass, picture, type Shot, SMOOTH } from './finish.ts';
import { SCREEN } from './screen.ts';

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
${SCREEN}
uniform sampler2D uPicture, uHalf, uQuarter, uEighth;
uniform float uStrength;
varying vec2 vAt;
void main() {
  vec3 glow = texture2D(uHalf, vAt).rgb * 0.5 + texture2D(uQuarter, vAt).rgb * 0.8 + texture2D(uEighth, vAt).rgb;
  gl_FragColor = vec4(encoded(toned(texture2D(uPicture, vAt).rgb + glow * uStrength)), 1.0);
}`;

/** By day snow is bright itself: only sun and flames may bloom. */
const FLOOR: Readonly<Record<Theme, number>> = { dark: 0.62, light: 1.9 };
const STRENGTH: Readonly<Record<Theme, number>> = { dark: 0.34, light: 0.2 };

/** Light that spills over from what shines: lamps, aurora, the cap. At half the size and less, for the high tier. */
export class Bloom implements Finish {
  readonly #picture = picture(HalfFloatType, SMOOTH);
  readonly #steps: readonly WebGLRenderTarget[] = [0, 1, 2].map(() => picture(HalfFloatType, 0));
  readonly #spread = {
    uFrom: { value: null as Texture | null },
    uTexel: { value: new Vector2() },
    uFloor: { value: 0 },
  };
  readonly #strength = { value: 0 };
  readonly #exposure = { value: 1 };
  readonly #spreading: ShaderMaterial = pass(SPREAD, this.#spread);
  readonly #joining: ShaderMaterial;
  readonly #filler = new Filler();
  readonly #size = new Vector2();

  constructor() {
    const [half, quarter, eighth] = this.#steps;
    this.#joining = pass(JOIN, {
      uPicture: { value: this.#picture.texture },
      uHalf: { value: half.texture },
      uQuarter: { value: quarter.texture },
      uEighth: { value: eighth.texture },
      uStrength: this.#strength,
      uExposure: this.#exposure,
    });
  }

  render({ renderer, theme, exposure, flat }: Shot, draw: () => void): void {
    renderer.getDrawingBufferSize(this.#size);
    this.#picture.setSize(this.#size.x, this.#size.y);
    renderer.setRenderTarget(this.#picture);
    draw();
    let from = this.#picture.texture;
    this.#steps.forEach((step, i) => {
      const shrink = 2 ** (i + 1);
      step.setSize(Math.max(1, Math.floor(this.#size.x / shrink)), Math.max(1, Math.floor(this.#size.y / shrink)));
      this.#spread.uFrom.value = from;
      this.#spread.uTexel.value.set(1 / step.width, 1 / step.height);
      this.#spread.uFloor.value = i === 0 ? FLOOR[theme] : 0;
      this.#filler.fill(renderer, step, this.#spreading);
      from = step.texture;
    });
    this.#strength.value = STRENGTH[theme] * (1 - flat);
    this.#exposure.value = exposure;
    this.#filler.fill(renderer, null, this.#joining);
  }

  dispose(): void {
    const parts = [this.#picture, ...this.#steps, this.#spreading, this.#joining, this.#filler];
    for (const part of parts) part.dispose();
  }
}
