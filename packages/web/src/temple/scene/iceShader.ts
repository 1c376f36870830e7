import { TOKENS } from '../../art/tokens.ts';
import { LIGHT } from './light.ts';
import { TILE_COLUMNS, TILE_ROWS } from './paint.ts';
import { TO_SCREEN } from './screen.ts';

const [WIDE, HIGH, DEEP] = TOKENS.world.block;

/*
 * `look`: owner, tile below, level, seed. `state`: opacity, light from below, legal, outline swept by light. `beside`:
 * owners of the four neighbours, counted from 1. `over`: the quarters of the top that carry an upper tile. `shade`: key
 * light on top and sides, where there is no shadow map.
 */
export const ICE_VERTEX = /* glsl */ `
${LIGHT}
attribute vec4 look, state, beside, over;
attribute vec2 shade;
centroid varying vec3 vP, vN, vEye, vWorld;
centroid varying vec4 vLook, vState, vBeside, vOver, vShade;
void main() {
  mat3 turn = mat3(instanceMatrix);
  vec4 world = instanceMatrix * vec4(position, 1.0);
  vP = position; vN = normal; vWorld = world.xyz;
  vEye = (cameraPosition - instanceMatrix[3].xyz) * turn;
  vLook = look; vState = state; vBeside = beside; vOver = over;
  vec3 n = turn * normal;
#ifdef LOW
  vShade = vec4(shade, vec2(lampAt(world.xyz, n, 0.5)));
#else
  vShade = vec4(shade, lampAt(world.xyz, n, 0.35), lampAt(instanceMatrix[3].xyz, n, 1.0));
#endif
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

/*
 * Opaque, no sorting, constant cost: the eye's ray is bent at the surface and followed to the wall of the block's own box
 * where it leaves. Through the floor it meets the painted tile, through a side the neighbour's colour or the sky. Half of
 * the light's tint is taken out, for owners must be told apart: orange ice by blue moonlight would be brown.
 */
export const ICE_FRAGMENT = /* glsl */ `
${LIGHT}
uniform sampler2D uTiles, uGlyphs;
uniform vec3 uIce[4], uDeep[4], uEtch[4];
centroid varying vec3 vP, vN, vEye, vWorld;
centroid varying vec4 vLook, vState, vBeside, vOver, vShade;
const vec3 HALF = vec3(${(WIDE / 2).toFixed(3)}, ${(HIGH / 2).toFixed(3)}, ${(DEEP / 2).toFixed(3)});

vec3 tileBelow(vec2 at) {
  float slot = floor(vLook.y + 0.5);
  vec2 uv = clamp(at / 0.95 + 0.5, 0.02, 0.98), cell = vec2(mod(slot, ${TILE_COLUMNS}.0), ${TILE_ROWS - 1}.0 - floor(slot / ${TILE_COLUMNS}.0));
  vec3 paint = texture2D(uTiles, (cell + vec2(uv.x, 1.0 - uv.y)) / vec2(${TILE_COLUMNS}.0, ${TILE_ROWS}.0), 1.0).rgb;
#ifdef DEEP
  float wave = texture2D(uFrost, at * 0.55 + vLook.w * 0.13).r;
  paint += mix(uIce[int(vLook.x + 0.5)], vec3(1.0), 0.4) * (smoothstep(0.07, 0.0, abs(wave - 0.5)) * 0.55);
#endif
  return paint;
}

