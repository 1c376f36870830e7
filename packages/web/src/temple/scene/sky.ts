import {
  BackSide,
  CubeCamera,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type Texture,
  UnsignedByteType,
  WebGLCubeRenderTarget,
  type WebGLRenderer,
} from 'three';
import type { SceneUniforms } from './light.ts';
import { DIP } from './place/land.ts';
import { KEY } from './place/sweep.ts';
import { SCREEN, TO_SCREEN } from './screen.ts';
import type { TierMeasures } from './tiers.ts';

/* Noise that closes after one turn of the sky: `about` says how many cells there are. Three curtains of aurora, each a
 * foot line of sines and noise, above it a glow whose height varies, streaks bent with the foot line. */
const SKY = /* glsl */ `
${SCREEN}
uniform float uNight, uTime;
varying vec3 vWay;
#ifdef LOW
uniform samplerCube uSky;
#endif
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float ring(vec2 p, float about) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  float a = mod(i.x, about), b = mod(i.x + 1.0, about);
  return mix(mix(hash(vec2(a, i.y)), hash(vec2(b, i.y)), f.x), mix(hash(vec2(a, i.y + 1.0)), hash(vec2(b, i.y + 1.0)), f.x), f.y);
}
float rings(vec2 p, float about) {
  return ring(p, about) * 0.55 + ring(vec2(p.x * 2.0, p.y + 7.0), about * 2.0) * 0.3 + ring(vec2(p.x * 4.0, p.y + 3.0), about * 4.0) * 0.15;
}
vec3 night(vec3 way, float turn) {
  float up = max(way.y, 0.0);
  vec3 c = mix(vec3(0.022, 0.062, 0.088), vec3(0.0035, 0.009, 0.024), pow(smoothstep(0.0, 0.55, up), 0.55));
  c += vec3(0.008, 0.05, 0.042) * exp(-up * 11.0);
  vec2 grid = vec2(turn * 62.0, way.y * 70.0), cell = floor(grid);
  vec2 spot = fract(grid) - 0.5 - (vec2(hash(cell + 3.1), hash(cell + 7.7)) - 0.5) * 0.7;
  float star = smoothstep(0.03 + 0.05 * hash(cell + 5.3), 0.0, length(spot)) * step(0.8, hash(cell)) * (0.2 + 0.8 * hash(cell + 1.7));
  c += star * smoothstep(0.01, 0.1, way.y) * vec3(0.7, 0.82, 1.0);
  for (int i = 0; i < 3; i++) {
    float k = float(i), t = turn + k * 1.7, u = t / 6.28319;
    float fold = 0.06 * sin(t * 2.0 + uTime * 0.03) + 0.030 * sin(t * 5.0 + k + uTime * 0.05) + 0.03 * (rings(vec2(u * 16.0, k * 9.0 + uTime * 0.02), 16.0) - 0.5);
    float above = way.y - 0.085 - 0.085 * k - fold * (0.75 + 0.3 * k);
    float patchy = smoothstep(0.36, 0.66, rings(vec2(u * 9.0 + 3.0 * k, 4.0 + uTime * 0.015), 9.0));
    float streak = 0.18 + 0.95 * ring(vec2(u * 276.0 + fold * 160.0, k * 5.0 + uTime * 0.05), 276.0) * (0.5 + 0.5 * ring(vec2(u * 82.0 + fold * 60.0, k), 82.0));
    float tall = 8.0 + 13.0 * (1.0 - ring(vec2(u * 57.0 + fold * 40.0, 8.0 + k), 57.0));
    float body = smoothstep(-0.012, 0.016, above) * exp(-max(above, 0.0) * tall);
    c += mix(vec3(0.035, 0.80, 0.44), vec3(0.30, 0.08, 0.62), smoothstep(0.015, 0.16, above)) * body * streak * patchy * (0.95 - 0.22 * k);
    c += vec3(0.02, 0.22, 0.15) * exp(-abs(above) * 14.0) * patchy * 0.22;
  }
  return c;
}
vec3 day(vec3 way, float turn) {
  vec3 c = mix(vec3(0.93, 0.79, 0.66), vec3(0.27, 0.50, 0.72), pow(smoothstep(-0.02, 0.42, max(way.y, 0.0)), 0.7));
  float sun = max(dot(way, normalize(vec3(${KEY[0].toFixed(3)}, 0.16, -0.55))), 0.0);
  c += vec3(1.0, 0.62, 0.30) * (pow(sun, 5.0) * 0.24 + pow(sun, 40.0) * 0.35) + vec3(1.0, 0.85, 0.6) * pow(sun, 900.0) * 4.0;
  float u = turn / 6.28319;
  float veil = rings(vec2(u * 20.0 + way.y * 4.0, way.y * 26.0), 20.0) * smoothstep(0.30, 0.75, rings(vec2(u * 13.0, way.y * 7.0 + 3.0), 13.0));
  return mix(c, vec3(1.0, 0.93, 0.86), veil * 0.75 * smoothstep(0.015, 0.12, way.y));
}
void main() {
#ifdef LOW
  vec3 c = textureLod(uSky, vWay, 0.0).rgb;
#else
  vec3 w = normalize(vWay), way = normalize(vec3(w.x, w.y + ${DIP.toFixed(3)} * length(w.xz), w.z));
  float turn = atan(way.x, way.z);
  turn += turn < 0.0 ? 6.28319 : 0.0;
  vec3 c = uNight > 0.5 ? night(way, turn) : day(way, turn);
#endif
#ifdef ENVIRONMENT
  c = mix(mix(vec3(0.62, 0.64, 0.68), vec3(0.06, 0.10, 0.16), uNight), c, smoothstep(-0.10, 0.01, way.y));
#endif
  gl_FragColor = vec4(c, 1.0);
`;
const DOME = /* glsl */ `
varying vec3 vWay;
void main() {
  vWay = position;
  gl_Position = (projectionMatrix * mat4(mat3(viewMatrix)) * vec4(position, 1.0)).xyww;
}`;
const ROOM = /* glsl */ `
varying vec3 vWay;
void main() { vWay = position; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }`;

