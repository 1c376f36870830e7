import type { Struck } from './sounds.ts';
import { breathe, type Spot, strike } from './tones.ts';

/** Steps of the scale that everything is tuned to, in half tones above the ground note: nothing sounds wrong together. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16] as const;
const GROUND = 196;

function note(step: number): number {
  const octave = Math.floor(step / 5);
  return GROUND * 2 ** (octave + (SCALE[step - octave * 5] ?? 0) / 12);
}

/** Glass rings in partials that are not those of a string. */
function glass(spot: Spot, pitch: number, gain: number, decay: number, after = 0): void {
  strike(spot, { pitch, gain, decay, after });
  strike(spot, { pitch: pitch * 2.76, gain: gain * 0.36, decay: decay * 0.55, after });
  strike(spot, { pitch: pitch * 5.4, gain: gain * 0.13, decay: decay * 0.3, after });
}

function bell(spot: Spot, pitch: number, gain: number, after: number): void {
  glass(spot, pitch, gain, 1.3, after);
  strike(spot, { pitch: pitch * 0.5, gain: gain * 0.35, decay: 1.6, after });
}

/** More about a sound: how high in the temple it happens, and how many blocks take part. */
export interface Detail {
  readonly level?: number;
  readonly count?: number;
}

/** Every sound that ends by itself, made of tones and noise on the spot: no recordings. */
export const STRIKE: Readonly<Record<Struck, (spot: Spot, detail: Detail) => void>> = {
  block(spot, { level = 0 }) {
    strike(spot, { pitch: 105, to: 52, gain: 0.55, decay: 0.16 });
    glass(spot, note(level * 2), 0.22, 0.32);
    breathe(spot, { filter: 'lowpass', pitch: 1400, to: 300, gain: 0.22, decay: 0.09 });
    breathe(spot, { filter: 'highpass', pitch: 3800, gain: 0.05, attack: 0.02, decay: 0.3, after: 0.01 });
  },
  tile(spot) {
    breathe(spot, { filter: 'bandpass', pitch: 820, to: 1500, sharpness: 1.6, gain: 0.3, attack: 0.03, decay: 0.12 });
    strike(spot, { pitch: 330, to: 210, gain: 0.3, decay: 0.07, after: 0.12, wave: 'triangle' });
  },
  card(spot) {
    breathe(spot, { filter: 'bandpass', pitch: 2600, to: 4200, gain: 0.75, attack: 0.02, decay: 0.14 });
    breathe(spot, { filter: 'lowpass', pitch: 500, gain: 0.2, decay: 0.04, after: 0.08 });
  },
  row(spot, { count = 5 }) {
    for (let i = 0; i < count; i++) glass(spot, note(i + 3), 0.13, 0.5, i * 0.09);
  },
  square(spot) {
    bell(spot, note(5), 0.2, 0);
    bell(spot, note(8), 0.17, 0.13);
  },
  blessing(spot) {
    for (const [i, step] of [5, 7, 8, 11].entries())
      strike(spot, { pitch: note(step), gain: 0.1, attack: 0.09, decay: 1.5, after: i * 0.06 });
    breathe(spot, { filter: 'bandpass', pitch: 5200, to: 7400, sharpness: 3, gain: 0.06, attack: 0.3, decay: 0.8 });
  },
  refused(spot) {
    breathe(spot, { filter: 'lowpass', pitch: 240, to: 90, gain: 0.7, decay: 0.14 });
    strike(spot, { pitch: 92, to: 70, gain: 0.25, decay: 0.12 });
  },
  turn(spot) {
    glass(spot, note(8), 0.26, 0.5);
    glass(spot, note(10), 0.28, 0.9, 0.15);
  },
  reaction(spot) {
    glass(spot, note(10), 0.2, 0.35);
    glass(spot, note(8), 0.2, 0.35, 0.12);
    glass(spot, note(10), 0.22, 0.6, 0.24);
  },
  cap(spot) {
    strike(spot, { pitch: 74, to: 38, gain: 0.6, decay: 0.5 });
    breathe(spot, { filter: 'lowpass', pitch: 900, to: 120, gain: 0.3, decay: 0.4 });
    for (const [i, step] of [0, 3, 5, 7, 8, 10, 13].entries())
      strike(spot, { pitch: note(step), gain: 0.085, attack: 0.4, decay: 3.2, after: 0.12 + i * 0.1 });
    bell(spot, note(15), 0.1, 0.9);
  },
};
