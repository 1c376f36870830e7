import {
  BufferAttribute,
  BufferGeometry,
  Color,
  IcosahedronGeometry,
  Matrix4,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from 'three';
import type { Effort } from '../effort.ts';
import { seeded } from '../random.ts';

/** Rolling value noise, cheap and smooth. */
function drift(x: number, z: number): number {
  return (
    Math.sin(x * 0.31 + 1.3) * Math.cos(z * 0.27 - 0.6) * 0.55 +
    Math.sin(x * 0.11 - z * 0.16) * 0.9 +
    Math.sin(x * 0.83 + z * 0.61) * 0.14
  );
}

/** The height of the snow: flat where the temple stands, drifts beyond. */
function groundAt(x: number, z: number): number {
  const share = Math.min(1, Math.max(0, (Math.hypot(x, z) - 5.5) / 14));
  return -0.14 + drift(x, z) * 0.75 * share;
}

const FIELD = 150;

/** Moves a grid line towards the middle, where lamplight needs corners close together. */
function drawIn(at: number): number {
  return Math.sign(at) * (Math.abs(at) / (FIELD / 2)) ** 2 * (FIELD / 2);
}

/** The snow field: flat where the temple stands, drifts beyond. */
export function snowGeometry(near: Color, far: Color, effort: Effort): BufferGeometry {
  const steps = effort === 'rich' ? 90 : 112;
  const geometry = new PlaneGeometry(FIELD, FIELD, steps, steps);
  geometry.rotateX(-Math.PI / 2);
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i++) {
    if (effort === 'thrifty') position.setXYZ(i, drawIn(position.getX(i)), 0, drawIn(position.getZ(i)));
    position.setY(i, groundAt(position.getX(i), position.getZ(i)));
  }
  const colours = new Float32Array(position.count * 3);
  const colour = new Color();
  for (let i = 0; i < position.count; i++) {
    const away = Math.hypot(position.getX(i), position.getZ(i));
    colour.copy(near).lerp(far, Math.min(1, Math.max(0, (away - 6) / 16)));
    colour.toArray(colours, i * 3);
  }
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  geometry.computeVertexNormals();
  return geometry;
}

interface Shape {
  positions: number[];
  colours: number[];
}

function addTriangle(shape: Shape, a: Vector3, b: Vector3, c: Vector3, rock: Color, snow: Color): void {
  const normal = b.clone().sub(a).cross(c.clone().sub(a)).normalize();
  const share = Math.min(1, Math.max(0, (normal.y - 0.62) * 3.2));
  const colour = rock.clone().lerp(snow, share);
  for (const point of [a, b, c]) {
    shape.positions.push(point.x, point.y, point.z);
    shape.colours.push(colour.r, colour.g, colour.b);
  }
}

function addPeak(
  shape: Shape,
  random: () => number,
  at: Vector3,
  radius: number,
  height: number,
  rock: Color,
  snow: Color,
): void {
  const rings = 5;
  const around = 9 + Math.floor(random() * 4);
  const lean = new Vector3((random() - 0.5) * radius * 0.5, 0, (random() - 0.5) * radius * 0.5);
  const points = Array.from({ length: rings }, (_, ring) => {
    const up = ring / rings;
    return Array.from({ length: around }, (_, k) => {
      const angle = (k / around) * Math.PI * 2 + (random() - 0.5) * 0.35;
      const wide = radius * (1 - up) ** 0.85 * (0.72 + random() * 0.56);
      const y = -1 + height * up ** 1.1 * (0.86 + random() * 0.28);
      return new Vector3(at.x + Math.cos(angle) * wide + lean.x * up, y, at.z + Math.sin(angle) * wide + lean.z * up);
    });
  });
  const top = new Vector3(at.x + lean.x, height, at.z + lean.z);
  for (let ring = 0; ring < rings; ring++) {
    for (let k = 0; k < around; k++) {
      const next = (k + 1) % around;
      const [a, b] = [points[ring]?.[k], points[ring]?.[next]];
      if (a === undefined || b === undefined) continue;
      const [c, d] = [points[ring + 1]?.[k], points[ring + 1]?.[next]];
      if (c === undefined || d === undefined) {
        addTriangle(shape, a, top, b, rock, snow);
        continue;
      }
      addTriangle(shape, a, c, b, rock, snow);
      addTriangle(shape, b, c, d, rock, snow);
    }
  }
}

function toGeometry({ positions, colours }: Shape): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colours), 3));
  geometry.computeVertexNormals();
  return geometry;
}

interface Ring {
  count: number;
  near: number;
  depth: number;
  low: number;
  high: number;
  /** Radius of a peak as a share of its height. */
  wide: number;
}

const RINGS = {
  /** Crags just behind the site; low enough to look over, left out of the closing orbit that passes behind them. */
  crags: { count: 24, near: 15, depth: 3.6, low: 1.6, high: 5.2, wide: 0.62 },
  range: { count: 46, near: 50, depth: 22, low: 2.2, high: 9.5, wide: 1.15 },
} as const satisfies Record<string, Ring>;

/** One ring of nunataks round the site. */
export function peaksGeometry(name: keyof typeof RINGS, rock: Color, snow: Color): BufferGeometry {
  const { count, near, depth, low, high, wide } = RINGS[name];
  const random = seeded(name.length * 911);
  const shape: Shape = { positions: [], colours: [] };
  for (let i = 0; i < count; i++) {
    const angle = ((i + random() * 0.7) / count) * Math.PI * 2;
    const away = near + random() * depth;
    const height = low + random() ** 1.5 * (high - low);
    const at = new Vector3(Math.sin(angle) * away, 0, -Math.cos(angle) * away);
    addPeak(shape, random, at, height * wide * (0.8 + random() * 0.4), height, rock, snow);
  }
  return toGeometry(shape);
}

/** Loose stones on the snow. */
export function stonesGeometry(rock: Color, snow: Color): BufferGeometry {
  const random = seeded(77);
  const shape: Shape = { positions: [], colours: [] };
  const matrix = new Matrix4();
  for (let i = 0; i < 34; i++) {
    const angle = random() * Math.PI * 2;
    const away = 5.6 + random() ** 1.4 * 11;
    const [x, z] = [Math.sin(angle) * away, Math.cos(angle) * away];
    const size = 0.1 + random() ** 2.4 * 0.55;
    const base = new IcosahedronGeometry(size, 0);
    const position = base.getAttribute('position');
    const turn = new Quaternion().setFromAxisAngle(new Vector3(random(), random(), random()).normalize(), random() * 6);
    matrix.compose(new Vector3(x, groundAt(x, z) + size * 0.3, z), turn, new Vector3(1, 0.7 + random() * 0.4, 1.2));
    for (let k = 0; k < position.count; k += 3) {
      const corner = (n: number) => {
        const point = new Vector3().fromBufferAttribute(position, k + n);
        return point
          .multiplyScalar(1 + 0.28 * Math.sin(point.x * 91 + point.y * 57 + point.z * 73 + i))
          .applyMatrix4(matrix);
      };
      addTriangle(shape, corner(0), corner(1), corner(2), rock, snow);
    }
    base.dispose();
  }
  return toGeometry(shape);
}
