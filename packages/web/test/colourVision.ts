/** Eyes with three cones, and with one of them missing. */
export const EYES = ['normal', 'protan', 'deutan', 'tritan'] as const;
export type Eye = (typeof EYES)[number];

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes 2009, at full severity, on linear RGB. */
const LOSSES: Readonly<Record<Eye, Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const TO_XYZ: Matrix = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
];
const WHITE: Triple = [0.9505, 1, 1.089];

function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple): number => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function linear(hex: string): Triple {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** A colour such as `#7DF3EA` as an eye sees it, in CIELAB. */
export function seenBy(eye: Eye, hex: string): Triple {
  const clip = (value: number): number => Math.min(1, Math.max(0, value));
  const [r, g, b] = times(LOSSES[eye], linear(hex));
  const [x, y, z] = times(TO_XYZ, [clip(r), clip(g), clip(b)]);
  const root = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const [fx, fy, fz] = [root(x / WHITE[0]), root(y / WHITE[1]), root(z / WHITE[2])];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** CIEDE2000: how different two colours look; 1 is just to be noticed. */
export function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const turn = 2 * Math.PI;
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 1 + (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7))) / 2;
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const hue = (b: number, a: number): number => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) + turn) % turn);
  const [h1, h2] = [hue(b1, a1 * stretch), hue(b2, a2 * stretch)];
  const grey = c1 * c2 === 0;
  const far = Math.abs(h2 - h1) > Math.PI;
  const dh = grey ? 0 : h2 - h1 - (far ? turn * Math.sign(h2 - h1) : 0);
  const middle = far ? ((h1 + h2 + turn) / 2) % turn : (h1 + h2) / 2;
  const hMean = grey ? h1 + h2 : middle;
  const [lMean, cMean] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const degrees = (hMean * 360) / turn;
  const cos = (by: number, shift: number): number => Math.cos(((by * degrees + shift) * Math.PI) / 180);
  const t = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63);
  const sl = 1 + (0.015 * (lMean - 50) ** 2) / Math.sqrt(20 + (lMean - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * cMean, 1 + 0.015 * cMean * t];
  const rc = 2 * Math.sqrt(cMean ** 7 / (cMean ** 7 + 25 ** 7));
  const rt = -rc * Math.sin((60 * Math.exp(-(((degrees - 275) / 25) ** 2)) * Math.PI) / 180);
  const [dl, dc, dH] = [(l2 - l1) / sl, (c2 - c1) / sc, (2 * Math.sqrt(c1 * c2) * Math.sin(dh / 2)) / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dH ** 2 + rt * dc * dH);
}