void main() {
  vec3 n = normalize(vN), eye = normalize(vEye - vP), a = abs(n);
  int who = int(vLook.x + 0.5);
  vec3 own = uIce[who], deep = uDeep[who];
  vec3 face = a.y > a.x && a.y > a.z ? vec3(0, sign(n.y), 0) : a.x > a.z ? vec3(sign(n.x), 0, 0) : vec3(0, 0, sign(n.z));
  bool flatways = abs(face.y) > 0.5;
  vec2 on = flatways ? vP.xz : abs(face.x) > 0.5 ? vec2(-face.x * vP.z, vP.y) : vec2(face.z * vP.x, vP.y);
  vec2 size = flatways ? HALF.xz : HALF.xy, gap = size - abs(on);
  float edge = min(gap.x, gap.y), top = max(0.0, face.y), lit = mix(vShade.y, vShade.x, top);
#ifdef SHADOWS
  lit = abs(shadowAt(vWorld, n));
#endif
  float ao = mix(0.5, 1.0, smoothstep(-0.34, 0.06, vP.y));
  if (top > 0.5) {
    vec2 p = max(vP.xz, 0.0), q = max(-vP.xz, 0.0);
    vec4 dark = vOver * exp(-8.0 * vec4(length(p), length(vec2(q.x, p.y)), length(vec2(p.x, q.y)), length(q))) * 0.5;
    ao = (1.0 - dark.x) * (1.0 - dark.y) * (1.0 - dark.z) * (1.0 - dark.w);
  }
  float facing = max(0.0, dot(n, uKeyDir) * 0.75 + 0.25);
  vec3 light = (ambient(n) * 1.15 * ao + uKey * (facing * mix(0.16, 1.0, lit))) * uIceLight + uLampCol * vShade.z * 1.9;
  light = mix(vec3(dot(light, vec3(0.3, 0.5, 0.2))), light, 0.5);

  vec3 r = refract(-eye, n, 0.763), t3 = max((sign(r) * HALF - vP) / (r + vec3(1e-5)), 0.0);
  float t = min(t3.x, min(t3.y, t3.z));
  vec3 p2 = vP + r * t, beyond;
  if (t == t3.y) beyond = r.y < 0.0 ? tileBelow(p2.xz) * (light * 0.8 + 0.06) : own;
  else {
    float next = t == t3.x ? (r.x > 0.0 ? vBeside.x : vBeside.y) : (r.z > 0.0 ? vBeside.z : vBeside.w);
    beyond = next > 0.5 ? uDeep[int(next - 0.5)] * (light * 0.9 + uGlow * 0.12) : textureLod(uSky, vec3(r.x, r.y * 0.4, r.z), 3.0).rgb;
    beyond *= 0.45 + 0.55 * smoothstep(-HALF.y, HALF.y * 0.3, p2.y);
  }
  float clear = exp(-t * 0.95) * (1.0 - 0.6 * uFlat);
  vec3 rf = flatways ? vec3(r.xz, abs(r.y)) : abs(face.x) > 0.5 ? vec3(-face.x * r.z, r.y, abs(r.x)) : vec3(face.z * r.x, r.y, abs(r.z));
  vec2 slope = rf.xy / max(rf.z, 0.35), seed = vec2(vLook.w * 0.37, vLook.w * 0.73) + face.xz * 0.31 + face.y * 0.57;
  vec4 upper = texture2D(uFrost, (on + slope * 0.10) * 0.55 + seed.yx);
#ifdef DEEP
  vec4 skin = texture2D(uFrost, on * 0.62 + seed), lower = texture2D(uFrost, (on + slope * 0.30) * 0.48 + seed * 1.7 + 0.4, 1.3);
#else
  vec4 skin = upper, lower = upper.brga;
#endif
  float tc = clamp(dot(-vP, r), 0.0, t);
  vec3 c = (vP + r * tc) * vec3(1.0, 1.35, 1.0);
  float core = exp(-dot(c, c) * 8.5);

  vec3 body = mix(own, deep, 0.25 * (1.0 - core)) * (light + uGlow * 0.11);
  vec3 colour = mix(body, beyond * mix(own, vec3(1.0), 0.08 + 0.24 * uNight) * 1.15, clear * 0.85 * (1.0 - 0.45 * lower.r));
  colour += own * (core * uGlow * (0.42 + 0.2 * vLook.z));
  colour += own * vShade.w * uLampCol * (0.4 * (0.4 + core));
  vec3 g2 = HALF - abs(p2);
  float edge2 = g2.x + g2.y + g2.z - min(g2.x, min(g2.y, g2.z)) - max(g2.x, max(g2.y, g2.z));
  colour += mix(own, vec3(0.85, 0.95, 1.0), 0.35) * (light * 0.8 + uGlow * 0.16) * (smoothstep(0.055, 0.012, edge2) * clear * 0.85);
  vec3 pale = mix(own, vec3(0.9, 0.97, 1.0), 0.62);
  float inside = max(upper.g * 0.8, lower.g * 0.5) * 0.55 + max(lower.b * 0.7, upper.b * 0.4) * 0.38 + smoothstep(0.52, 0.9, lower.r) * 0.22;
  colour += pale * (light * 0.75 + uGlow * 0.10) * inside;
  colour = mix(colour, pale * (light * 0.9 + uGlow * 0.10), smoothstep(0.17, 0.0, edge + (skin.r - 0.5) * 0.13) * 0.42);
  colour += own * vState.y * (0.25 + 1.1 * core + 0.9 * smoothstep(0.3, -0.3, vP.y));

  float g = min(size.x, size.y) * (flatways ? 0.50 : 0.62);
  vec2 q = on / g;
  if (flatways) q.y = -q.y;
  if (face.y > -0.5 && max(abs(q.x), abs(q.y)) < 1.0) {
    vec2 uv = vec2((float(who) + q.x * 0.5 + 0.5) / 4.0, q.y * 0.5 + 0.5);
    float cut = texture2D(uGlyphs, uv).r, lip = texture2D(uGlyphs, uv - vec2(0.011, -0.045)).r;
    vec3 etch = uEtch[who];
    float dark = step(dot(etch, vec3(0.33)), 0.4);
    colour += max(lip - cut, 0.0) * (dark > 0.5 ? pale * light * 0.9 : -colour * 0.55);
    colour = mix(colour, etch * mix(light * 0.85 + 0.14, light * 0.6, dark), cut * 0.86);
  }

  float f = 1.0 - max(dot(n, eye), 0.0);
  f *= f * f;
  vec3 away = reflect(-eye, n);
#ifdef LOW
  colour += mix(uMist, uUp, smoothstep(-0.2, 0.7, away.y)) * (uEnv * (0.035 + 0.75 * f) * ao);
#else
  colour += textureLod(uSky, away, 1.0 + skin.r * 2.5).rgb * (uEnv * (0.035 + 0.75 * f) * ao);
  colour += uKey * (pow(max(0.0, dot(away, uKeyDir)), 60.0) * lit * 1.1);
#endif
  float line = smoothstep(0.050, 0.030, edge) * smoothstep(0.004, 0.020, edge) + 0.35 * smoothstep(0.075, 0.0, edge);
  float upward = 0.45 + 0.55 * smoothstep(-HALF.y, HALF.y, vP.y);
  colour += mix(own, vec3(0.82, 0.93, 1.0), 0.5) * (light * 1.25 + 0.22 * uNight) * (line * uRim * upward);
  colour = max(mix(vec3(dot(colour, vec3(0.3, 0.59, 0.11))), colour, 1.16), 0.0);
  colour = mix(colour, uRing * 1.25, top * smoothstep(0.098, 0.085, edge) * vState.z);
  colour += vec3(1.0, 0.86, 0.56) * (smoothstep(0.11, 0.02, edge) * vState.w);
  gl_FragColor = vec4(min(colour, 1.3), vState.x);
${TO_SCREEN}`;
