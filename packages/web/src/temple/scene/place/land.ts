import { LAMPS } from './lamps.ts';
import { clamp, fbm, noise, smooth } from './noise.ts';

/** The slope of the far land: seen at 25 degrees the picture is composed as if seen at 8. */
export const DIP = 0.3;
const HILL_TOP = 4.5;
const HILL_FOOT = 19;

/** The site is the top of a round hill: what is far lies lower, so that the horizon comes into a picture from above. */
export function hill(away: number): number {
  if (away < HILL_TOP) return 0;
  const span = HILL_FOOT - HILL_TOP;
  if (away < HILL_FOOT) return (-DIP * (away - HILL_TOP) ** 2) / (2 * span);
  return (-DIP * span) / 2 - DIP * (away - HILL_FOOT);
}

export interface Rock {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
  readonly height: number;
}

function rock(x: number, z: number, radius: number, height: number): Rock {
  return { x, z, radius, height };
}

/** Few, large, in groups of two or three. */
export const ROCKS: readonly Rock[] = [
  rock(-7.3, -4.6, 1.25, 1.35),
  rock(-6.2, -6, 0.8, 0.75),
  rock(-8.6, -3.6, 0.6, 0.5),
  rock(0.6, -8.4, 1.25, 1.15),
  rock(2.3, -8, 0.7, 0.6),
  rock(-0.8, -9.2, 0.6, 0.45),
  rock(6, -4.9, 0.75, 0.6),
  rock(6.9, -4.5, 0.45, 0.32),
  rock(-6.4, 3.9, 0.75, 0.65),
  rock(-7.2, 4.7, 0.42, 0.3),
  rock(-15, -13.5, 2.6, 3.6),
  rock(-12.6, -15.5, 1.6, 1.6),
  rock(3.6, -22.5, 2.6, 3.4),
  rock(6.2, -21, 1.5, 1.4),
  rock(16, -12, 2.2, 2.6),
  rock(14, 13.5, 2, 2.2),
  rock(-7, 17, 2.2, 2.3),
];

type Spot = readonly [number, number];

/** The ways that people have trodden from the site into the land. */
const PATHS: readonly (readonly Spot[])[] = [
  [
    [3.7, 2.2],
    [5.2, 3.6],
    [6.2, 6.2],
    [9.5, 9.5],
    [12, 16],
  ],
  [
    [-3.6, -2.6],
    [-5, -3.6],
    [-5.4, -5.4],
    [-4.2, -8.2],
    [-5.6, -12],
    [-4, -18],
  ],
];

/** The legs of all paths: where each begins, and how far it goes. */
export const LEGS = PATHS.flatMap((path) =>
  path.slice(1).map(([x, z], i) => {
    const [ax, az] = path[i];
    return { ax, az, dx: x - ax, dz: z - az };
  }),
);

const FAR_FROM_PATH = 9;
const PATH_REACH = 1.2;

