import { BackSide, Color, Mesh, ShaderMaterial, SphereGeometry } from 'three';
import { type Theme, TOKENS } from '../../art/tokens.ts';

const VERTEX = `
varying vec3 vWay;
void main() {
  vWay = position;
  vec4 at = projectionMatrix * mat4(mat3(viewMatrix)) * vec4(position, 1.0);
  gl_Position = at.xyww;
}`;

const FRAGMENT = `
uniform vec3 zenith;
uniform vec3 horizon;
uniform vec3 auroraLow;
uniform vec3 auroraHigh;
uniform float night;
uniform float time;
varying vec3 vWay;

float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p);
  vec2 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1.0, 0.0)), f.x), mix(hash(i + vec2(0.0, 1.0)), hash(i + vec2(1.0, 1.0)), f.x), f.y);
}

void main() {
  vec3 way = normalize(vWay);
  float up = max(way.y, 0.0);
  vec3 colour = mix(horizon * (1.0 + 1.1 * night), zenith, pow(smoothstep(0.0, 0.5, up), 0.6));
  float turn = atan(way.x, -way.z);
  if (night > 0.5) {
    vec2 grid = vec2(turn * 70.0, way.y * 80.0);
    vec2 cell = floor(grid);
    float chance = hash(cell);
    vec2 spot = fract(grid) - 0.5 - (vec2(hash(cell + 3.1), hash(cell + 7.7)) - 0.5) * 0.7;
    float star = smoothstep(0.03 + 0.05 * hash(cell + 5.3), 0.0, length(spot)) * step(0.8, chance) * (0.25 + 0.75 * hash(cell + 1.7));
    colour += star * smoothstep(0.01, 0.08, way.y) * vec3(0.85, 0.93, 1.0);
    for (int i = 0; i < 2; i++) {
      float k = float(i);
      float foot = 0.062 + k * 0.055 + 0.022 * sin(turn * (1.6 + k) + k * 2.0 + time * 0.05) + 0.018 * noise(vec2(turn * 3.0 + k * 9.0, time * 0.04));
      float above = way.y - foot;
      float curtain = smoothstep(0.0, 0.012, above) * exp(-above * (13.0 - k * 4.0));
      float rays = 0.55 + 0.45 * noise(vec2(turn * 26.0 + k * 31.0 + time * 0.08, k * 5.0));
      rays *= 0.6 + 0.4 * noise(vec2(turn * 4.0 - time * 0.03, 2.0 + k));
      colour += mix(auroraLow, auroraHigh, smoothstep(0.0, 0.13, above)) * curtain * rays * (0.62 - 0.2 * k);
    }
  } else {
    float sun = max(dot(way, normalize(vec3(-0.55, 0.32, -0.6))), 0.0);
    colour += vec3(1.0, 0.86, 0.62) * (pow(sun, 220.0) * 1.2 + pow(sun, 8.0) * 0.16);
    float veil = noise(vec2(turn * 5.0, way.y * 16.0)) * noise(vec2(turn * 11.0 + 4.0, way.y * 34.0));
    colour = mix(colour, vec3(1.0), veil * 0.55 * smoothstep(0.02, 0.3, way.y));
  }
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** Sky, stars and aurora by night, a low sun by day. Drawn behind everything, only where nothing else is. */
export class Sky {
  readonly mesh: Mesh<SphereGeometry, ShaderMaterial>;

  constructor() {
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      side: BackSide,
      depthWrite: false,
      uniforms: {
        zenith: { value: new Color() },
        horizon: { value: new Color() },
        auroraLow: { value: new Color(TOKENS.color.scene.dark.aurora[0]) },
        auroraHigh: { value: new Color(TOKENS.color.scene.dark.aurora[1]) },
        night: { value: 1 },
        time: { value: 0 },
      },
    });
    this.mesh = new Mesh(new SphereGeometry(1, 32, 20), material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 1;
  }

  setTheme(theme: Theme): void {
    const { uniforms } = this.mesh.material;
    uniforms.zenith?.value.set(TOKENS.color.scene[theme].zenith);
    uniforms.horizon?.value.set(TOKENS.color.scene[theme].horizon);
    if (uniforms.night !== undefined) uniforms.night.value = theme === 'dark' ? 1 : 0;
  }

  setTime(seconds: number): void {
    const { time } = this.mesh.material.uniforms;
    if (time !== undefined) time.value = seconds;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
