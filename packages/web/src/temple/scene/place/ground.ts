import { heightAt, hill } from './land.ts';
import { noise, ridged } from './noise.ts';
import { smoothNormals } from './shapes.ts';

export interface Surface {
  readonly positions: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  readonly index: Uint32Array<ArrayBuffer>;
}

const INNER = 2.6;
const OUTER = 190;
/** Half the edge of the stone floor, which is four more corners of the same mesh. */
const FLOOR = 2.95;

/** The land: rings close together in the middle and far apart at the edge, and the stone floor of the site. */
export function groundSurface(rings: number, around: number): Surface {
  const positions: number[] = [];
  const index: number[] = [];
  for (let ring = 0; ring <= rings; ring++) {
    const radius = INNER * (OUTER / INNER) ** (ring / rings);
    for (let k = 0; k < around; k++) {
      const turn = ((k + (ring % 2) * 0.5) / around) * Math.PI * 2;
      const [x, z] = [Math.sin(turn) * radius, Math.cos(turn) * radius];
      positions.push(x, heightAt(x, z), z);
    }
  }
  for (let ring = 0; ring < rings; ring++) {
    for (let k = 0; k < around; k++) {
      const [a, b] = [ring * around + k, ring * around + ((k + 1) % around)];
      const [c, d] = [a + around, b + around];
      if (ring % 2 === 0) index.push(a, c, b, b, c, d);
      else index.push(a, d, b, a, c, d);
    }
  }
  const first = positions.length / 3;
  positions.push(-FLOOR, 0, -FLOOR, FLOOR, 0, -FLOOR, FLOOR, 0, FLOOR, -FLOOR, 0, FLOOR);
  index.push(first, first + 2, first + 1, first, first + 3, first + 2);
  return {
    positions: Float32Array.from(positions),
    normals: smoothNormals(positions, index),
    index: Uint32Array.from(index),
  };
}

interface Peak {
  readonly x: number;
  readonly z: number;
  readonly height: number;
  readonly wide: number;
}

/** Turn in degrees (208 is straight ahead of the resting camera), distance, height, and width as a share of the height. */
const NEAR_PEAKS: readonly (readonly [number, number, number, number])[] = [
  [196, 60, 7.2, 2.1],
  [214, 66, 9.2, 1.7],
  [222, 58, 5.4, 2.4],
  [186, 74, 7.4, 2.2],
  [233, 70, 7.6, 2],
  [243, 62, 5.2, 2.4],
  [174, 66, 6.4, 2.2],
  [160, 72, 8.6, 1.9],
  [258, 76, 9, 2],
  [276, 64, 6, 2.3],
  [294, 72, 8, 2],
  [315, 66, 7, 2.2],
  [338, 74, 9, 2],
  [0, 66, 6, 2.4],
  [22, 72, 8.4, 2],
  [46, 66, 6.4, 2.2],
  [70, 74, 9, 2],
  [94, 64, 6, 2.3],
  [118, 70, 8, 2],
  [140, 66, 6, 2.3],
];
const FAR_COUNT = 34;

function nearPeaks(): readonly Peak[] {
  return NEAR_PEAKS.map(([degrees, away, height, wide]) => {
    const turn = (degrees * Math.PI) / 180;
    return { x: Math.sin(turn) * away, z: Math.cos(turn) * away, height, wide: height * wide };
  });
}

function farPeaks(): readonly Peak[] {
  return Array.from({ length: FAR_COUNT }, (_, i) => {
    const turn = (i / FAR_COUNT) * Math.PI * 2 + noise(i * 3.7, 1) * 0.15;
    const away = 118 + noise(i * 1.7, 9) * 24;
    const height = 9 + noise(i * 2.3, 4) ** 1.5 * 15;
    return { x: Math.sin(turn) * away, z: Math.cos(turn) * away, height, wide: height * 2 };
  });
}

/** Below the land where no mountain stands. */
const SUNKEN = -3;

function peakHeight(peaks: readonly Peak[], x: number, z: number): number {
  let high = SUNKEN;
  for (const peak of peaks) {
    const away = Math.hypot(x - peak.x, z - peak.z) / peak.wide;
    if (away > 1.2) continue;
    const spur = 0.74 + 0.5 * ridged(x * 0.11, z * 0.11, 4);
    const crest = 0.3 * (ridged(x * 0.33, z * 0.33, 3) - 0.5);
    high = Math.max(high, peak.height * (1 - away) * (spur + crest) - 0.5);
  }
  return high;
}

function ring(peaks: readonly Peak[], near: number, wide: number, around: number, rows: number) {
  const positions: number[] = [];
  const index: number[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let i = 0; i <= around; i++) {
      const turn = (i / around) * Math.PI * 2;
      const radius = near + (wide * row) / rows;
      const [x, z] = [Math.sin(turn) * radius, Math.cos(turn) * radius];
      positions.push(x, hill(radius) + peakHeight(peaks, x, z), z);
    }
  }
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < around; i++) {
      const a = row * (around + 1) + i;
      const c = a + around + 1;
      index.push(a, c, a + 1, a + 1, c, c + 1);
    }
  }
  return { positions, index };
}

/** Two rings of mountains round the site, in one mesh. */
export function rangeSurface(around: number, rows: number): Surface {
  const near = ring(nearPeaks(), 44, 46, around, rows);
  const far = ring(farPeaks(), 98, 60, around, Math.round(rows * 0.6));
  const first = near.positions.length / 3;
  const positions = [...near.positions, ...far.positions];
  const index = [...near.index, ...far.index.map((corner) => corner + first)];
  return {
    positions: Float32Array.from(positions),
    normals: smoothNormals(positions, index),
    index: Uint32Array.from(index),
  };
}