/** The distance to the nearest path. */
function toPath(x: number, z: number): number {
  let best = FAR_FROM_PATH;
  for (const { ax, az, dx, dz } of LEGS) {
    if (x < Math.min(ax, ax + dx) - PATH_REACH || x > Math.max(ax, ax + dx) + PATH_REACH) continue;
    if (z < Math.min(az, az + dz) - PATH_REACH || z > Math.max(az, az + dz) + PATH_REACH) continue;
    const along = clamp(((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz), 0, 1);
    best = Math.min(best, Math.hypot(x - ax - dx * along, z - az - dz * along));
  }
  return best;
}

/** The distance to the outside of the frame, negative within. */
export function toFrame(x: number, z: number): number {
  const dx = Math.abs(x) - 3.13;
  const dz = Math.abs(z) - 3.13;
  return Math.hypot(Math.max(dx, 0), Math.max(dz, 0)) + Math.min(Math.max(dx, dz), 0);
}

/** How much feet have packed the snow, 0 to 1. */
export function trampled(x: number, z: number): number {
  const near = toFrame(x, z);
  const path = toPath(x, z);
  if (near > 2.1 && path > 0.8) return 0;
  const wobble = (noise(x * 1.1 + 5, z * 1.1) - 0.5) * 0.9;
  return Math.max(1 - smooth(0.75, 1.55, near + wobble), 1 - smooth(0.18, 0.52, path + wobble * 0.3));
}

/** Where the wind blows to. */
export const WIND = [0.82, 0.57] as const;

/** Drifts with a long weather side and a short lee. */
function drifts(x: number, z: number): number {
  const along = x * WIND[0] + z * WIND[1];
  const across = -x * WIND[1] + z * WIND[0];
  const s = along * 0.26 + fbm(along * 0.12, across * 0.12 + 7, 2) * 2.4 + 0.35 * Math.sin(across * 0.21);
  const t = s - Math.floor(s);
  const dune = t < 0.72 ? smooth(0, 0.72, t) : 1 - smooth(0.72, 1, t);
  return dune * (0.35 + 0.65 * fbm(along * 0.09 + 3, across * 0.16, 2));
}

/** Snow shovelled into heaps round the trodden square, and banked against the frame, more on the weather side. */
function heaped(x: number, z: number, near: number, away: number): number {
  let height = 0;
  if (near > 0 && near < 3.6) {
    const ring = Math.exp(-(((near - 1.75) / 0.62) ** 2));
    height += 0.34 * ring * smooth(0.3, 0.75, fbm(x * 0.55 + 9, z * 0.55, 2)) * smooth(0.25, 0.9, toPath(x, z));
  }
  if (near > -0.2 && near < 1.6) {
    const weather = 0.5 - 0.5 * ((x * WIND[0] + z * WIND[1]) / (away + 0.01));
    const lumps = 0.3 + 1.15 * fbm(x * 1.3, z * 1.3 + 3, 2);
    height += (0.09 + 0.13 * weather) * lumps * Math.exp(-Math.max(near, 0) / 0.26);
  }
  return height;
}

/** Snow banked against the rocks, with a tail to leeward, and a mound at the foot of each lamp. */
function banked(x: number, z: number): number {
  let height = 0;
  for (const { x: rx, z: rz, radius, height: tall } of ROCKS) {
    const dx = x - rx;
    const dz = z - rz;
    const square = dx * dx + dz * dz;
    if (square > radius * radius * 14) continue;
    const d = Math.sqrt(square);
    const lee = (dx * WIND[0] + dz * WIND[1]) / (d + 0.001);
    const reach = radius * (0.55 + 0.55 * Math.max(0, lee) ** 2);
    height += tall * (0.3 + 0.12 * lee) * Math.exp(-((Math.max(0, d - radius * 0.72) / reach) ** 2));
  }
  for (const lamp of LAMPS) {
    const square = (x - lamp.x) ** 2 + (z - lamp.z) ** 2;
    if (square < 3) height += (lamp.tall ? 0.2 : 0.07) * Math.exp(-square / (lamp.tall ? 0.13 : 0.16));
  }
  return height;
}

/** Under the stone floor of the site. */
const CELLAR = -0.4;

/** The height of the snow. Mesh, bake, rocks and lamps ask here, and nothing else puts a thing on the ground. */
export function heightAt(x: number, z: number): number {
  const near = toFrame(x, z);
  if (near < -0.14) return CELLAR;
  const away = Math.hypot(x, z);
  const wild = smooth(1, 5.5, near);
  const swells = (fbm(x * 0.09 + 40, z * 0.09, 3) - 0.6) * (0.6 + 0.04 * Math.min(away, 60));
  let height = -0.12 + hill(away);
  if (wild > 0) height += wild * (drifts(x, z) * (0.46 + 0.014 * Math.min(away, 30)) + swells);
  height += heaped(x, z, near, away);
  height += (fbm(x * 0.8, z * 0.8, 2) - 0.5) * 0.14 * smooth(0, 1.4, near);
  height -= trampled(x, z) * 0.05 * smooth(0.9, 1.6, near);
  return height + banked(x, z);
}
