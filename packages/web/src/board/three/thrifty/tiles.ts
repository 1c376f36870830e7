import { CanvasTexture, Color, ShaderMaterial } from 'three';
import { paintTileAtlas, TILE_COLUMNS, TILE_ROWS } from '../paint.ts';
import { THRIFTY_HEAD, THRIFTY_LIGHT } from './light.ts';

const VERTEX = `
attribute float face;
attribute vec4 look;
attribute float shade;
uniform vec3 nkStone;
varying vec2 vAt;
varying vec2 vFaceUv;
varying vec3 vTimes;
varying vec3 vEdge;
varying vec3 vLook;
${THRIFTY_HEAD}
void main() {
  vec4 at = modelMatrix * instanceMatrix * vec4(position, 1.0);
  vec3 n = normalize(mat3(modelMatrix) * mat3(instanceMatrix) * normal);
  vec3 light = nkLightOn(n, shade);
  vTimes = nkToScreen((light + face * (0.26 + 0.40 * look.y + 0.6 * look.w)) * nkExposure * mix(1.0, 0.72, look.z));
  vEdge = nkToScreen(nkNeutral(nkStone * light));
  vLook = vec3(face, face * look.y, mix(1.0, 0.25, look.z));
  float column = mod(look.x, ${TILE_COLUMNS}.0);
  float row = ${TILE_ROWS - 1}.0 - floor(look.x / ${TILE_COLUMNS}.0);
  vAt = (vec2(column, row) + clamp(uv, 0.01, 0.99)) / vec2(${TILE_COLUMNS}.0, ${TILE_ROWS}.0);
  vFaceUv = uv - 0.5;
  gl_Position = projectionMatrix * viewMatrix * at;
}`;

const FRAGMENT = `
uniform sampler2D map;
uniform vec3 nkRing;
varying vec2 vAt;
varying vec2 vFaceUv;
varying vec3 vTimes;
varying vec3 vEdge;
varying vec3 vLook;
void main() {
  if (vLook.x < 0.5) {
    gl_FragColor = vec4(vEdge, 1.0);
    return;
  }
  vec3 lit = texture2D(map, vAt).rgb * vTimes;
  lit = mix(vec3(dot(lit, vec3(0.299, 0.587, 0.114))), lit, vLook.z);
  float edge = max(abs(vFaceUv.x), abs(vFaceUv.y));
  lit = mix(lit, nkRing, clamp((edge - 0.41) * 50.0, 0.0, 1.0) * vLook.y);
  gl_FragColor = vec4(lit, 1.0);
}`;

interface TileUniforms {
  ring: { value: Color };
  stone: { value: Color };
}

/** Tiles with all light summed at the corners and one shade of the key light for each. */
export function thriftyTiles(light: TileUniforms): { material: ShaderMaterial; map: CanvasTexture } {
  const map = new CanvasTexture(paintTileAtlas());
  const ring = new Color();
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { ...THRIFTY_LIGHT, map: { value: map }, nkRing: { value: ring }, nkStone: light.stone },
  });
  material.onBeforeRender = () => {
    ring.copy(light.ring.value).convertLinearToSRGB();
  };
  return { material, map };
}
