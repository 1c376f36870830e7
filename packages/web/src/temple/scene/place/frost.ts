import { seeded } from '../../../board/random.ts';
import { clamp, smooth, tiled } from './noise.ts';

export const FROST_SIZE = 512;
const CRACKS = 15;
const BUBBLES = 210;

type Mark = (x: number, y: number, radius: number, strength: number) => void;

function marker(map: Float32Array, hollow: boolean): Mark {
  const wrap = (value: number) => (Math.floor(value) + FROST_SIZE) % FROST_SIZE;
  return (x, y, radius, strength) => {
    const reach = Math.ceil(radius + 1);
    for (let j = -reach; j <= reach; j++) {
      for (let i = -reach; i <= reach; i++) {
        const away = Math.hypot(i, j);
        const ring = hollow ? 0.35 + 0.65 * smooth(0.3, 0.9, away / radius) : 1;
        const at = wrap(y + j) * FROST_SIZE + wrap(x + i);
        map[at] = Math.max(map[at], strength * clamp(radius + 0.5 - away, 0, 1) * ring);
      }
    }
  };
}

function drawCracks(mark: Mark, random: () => number): void {
  for (let c = 0; c < CRACKS; c++) {
    let [x, y, way] = [random() * FROST_SIZE, random() * FROST_SIZE, random() * Math.PI * 2];
    const length = 40 + random() * 90;
    for (let i = 0; i < length; i++) {
      way += (random() - 0.5) * 0.34;
      if (random() < 0.035) way += (random() - 0.5) * 1.6;
      x = (x + Math.cos(way) * 1.7 + FROST_SIZE) % FROST_SIZE;
      y = (y + Math.sin(way) * 1.7 + FROST_SIZE) % FROST_SIZE;
      mark(x, y, 0.7 + 0.8 * (1 - i / length), (0.55 + 0.45 * random()) * (1 - (i / length) ** 2));
    }
  }
}

/** A texture that tiles, for snow and ice: cloud, cracks, bubbles and white noise, one byte each. */
export function frostTexels(): Uint8Array<ArrayBuffer> {
  const random = seeded(5);
  const cracks = new Float32Array(FROST_SIZE ** 2);
  const bubbles = new Float32Array(FROST_SIZE ** 2);
  drawCracks(marker(cracks, false), random);
  const bubble = marker(bubbles, true);
  for (let i = 0; i < BUBBLES; i++)
    bubble(random() * FROST_SIZE, random() * FROST_SIZE, 0.8 + random() ** 3 * 4.2, 0.35 + random() * 0.65);
  const texels = new Uint8Array(FROST_SIZE ** 2 * 4);
  for (let y = 0; y < FROST_SIZE; y++) {
    for (let x = 0; x < FROST_SIZE; x++) {
      const i = y * FROST_SIZE + x;
      let [cloud, gain, period] = [0, 0.5, 4];
      for (let octave = 0; octave < 5; octave++) {
        cloud += gain * tiled((x / FROST_SIZE) * period, (y / FROST_SIZE) * period, period, octave);
        gain *= 0.55;
        period *= 2;
      }
      texels[i * 4] = 255 * clamp(cloud * 1.1 - 0.1, 0, 1);
      texels[i * 4 + 1] = 255 * Math.min(1, cracks[i]);
      texels[i * 4 + 2] = 255 * Math.min(1, bubbles[i]);
      texels[i * 4 + 3] = 255 * random();
    }
  }
  return texels;
}
