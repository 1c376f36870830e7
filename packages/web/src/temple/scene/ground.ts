import { Mesh, ShaderMaterial } from 'three';
import { geometryOf } from './geometry.ts';
import { LIGHT, type SceneUniforms } from './light.ts';
import type { Place } from './place/place.ts';
import { REACH } from './place/relief.ts';
import { TO_SCREEN } from './screen.ts';
import type { TierMeasures } from './tiers.ts';

/* Under levels that are laid out apart the land lies lower, so that no drift comes through the tiles. */
const VERTEX = /* glsl */ `
uniform float uBare;
varying vec3 vWorld, vN;
void main() {
  vWorld = position; vN = normal;
  gl_Position = projectionMatrix * viewMatrix * vec4(position.x, position.y - 2.0 * uBare, position.z, 1.0);
}`;

/* Shade is blue because the light of the sky is blue and the sun is not; what shines through the snow adds a little. */
const SNOW = /* glsl */ `
${LIGHT}
varying vec3 vWorld, vN;
void main() {
  vec2 at = abs(vWorld.xz), uv = vWorld.xz / ${(2 * REACH).toFixed(1)} + 0.5;
  float away = max(at.x, at.y), near = (1.0 - smoothstep(0.86, 0.99, away / ${REACH.toFixed(1)})) * (1.0 - uBare);
  vec4 site = mix(vec4(1.0, 1.0, 0.0, 0.0), texture2D(uSite, uv), near);
  vec2 r = texture2D(uRelief, uv).rg * 2.0 - 1.0;
  bool stone = away < 2.96 && vWorld.y > -0.05 && uBare < 0.5;
  vec2 along = vec2(dot(vWorld.xz, vec2(0.82, 0.57)) * 0.055, dot(vWorld.xz, vec2(-0.57, 0.82)) * 0.016);
#ifdef LOW
  vec4 grain = vec4(0.5), wind = grain;
  if (stone) grain = textureLod(uFrost, vWorld.xz * 0.42, 0.0);
  else if (near < 1.0) grain = wind = textureLod(uFrost, along, 0.0);
#else
  vec4 wind = texture2D(uFrost, along);
  vec4 grain = texture2D(uFrost, vWorld.xz * 0.42);
#endif
  vec3 n = mix(vN + vec3(wind.r - 0.5, 0.0, grain.r - 0.5) * vec3(0.34, 0.0, 0.2), vec3(r.x, sqrt(max(0.05, 1.0 - dot(r, r))), r.y), near);
  vec3 albedo = uSnow * (mix(1.0, 0.86, site.a) * (0.94 + 0.12 * grain.r));
  if (stone) {
    n = vec3((grain.r - 0.5) * 0.3, 1.0, (wind.r - 0.5) * 0.3);
    float drifted = smoothstep(2.45, 2.98, away + (grain.r - 0.5) * 0.9 + wind.g * 0.1);
    albedo = mix(mix(vec3(0.19, 0.22, 0.25), vec3(0.075, 0.092, 0.115), uNight) * (0.65 + 0.7 * grain.r), uSnow * 0.9, drifted * 0.85);
  }
  n = normalize(n);
  vec4 temple = mix(vec4(1.0), texture2D(uTemple, vWorld.xz / 16.0 + 0.5), (1.0 - smoothstep(6.8, 7.9, away)) * (1.0 - uBare));
  float lit = min(site.g, temple.r);
#ifdef SHADOWS
  if (stone) lit = min(site.g, abs(shadowAt(vWorld, n)));
#endif
  float sky = site.r * temple.g;
  vec3 light = ambient(n) * (0.25 + 0.75 * sky) * sky + uKey * (max(0.0, (dot(n, uKeyDir) + 0.08) / 1.08) * lit) + backlight(n) * sky;
  light += uLampCol * (site.b * site.b * 2.0 * (0.3 + 0.7 * temple.g));
  vec3 colour = albedo * light;
  if (!stone) colour += vec3(0.004, 0.016, 0.034) * ((1.0 - uNight * 0.6) * (1.0 - lit) * sky) * uSnow;
#ifndef LOW
  vec3 eye = normalize(cameraPosition - vWorld);
  float grazing = 1.0 - max(dot(n, eye), 0.0);
  grazing *= grazing;
  grazing *= grazing * 0.22 * sky * uEnv;
  colour += textureLod(uSky, reflect(-eye, n), 4.0).rgb * grazing * (stone ? 0.3 : 1.0);
#endif
#ifdef SPARKLE
  if (!stone) {
    float s = texture2D(uFrost, vWorld.xz * 0.19, -8.0).a, turn = fract(s * 57.0 + dot(eye, vec3(9.0, 4.0, 7.0)));
    float glint = smoothstep(0.945, 0.97, s) * smoothstep(0.80, 0.95, turn) * (1.0 - site.a * 0.7);
    colour += glint * uEnv * 1.1 * (uKey * lit * 1.8 + uLampCol * site.b * 2.4) * (1.0 - smoothstep(9.0, 26.0, length(cameraPosition - vWorld)));
  }
#endif
  gl_FragColor = vec4(fogged(colour, vWorld), 1.0);
${TO_SCREEN}`;

const MOUNTAIN = /* glsl */ `
${LIGHT}
varying vec3 vWorld, vN;
void main() {
  vec4 a = texture2D(uFrost, vWorld.xz * 0.023 + vWorld.y * 0.03), b = texture2D(uFrost, vec2(vWorld.x + vWorld.z, vWorld.y * 2.5) * 0.06);
  vec3 n = normalize(vN + vec3(b.r - 0.5, 0.0, a.r - 0.5) * 1.1);
  float bare = smoothstep(0.68, 0.42, n.y + (a.r - 0.5) * 0.35 + (b.r - 0.5) * 0.45);
  vec3 albedo = mix(uSnow, vec3(0.055, 0.062, 0.075) * (0.5 + b.r), bare);
  vec3 light = ambient(n) + uKey * max(dot(n, uKeyDir), 0.0) + backlight(n) * 1.6;
  gl_FragColor = vec4(fogged(albedo * light, vWorld), 1.0);
${TO_SCREEN}`;

/** Snow to the horizon with the stone floor of the site, and the mountains behind. */
export class Ground {
  readonly snow: Mesh;
  readonly range: Mesh;

  constructor(uniforms: SceneUniforms, place: Place, { defines }: TierMeasures) {
    const coat = (fragmentShader: string) =>
      new ShaderMaterial({ uniforms, vertexShader: VERTEX, fragmentShader, defines: { ...defines } });
    this.snow = new Mesh(geometryOf(place.ground), coat(SNOW));
    this.range = new Mesh(geometryOf(place.range), coat(MOUNTAIN));
    this.snow.renderOrder = 3;
    this.range.renderOrder = 4;
    for (const mesh of [this.snow, this.range]) mesh.frustumCulled = false;
  }
}
