import { BufferAttribute, Mesh, ShaderMaterial } from 'three';
import { geometryOf } from './geometry.ts';
import { LIGHT, type SceneUniforms } from './light.ts';
import { LAMP_SINK } from './place/lamps.ts';
import type { Place } from './place/place.ts';
import { TO_SCREEN } from './screen.ts';
import type { TierMeasures } from './tiers.ts';

/** A tall lamp that comes between the eye and the temple sinks until it is a lantern on the snow. */
export const SINKING = /* glsl */ `
float sunk(float lamp) {
  if (lamp < 0.5) return 0.0;
  return ${LAMP_SINK.toFixed(2)} * smoothstep(0.5, 2.5, dot(uLamps[int(lamp - 0.5)].xz, normalize(cameraPosition.xz)));
}`;

const VERTEX = /* glsl */ `
${LIGHT}
${SINKING}
attribute vec4 tint, trait;
attribute vec3 bake;
centroid varying vec3 vWorld, vN, vTrait, vBake;
centroid varying vec4 vTint;
void main() {
  vWorld = position;
  vWorld.y -= sunk(trait.w);
  vN = normal; vTint = tint; vTrait = trait.xyz;
  vBake = bake;
  gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}`;

const FRAGMENT = /* glsl */ `
${LIGHT}
centroid varying vec3 vWorld, vN, vTrait, vBake;
centroid varying vec4 vTint;
void main() {
  vec3 n = normalize(vN), eye = normalize(cameraPosition - vWorld);
  vec4 f = texture2D(uFrost, vWorld.xz * 0.31 + vWorld.y * 0.23);
#ifdef LOW
  vec4 g = f;
#else
  vec4 g = texture2D(uFrost, vec2(vWorld.x - vWorld.z, vWorld.y * 1.4) * 0.9);
#endif
  vec3 albedo = vTint.rgb;
  bool timber = vTint.w > 0.5;
  if (timber) {
    vec2 fibre = vTint.w < 1.5 ? vec2(vWorld.x, vWorld.z + vWorld.y) : vTint.w < 2.5 ? vec2(vWorld.z, vWorld.x + vWorld.y) : vec2(vWorld.y, vWorld.x * 2.0 + vWorld.z);
    float w = texture2D(uFrost, fibre * vec2(0.11, 1.7)).r;
    albedo *= 0.45 + w;
    n = normalize(n + vec3(0.0, w - 0.5, w - 0.5) * 0.25);
  } else if (vTrait.x < 0.1) {
    albedo *= 0.62 + 0.75 * g.r;
    n = normalize(n + (vec3(f.r, g.r, g.r) - 0.5) * (vTrait.y < 1.5 ? 0.6 : 0.3));
  }
  float lie = smoothstep(0.50, 0.66, n.y * min(1.0, 0.4 + vTrait.y * 0.6) + (f.r - 0.5) * (timber ? 1.9 : 0.9)) * step(0.05, vTrait.y);
  lie = max(lie, step(1.5, vTrait.y));
  albedo = mix(albedo, uSnow, lie);
  float metal = vTrait.x * (1.0 - lie), lit = vBake.y;
#ifdef SHADOWS
  float own = shadowAt(vWorld, n);
  if (own >= 0.0) lit = min(lit, own);
#endif
  vec4 temple = texture2D(uTemple, vWorld.xz / 16.0 + 0.5);
  float sky = vBake.x * mix(1.0, temple.g, step(max(abs(vWorld.x), abs(vWorld.z)), 7.0));
  vec3 light = ambient(n) * sky + uKey * (max(0.0, dot(n, uKeyDir)) * lit) + backlight(n) * sky + uLampCol * vBake.z;
  vec3 colour = albedo * light * (1.0 - 0.6 * metal), away = reflect(-eye, n);
#ifdef LOW
  if (metal > 0.1) {
#else
  {
#endif
  vec3 mirror = textureLod(uSky, away, 1.0 + 1.5 * f.r).rgb * uEnv + uLampCol * vBake.z * 0.5 + uKey * 1.6 * pow(max(0.0, dot(away, uKeyDir)), 24.0) * lit;
  if (metal > 0.3) for (int i = 0; i < 4; i++) {
    vec3 to = uLamps[i].xyz - vWorld;
    float d = length(to);
    mirror += uLampCol * (uLamps[i].w * 2.2 * pow(max(0.0, dot(away, to / d)), 6.0) / (1.0 + d * d * 0.25));
  }
  colour += mirror * mix(vec3(0.02), albedo * 2.2 + 0.05, metal) * (sky * (0.3 + 0.7 * metal));
  }
  colour = mix(colour, vec3(1.9, 1.12, 0.48) * mix(0.75, 1.0, uNight), vTrait.z);
  gl_FragColor = vec4(fogged(colour, vWorld), 1.0);
${TO_SCREEN}`;

/** Rocks, timber frame, brass corners, lamps and the snow on them: one mesh, one draw call. */
export function makeSolidsMesh(uniforms: SceneUniforms, { solids, corners }: Place, { defines }: TierMeasures): Mesh {
  const geometry = geometryOf(solids);
  geometry.setAttribute('tint', new BufferAttribute(solids.tint, 4));
  geometry.setAttribute('trait', new BufferAttribute(solids.trait, 4));
  geometry.setAttribute('bake', new BufferAttribute(corners, 3));
  const material = new ShaderMaterial({
    uniforms,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    defines: { ...defines },
  });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  mesh.renderOrder = 2;
  return mesh;
}
