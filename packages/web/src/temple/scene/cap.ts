import { BufferAttribute, type BufferGeometry, Group, Mesh, ShaderMaterial } from 'three';
import { type Theme, TOKENS } from '../../art/tokens.ts';
import type { BoardStage } from '../../board/stage.ts';
import { geometryOf } from './geometry.ts';
import { Glows } from './glows.ts';
import { LIGHT, type SceneUniforms } from './light.ts';
import { column, moved, roundedBox, type Shape } from './place/shapes.ts';
import { TO_SCREEN } from './screen.ts';
import { castsShadow } from './shadowMap.ts';
import type { TierMeasures } from './tiers.ts';

/** Where the cap stands: on top of the fourth level. */
export const CAP_FOOT = 4 * TOKENS.world.levelStep;
const FALL = 3.2;
const CYAN = [0.28, 0.81, 1] as const;

const VERTEX = /* glsl */ `
attribute vec4 kind;
centroid varying vec3 vP, vN, vWorld;
centroid varying vec4 vKind;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vP = position; vN = mat3(modelMatrix) * normal; vKind = kind; vWorld = world.xyz;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

/* `kind`: colour and metal of stone and brass; for ice (w = 2) the number of facets passed, to draw the edges between. */
const FRAGMENT = /* glsl */ `
${LIGHT}
centroid varying vec3 vP, vN, vWorld;
centroid varying vec4 vKind;
void main() {
  vec3 n = normalize(vN), eye = normalize(cameraPosition - vWorld), away = reflect(-eye, n);
  vec3 light = ambient(n) * 1.1 + uKey * max(0.0, dot(n, uKeyDir) * 0.8 + 0.2), mirror = textureLod(uSky, away, 1.5).rgb, colour;
  if (vKind.w < 1.5) {
    float metal = vKind.w;
    colour = vKind.rgb * (light + 0.10 * metal * uNight) * (1.0 - 0.25 * metal) + mirror * mix(vec3(0.03), vKind.rgb * 0.8, metal) * uEnv + uKey * metal * vKind.rgb * pow(max(0.0, dot(away, uKeyDir)), 16.0);
    float lie = smoothstep(0.7, 0.95, n.y) * smoothstep(0.35, 0.6, texture2D(uFrost, vWorld.xz * 0.4).r) * (1.0 - metal);
    colour = mix(colour, uSnow * light, lie);
  } else {
    vec3 r = refract(-eye, n, 0.763), heart = vec3(0.0, 0.62, 0.0);
    vec3 c = vP + r * max(0.0, dot(heart - vP, r)) - heart;
    float core = exp(-dot(c.xz, c.xz) * 16.0 - c.y * c.y * 2.2), gem = smoothstep(0.24, 0.17, abs(c.x) + abs(c.z) + abs(c.y) * 0.62);
    vec2 on = vec2(abs(n.x) > abs(n.z) ? vP.z : vP.x, vP.y);
    vec4 f = texture2D(uFrost, on * 0.5 + r.xy * 0.2), g = texture2D(uFrost, on * 0.42 + r.zy * 0.45 + 0.3, 1.0);
    vec3 own = vec3(0.42, 0.76, 0.95);
    float lean = 0.55 + 0.45 * dot(n, normalize(vec3(-0.6, 0.2, 0.75)));
    colour = own * light * (0.3 + 0.3 * g.r) * (0.15 + 1.3 * lean * lean) * mix(1.8, 1.1, uNight) + own * own * core * (0.12 + 0.55 * uGlow) * (0.5 + lean) + vec3(0.8, 0.93, 1.0) * (light + 0.1) * (f.g * 0.4 + g.b * 0.25);
    colour += vec3(0.85, 0.96, 1.0) * gem * (0.22 + 0.35 * light + 0.5 * uGlow) * (0.75 + 0.25 * step(0.0, c.y));
    float fres = pow(1.0 - max(dot(n, eye), 0.0), 3.0), part = fract(vKind.g), edge = min(part, 1.0 - part);
    colour += mirror * (0.06 + 0.5 * fres) * uEnv * mix(0.5, 1.0, uNight) + uKey * pow(max(0.0, dot(away, uKeyDir)), 40.0);
    colour += vec3(0.8, 0.95, 1.0) * smoothstep(0.05, 0.01, edge) * (0.15 + uRim * 0.6) * (light + 0.3 * uNight);
    colour += own * smoothstep(1.35, 1.75, vP.y) * (0.3 + uGlow * 1.6);
  }
  gl_FragColor = vec4(colour, 1.0);
${TO_SCREEN}`;

type Four = readonly [number, number, number, number];
const STONE: Four = [0.069, 0.089, 0.114, 0];
const BRASS: Four = [0.578, 0.305, 0.048, 1];
const FACETS = 6;

/** A facet of ice passes from 0 to 1 round the spire between the edges of its two ends. */
function facetShare(shape: Shape, corner: number): Four {
  const [x, , z] = shape.positions.slice(corner * 3, corner * 3 + 3);
  const [nx, , nz] = shape.normals.slice(corner * 3, corner * 3 + 3);
  const middle = Math.atan2(nx, nz);
  const turn = Math.atan2(x, z) - middle;
  const within = Math.atan2(Math.sin(turn), Math.cos(turn)) / ((2 * Math.PI) / FACETS) + 0.5;
  return [0, Math.min(0.999, Math.max(0.001, within)), 0, 2];
}

interface Part {
  readonly shape: Shape;
  readonly kind: (shape: Shape, corner: number) => Four;
}

function capParts(): readonly Part[] {
  const of = (shape: Shape, at: number, kind: Part['kind'] | Four): Part => ({
    shape: moved(shape, [0, at, 0]),
    kind: typeof kind === 'function' ? kind : () => kind,
  });
  return [
    of(roundedBox([1.72, 0.1, 1.72], { bevel: 0.03, steps: 1 }), 0.05, STONE),
    of(column(0.66, 0.72, 0.07, 12), 0.135, BRASS),
    of(column(0.6, 0.62, 0.06, FACETS, true), 0.19, BRASS),
    of(column(0.4, 0.55, 0.42, FACETS, true), 0.37, facetShare),
    of(column(0.012, 0.4, 1.28, FACETS, true), 1.22, facetShare),
  ];
}

function capGeometry(): BufferGeometry {
  const joined: Shape = { positions: [], normals: [], index: [] };
  const kinds: number[] = [];
  for (const { shape, kind } of capParts()) {
    const first = joined.positions.length / 3;
    joined.positions.push(...shape.positions);
    joined.normals.push(...shape.normals);
    joined.index.push(...shape.index.map((corner) => corner + first));
    for (let i = 0; i < shape.positions.length / 3; i++) kinds.push(...kind(shape, i));
  }
  const geometry = geometryOf(joined);
  geometry.setAttribute('kind', new BufferAttribute(Float32Array.from(kinds), 4));
  return geometry;
}

/** The cap that crowns the finished temple: stone step, brass collar, a spire of clear ice with a gem and a light in it. */
export class Cap {
  readonly group = new Group();
  readonly #glows: Glows;

  constructor(uniforms: SceneUniforms, measures: TierMeasures) {
    const material = new ShaderMaterial({
      uniforms,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      defines: { ...measures.defines },
    });
    const mesh = new Mesh(capGeometry(), material);
    mesh.frustumCulled = false;
    castsShadow(mesh);
    this.#glows = new Glows(uniforms, measures, [
      { at: [0, 1.84, 0], size: 0.8, tint: CYAN, lamp: 0 },
      { at: [0, 0.8, 0], size: 2.4, tint: CYAN, lamp: 0 },
    ]);
    this.group.add(mesh, this.#glows.mesh);
  }

  update({ props, frame, view }: BoardStage, theme: Theme): void {
    const share = frame.effects.cap ?? (props.cap ? 1 : 0);
    this.group.visible = share > 0 && (view !== 'exploded' || props.finale) && !frame.moving;
    this.group.position.y = CAP_FOOT + (1 - share) * FALL;
    this.group.rotation.y = (1 - share) * 1.4;
    this.#glows.setStrength(theme === 'dark' ? 0.8 : 0.3);
  }
}