/** The sky, drawn last: only where nothing covers it. The low tier shows the picture of it that everything mirrors. */
export function makeSky(uniforms: SceneUniforms, { defines }: TierMeasures): Mesh {
  const material = new ShaderMaterial({
    uniforms,
    vertexShader: DOME,
    fragmentShader: SKY + TO_SCREEN,
    side: BackSide,
    depthWrite: false,
    defines: { ...defines },
  });
  const mesh = new Mesh(new SphereGeometry(1, 24, 16), material);
  mesh.frustumCulled = false;
  mesh.renderOrder = 5;
  return mesh;
}

/** Our own sky in a small cube with mip levels: what ice, brass and snow mirror. Made once per theme. */
export class Environment {
  readonly #target: WebGLCubeRenderTarget;
  readonly #camera: CubeCamera;
  readonly #scene = new Scene();
  readonly #mesh: Mesh<SphereGeometry, ShaderMaterial>;

  constructor(renderer: WebGLRenderer, uniforms: SceneUniforms, size: number) {
    const fine =
      renderer.extensions.has('EXT_color_buffer_half_float') || renderer.extensions.has('EXT_color_buffer_float');
    this.#target = new WebGLCubeRenderTarget(size, {
      generateMipmaps: true,
      minFilter: LinearMipmapLinearFilter,
      magFilter: LinearFilter,
      type: fine ? HalfFloatType : UnsignedByteType,
    });
    this.#camera = new CubeCamera(0.1, 50, this.#target);
    const { uNight, uTime } = uniforms;
    const material = new ShaderMaterial({
      uniforms: { uNight, uTime },
      vertexShader: ROOM,
      fragmentShader: `${SKY}}`,
      side: BackSide,
      defines: { ENVIRONMENT: '' },
    });
    this.#mesh = new Mesh(new SphereGeometry(10, 24, 16), material);
    this.#scene.add(this.#mesh);
  }

  get texture(): Texture {
    return this.#target.texture;
  }

  draw(renderer: WebGLRenderer): void {
    this.#camera.update(renderer, this.#scene);
  }

  dispose(): void {
    this.#target.dispose();
    this.#mesh.geometry.dispose();
    this.#mesh.material.dispose();
  }
}
