import { Color, ShaderMaterial, type Texture } from 'three';
import { THRIFTY_HEAD, THRIFTY_LIGHT } from './light.ts';

const VERTEX = `
#ifdef NK_TINTED
attribute vec3 color;
#endif
#ifdef NK_SHADED
attribute float shade;
#endif
uniform vec3 tint;
uniform vec3 glow;
uniform mat3 grain;
varying vec3 vColour;
#ifdef NK_MAP
varying vec2 vAt;
#endif
${THRIFTY_HEAD}
void main() {
  vec4 at = modelMatrix * vec4(position, 1.0);
  vec3 n = normalize(mat3(modelMatrix) * normal);
  float reached = 1.0;
  #ifdef NK_SHADED
  reached = shade;
  #endif
  vec3 diffuse = tint;
  #ifdef NK_TINTED
  diffuse *= color;
  #endif
  vec3 lit = diffuse * nkLightOn(n, reached) + glow;
  #ifdef NK_LAMPLIT
  lit += (diffuse + 0.06) * nkLampColour * nkLamplightAt(at.xyz);
  #endif
  vec4 seen = viewMatrix * at;
  lit = mix(lit, nkFog, smoothstep(nkFogSpan.x, nkFogSpan.y, -seen.z));
  vColour = nkToScreen(nkNeutral(lit));
  #ifdef NK_MAP
  vAt = (grain * vec3(uv, 1.0)).xy;
  #endif
  gl_Position = projectionMatrix * seen;
}`;

const FRAGMENT = `
uniform float opacity;
varying vec3 vColour;
#ifdef NK_MAP
uniform sampler2D map;
varying vec2 vAt;
#endif
void main() {
  #ifdef NK_MAP
  gl_FragColor = vec4(vColour * texture2D(map, vAt).rgb, opacity);
  #else
  gl_FragColor = vec4(vColour, opacity);
  #endif
}`;

interface Look {
  colour?: Color | string;
  glow?: Color | string;
  /** Colours of the corners themselves. */
  tinted?: boolean;
  /** Takes the light of the lamps. */
  lamplit?: boolean;
  /** Corners carry how much of the key light reaches them. */
  shaded?: boolean;
  map?: Texture;
  opacity?: number;
}

/** Stone, snow, timber and brass with all light summed at the corners. */
export function thriftySolid({
  colour = '#ffffff',
  glow = '#000000',
  map,
  opacity = 1,
  ...look
}: Look): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    defines: {
      ...(look.tinted === true && { NK_TINTED: '' }),
      ...(look.lamplit === true && { NK_LAMPLIT: '' }),
      ...(look.shaded === true && { NK_SHADED: '' }),
      ...(map !== undefined && { NK_MAP: '' }),
    },
    uniforms: {
      ...THRIFTY_LIGHT,
      tint: { value: new Color(colour) },
      glow: { value: new Color(glow) },
      opacity: { value: opacity },
      ...(map !== undefined && { map: { value: map }, grain: { value: map.matrix } }),
    },
    transparent: opacity < 1,
    depthWrite: opacity === 1,
  });
}
