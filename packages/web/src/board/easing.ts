import { clamp } from './vector.ts';

/** Easing curves of the art direction, as functions of elapsed share. */
export function easeOut(share: number): number {
  return 1 - (1 - clamp(share, 0, 1)) ** 4;
}

export function easeInOut(share: number): number {
  const t = clamp(share, 0, 1);
  return t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2;
}

/** The share of its time after which a fall lands. */
export const LANDING = 0.62;

/** A heavy fall: it lands, rebounds by a hand's breadth and settles. Ice gives way hardly at all. */
export function fall(share: number): { height: number; squash: number } {
  const t = clamp(share, 0, 1);
  if (t < LANDING) return { height: 1 - (t / LANDING) ** 2, squash: 0 };
  const after = (t - LANDING) / (1 - LANDING);
  return { height: bump(after) * (1 - after) * 0.03, squash: (1 - after) * Math.cos(after * Math.PI * 1.5) * 0.035 };
}

/** Lights up at once and dies away slowly. */
export function flare(share: number): number {
  const t = clamp(share, 0, 1);
  return Math.min(1, t * 7) * (1 - t) ** 1.4;
}

/** Rises and returns, once over the span. */
export function bump(share: number): number {
  return Math.sin(clamp(share, 0, 1) * Math.PI);
}
