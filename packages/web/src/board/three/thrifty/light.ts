import { Color, Vector2, Vector3 } from 'three';
import { type Theme, TOKENS } from '../../../art/tokens.ts';
import type { Frame } from '../../stage.ts';
import { LAMP } from '../lamplight.ts';
import { hemisphereTint, KEY_FROM, lightFor, RIM_FROM } from '../light.ts';

/** The light every thrifty material shares: set once per picture, summed at corners instead of at every pixel. */
export const THRIFTY_LIGHT = {
  nkSky: { value: new Color() },
  nkGround: { value: new Color() },
  nkKey: { value: new Color() },
  nkRimLight: { value: new Color() },
  nkLampColour: { value: new Color(TOKENS.color.scene.dark.lamp) },
  nkLamp: { value: 0 },
  nkExposure: { value: 1 },
  nkFog: { value: new Color() },
  nkFogSpan: { value: new Vector2(20, 90) },
  nkEye: { value: new Vector3() },
};

export function setThriftyLight(theme: Theme, { flat }: Frame, eye: Vector3, fog: { near: number; far: number }): void {
  const scene = TOKENS.color.scene[theme];
  const light = lightFor(theme, flat);
  const { sky, ground } = hemisphereTint(theme, flat);
  const share = 1 / Math.PI;
  THRIFTY_LIGHT.nkSky.value.copy(sky).multiplyScalar(light.hemisphere * share);
  THRIFTY_LIGHT.nkGround.value.copy(ground).multiplyScalar(light.hemisphere * share);
  THRIFTY_LIGHT.nkKey.value.set(scene.key).multiplyScalar(light.key * share);
  THRIFTY_LIGHT.nkRimLight.value.set(scene.rim).multiplyScalar(light.rim * share);
  THRIFTY_LIGHT.nkLamp.value = light.lamps;
  THRIFTY_LIGHT.nkExposure.value = light.exposure;
  THRIFTY_LIGHT.nkFog.value.set(scene.fog);
  THRIFTY_LIGHT.nkFogSpan.value.set(fog.near, fog.far);
  THRIFTY_LIGHT.nkEye.value.copy(eye);
}

function glsl([x, y, z]: readonly [number, number, number]): string {
  const { x: nx, y: ny, z: nz } = new Vector3(x, y, z).normalize();
  return `vec3(${nx.toFixed(5)}, ${ny.toFixed(5)}, ${nz.toFixed(5)})`;
}

/** Light at a corner and the way from it to the screen: neutral tone mapping, then sRGB. */
export const THRIFTY_HEAD = `
uniform vec3 nkSky;
uniform vec3 nkGround;
uniform vec3 nkKey;
uniform vec3 nkRimLight;
uniform vec3 nkLampColour;
uniform float nkLamp;
uniform float nkExposure;
uniform vec3 nkFog;
uniform vec2 nkFogSpan;
uniform vec3 nkEye;

vec3 nkLightOn(vec3 n, float shade) {
  return mix(nkGround, nkSky, 0.5 * n.y + 0.5)
    + nkKey * max(dot(n, ${glsl(KEY_FROM)}), 0.0) * shade
    + nkRimLight * max(dot(n, ${glsl(RIM_FROM)}), 0.0);
}

float nkLamplightAt(vec3 at) {
  vec3 to = vec3(abs(at.x) - ${LAMP.toFixed(2)}, at.y - 1.38, abs(at.z) - ${LAMP.toFixed(2)});
  float far = dot(to, to);
  float reach = max(0.0, 1.0 - far / 30.0);
  return nkLamp * reach * reach / (0.9 + far);
}

vec3 nkNeutral(vec3 colour) {
  colour *= nkExposure;
  float low = min(colour.r, min(colour.g, colour.b));
  colour -= low < 0.08 ? low - 6.25 * low * low : 0.04;
  float peak = max(colour.r, max(colour.g, colour.b));
  if (peak < 0.76) return colour;
  float bent = 1.0 - 0.0576 / (peak - 0.52);
  return mix(colour * (bent / peak), vec3(bent), 1.0 - 1.0 / (0.15 * (peak - bent) + 1.0));
}

vec3 nkToScreen(vec3 colour) {
  colour = max(colour, 0.0);
  return mix(1.055 * pow(colour, vec3(0.41666)) - 0.055, colour * 12.92, lessThanEqual(colour, vec3(0.0031308)));
}
`;
