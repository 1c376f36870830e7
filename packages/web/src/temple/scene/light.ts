import { Color, Matrix4, type Texture, Vector3, Vector4 } from 'three';
import { COLOURS, type Theme, TOKENS } from '../../art/tokens.ts';
import { mix } from '../../board/vector.ts';
import { LAMPS } from './place/lamps.ts';
import { KEY } from './place/sweep.ts';
import { SCREEN } from './screen.ts';

type Triple = readonly [number, number, number];

/** The light of one hour, in linear values. */
interface Hour {
  readonly key: Triple;
  readonly up: Triple;
  readonly down: Triple;
  /** Aurora from behind, never on ice: coloured light must not reach the blocks. */
  readonly back: Triple;
  readonly mist: Triple;
  readonly lamp: Triple;
  readonly lampPower: number;
  readonly snow: Triple;
  readonly glow: number;
  readonly rim: number;
  readonly ice: number;
  readonly env: number;
  readonly fog: number;
  readonly fogFrom: number;
  readonly exposure: number;
}

const HOURS: Readonly<Record<Theme, Hour>> = {
  dark: {
    key: [0.19, 0.31, 0.53],
    up: [0.022, 0.056, 0.125],
    down: [0.03, 0.042, 0.065],
    back: [0.016, 0.075, 0.06],
    mist: [0.022, 0.115, 0.115],
    lamp: [1, 0.43, 0.13],
    lampPower: 1.5,
    snow: [0.8, 0.87, 0.95],
    glow: 0.8,
    rim: 0.42,
    ice: 1.7,
    env: 1,
    fog: 0.0095,
    fogFrom: 12,
    exposure: 1,
  },
  light: {
    key: [1.22, 0.97, 0.66],
    up: [0.25, 0.36, 0.56],
    down: [0.3, 0.32, 0.36],
    back: [0.03, 0.03, 0.03],
    mist: [0.88, 0.75, 0.64],
    lamp: [1, 0.5, 0.18],
    lampPower: 0.14,
    snow: [0.86, 0.88, 0.91],
    glow: 0.1,
    rim: 0.25,
    ice: 0.78,
    env: 0.8,
    fog: 0.0085,
    fogFrom: 14,
    exposure: 0.96,
  },
};

/** Seen from above everything is white and even, so that colours read true; snow steps back. */
const FROM_ABOVE: Readonly<Record<Theme, Hour>> = {
  dark: {
    ...HOURS.dark,
    key: [0.14, 0.14, 0.14],
    up: [0.6, 0.6, 0.6],
    down: [0.4, 0.4, 0.4],
    back: [0, 0, 0],
    lampPower: 0.3,
    snow: [0.035, 0.06, 0.09],
    glow: 0.12,
    ice: 1.15,
    env: 0.4,
    fog: 0,
  },
  light: {
    ...HOURS.light,
    key: [0.2, 0.2, 0.2],
    up: [0.72, 0.72, 0.72],
    down: [0.5, 0.5, 0.5],
    back: [0, 0, 0],
    lampPower: 0,
    ice: 1,
    env: 0.4,
    fog: 0,
  },
};

/** The eye's distance at the table; mist begins as far behind the temple from wherever it is seen. */
const TABLE_DISTANCE = 11.2;
const FLICKER = 0.06;

function linear(hex: string): Vector3 {
  const { r, g, b } = new Color(hex);
  return new Vector3(r, g, b);
}

function value<T>(start: T): { value: T } {
  return { value: start };
}

/** What every material of the scene shares: no light of three, the same lines of GLSL in all. */
export function makeUniforms() {
  return {
    uMist: value(new Vector3()),
    uKeyDir: value(new Vector3(...KEY)),
    uKey: value(new Vector3()),
    uUp: value(new Vector3()),
    uDown: value(new Vector3()),
    uBack: value(new Vector3()),
    uLampCol: value(new Vector3()),
    uLamps: value(LAMPS.map(() => new Vector4())),
    uSnow: value(new Vector3()),
    uGlow: value(0),
    uExposure: value(1),
    uIceLight: value(1),
    uRim: value(0),
    uEnv: value(1),
    uFog: value(0),
    uFogFrom: value(12),
    uNight: value(1),
    uTime: value(40),
    /** 1 where the land lies bare under the levels that are laid out apart. */
    uBare: value(0),
    /** 1 seen from above, where ice shows its owner more than what is below it. */
    uFlat: value(0),
    uRing: value(new Vector3()),
    uSky: value<Texture | null>(null),
    uSite: value<Texture | null>(null),
    uRelief: value<Texture | null>(null),
    uFrost: value<Texture | null>(null),
    uTemple: value<Texture | null>(null),
    uShadow: value<Texture | null>(null),
    uShadowMat: value(new Matrix4()),
    uTiles: value<Texture | null>(null),
    uGlyphs: value<Texture | null>(null),
    uIce: value(COLOURS.map((colour) => linear(TOKENS.color.player[colour].ice))),
    uDeep: value(COLOURS.map((colour) => linear(TOKENS.color.player[colour].deep))),
    uEtch: value(COLOURS.map((colour) => linear(TOKENS.color.player[colour].etch))),
  };
}

