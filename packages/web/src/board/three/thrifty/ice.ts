import { CanvasTexture, Color, ShaderMaterial } from 'three';
import { COLOURS, TOKENS } from '../../../art/tokens.ts';
import { paintIceAtlas } from '../paint.ts';
import { THRIFTY_HEAD, THRIFTY_LIGHT } from './light.ts';

const { side, top } = TOKENS.world.iceOpacity;

/* The lit colour of a face is its picture times light plus rim; both are the same to the eye when taken after sRGB. */
const VERTEX = `
attribute float face;
attribute vec4 look;
uniform float nkEmissive;
uniform float nkRim;
uniform vec3 nkSkyHigh;
uniform vec3 nkSkyLow;
uniform vec3 nkIce[4];
varying vec2 vAt;
varying vec2 vFaceUv;
varying vec3 vTimes;
varying vec3 vPlus;
varying vec3 vLip;
varying vec2 vOpacity;
varying float vBand;
${THRIFTY_HEAD}
void main() {
  vec4 at = modelMatrix * instanceMatrix * vec4(position, 1.0);
  vec3 n = normalize(mat3(modelMatrix) * mat3(instanceMatrix) * normal);
  vec3 eye = normalize(nkEye - at.xyz);
  float fresnel = pow(1.0 - clamp(abs(dot(n, eye)), 0.0, 1.0), 2.2);
  vec3 away = reflect(-eye, n);
  vec3 sky = mix(nkSkyLow, nkSkyHigh, smoothstep(-0.05, 0.75, away.y));
  vec3 own = nkIce[int(look.x + 0.5)];
  vTimes = nkToScreen((nkLightOn(n, 1.0) + nkEmissive + 0.02) * nkExposure);
  vPlus = 0.72 * (fresnel * nkRim * vec3(0.72, 0.87, 1.0) + sky * (0.03 + 0.42 * fresnel) + look.z * (own * 0.7 + vec3(0.25)));
  vLip = 0.75 * nkRim * mix(own, vec3(0.8, 0.92, 1.0), 0.5) * 0.75;
  vOpacity = vec2(mix(${side.toFixed(2)}, ${top.toFixed(2)}, smoothstep(0.55, 0.95, face * n.y)) + 0.14 + 0.5 * fresnel * nkRim, look.y);
  vBand = face * look.w;
  vAt = (vec2(look.x, face) + clamp(uv, 0.006, 0.994)) / vec2(4.0, 2.0);
  vFaceUv = uv - 0.5;
  gl_Position = projectionMatrix * viewMatrix * at;
}`;

const FRAGMENT = `
uniform sampler2D map;
uniform vec3 nkRing;
varying vec2 vAt;
varying vec2 vFaceUv;
varying vec3 vTimes;
varying vec3 vPlus;
varying vec3 vLip;
varying vec2 vOpacity;
varying float vBand;
void main() {
  float edge = max(abs(vFaceUv.x), abs(vFaceUv.y));
  float lip = clamp((edge - 0.36) * 7.7, 0.0, 1.0);
  lip *= lip;
  vec3 lit = texture2D(map, vAt).rgb * vTimes;
  lit = mix(vec3(dot(lit, vec3(0.3, 0.59, 0.11))), lit, 1.12) + vPlus + lip * vLip;
  lit = mix(lit, nkRing, vBand * step(0.408, edge));
  gl_FragColor = vec4(lit, min(1.0, vOpacity.x + lip * 0.16) * vOpacity.y);
}`;

export interface IceUniforms {
  emissive: { value: number };
  rim: { value: number };
  skyHigh: { value: Color };
  skyLow: { value: Color };
  ring: { value: Color };
}

/** Ice as one shell: no core and no far walls, light and rim summed at the corners. */
export function thriftyIce(light: IceUniforms): { material: ShaderMaterial; map: CanvasTexture } {
  const map = new CanvasTexture(paintIceAtlas(256));
  const ring = new Color();
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      ...THRIFTY_LIGHT,
      map: { value: map },
      nkEmissive: light.emissive,
      nkRim: light.rim,
      nkSkyHigh: light.skyHigh,
      nkSkyLow: light.skyLow,
      nkRing: { value: ring },
      nkIce: { value: COLOURS.map((colour) => new Color(TOKENS.color.player[colour].ice)) },
    },
    transparent: true,
  });
  material.onBeforeRender = () => {
    ring.copy(light.ring.value).convertLinearToSRGB();
  };
  return { material, map };
}