export type SceneUniforms = ReturnType<typeof makeUniforms>;

interface Moment {
  readonly theme: Theme;
  /** 0 seen from the side, 1 seen from above. */
  readonly flat: number;
  /** The eye's distance from what it looks at. */
  readonly distance: number;
  /** Seconds for which frames have been drawn. */
  readonly seconds: number;
}

/** Sets the light of a moment. */
export function setLight(uniforms: SceneUniforms, { theme, flat, distance, seconds }: Moment): void {
  const [hour, above] = [HOURS[theme], FROM_ABOVE[theme]];
  const triple = (name: 'key' | 'up' | 'down' | 'back' | 'mist' | 'snow' | 'lamp', to: Vector3) =>
    to.set(...hour[name]).lerp(new Vector3(...above[name]), flat);
  const between = (name: 'glow' | 'rim' | 'ice' | 'env' | 'fog' | 'lampPower' | 'exposure') =>
    mix(hour[name], above[name], flat);
  triple('key', uniforms.uKey.value);
  triple('up', uniforms.uUp.value);
  triple('down', uniforms.uDown.value);
  triple('back', uniforms.uBack.value);
  triple('mist', uniforms.uMist.value);
  triple('snow', uniforms.uSnow.value);
  const flicker = 1 + FLICKER * Math.sin(seconds * 1.7) * Math.sin(seconds * 0.61 + 1);
  triple('lamp', uniforms.uLampCol.value).multiplyScalar(between('lampPower') * flicker);
  uniforms.uGlow.value = between('glow');
  uniforms.uRim.value = between('rim');
  uniforms.uIceLight.value = between('ice');
  uniforms.uEnv.value = between('env');
  uniforms.uFog.value = between('fog');
  uniforms.uFogFrom.value = hour.fogFrom + Math.max(0, distance - TABLE_DISTANCE);
  uniforms.uFlat.value = flat;
  uniforms.uNight.value = theme === 'dark' ? 1 : 0;
  uniforms.uTime.value = 40 + seconds;
  uniforms.uRing.value.copy(linear(TOKENS.color.scene[theme].legalRing));
  uniforms.uExposure.value = between('exposure');
}

export const LIGHT = /* glsl */ `
${SCREEN}
uniform vec3 uMist, uKeyDir, uKey, uUp, uDown, uBack, uLampCol, uSnow, uRing;
uniform vec4 uLamps[4];
uniform float uIceLight, uGlow, uRim, uEnv, uFog, uFogFrom, uNight, uTime, uBare, uFlat;
uniform samplerCube uSky;
uniform sampler2D uSite, uRelief, uFrost, uTemple;
vec3 ambient(vec3 n) { return mix(uDown, uUp, n.y * 0.5 + 0.5); }
vec3 backlight(vec3 n) { return uBack * max(dot(n, vec3(-0.451, 0.288, -0.845)), 0.0); }
vec3 fogged(vec3 colour, vec3 world) {
  vec3 way = world - cameraPosition;
  float far = length(way);
  float share = 1.0 - exp(-max(far - uFogFrom, 0.0) * uFog);
#ifdef LOW
  return mix(colour, uMist, share);
#else
  return mix(colour, textureLod(uSky, vec3(way.x, -0.275 * far, way.z), 3.5).rgb, share);
#endif
}
float lampAt(vec3 p, vec3 n, float wrap) {
  float sum = 0.0;
  for (int i = 0; i < 4; i++) {
    vec3 to = uLamps[i].xyz - p;
    float d = length(to), tall = step(1.0, uLamps[i].w), fade = max(0.0, 1.0 - d / mix(3.4, 6.0, tall));
    sum += uLamps[i].w * fade * fade * max(0.0, (dot(n, to) / d + wrap) / (1.0 + wrap)) / (0.35 + d * d * mix(1.0, 0.45, tall));
  }
  return sum;
}
#ifdef SHADOWS
uniform sampler2D uShadow;
uniform mat4 uShadowMat;
float shadowAt(vec3 world, vec3 n) {
  vec3 c = (uShadowMat * vec4(world + n * 0.035, 1.0)).xyz * 0.5 + 0.5;
  if (c.x < 0.0 || c.y < 0.0 || c.x > 1.0 || c.y > 1.0 || c.z > 1.0) return -1.0;
  float sum = 0.0, texel = 1.35 / float(textureSize(uShadow, 0).x);
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++)
    sum += step(c.z - 0.002, textureLod(uShadow, c.xy + (vec2(x, y) + vec2(0.22, -0.22) * float(x * y)) * texel, 0.0).r);
  return sum / 9.0;
}
#endif
`;
