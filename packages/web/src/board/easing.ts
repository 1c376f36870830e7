import { clamp } from './vector.ts';

/** Easing curves of the art direction, as functions of elapsed share. */
export function easeOut(share: number): number {
  return 1 - (1 - clamp(share, 0, 1)) ** 4;
}

export function easeInOut(share: number): number {
  const t = clamp(share, 0, 1);
  return t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2;
}

/** A fall that lands at 62 % of its time, rebounds a little and settles. */
export function fall(share: number): { height: number; squash: number } {
  const t = clamp(share, 0, 1);
  const landing = 0.62;
  if (t < landing) return { height: 1 - (t / landing) ** 2, squash: 0 };
  const after = (t - landing) / (1 - landing);
  const swing = Math.sin(after * Math.PI) * (1 - after);
  return { height: swing * 0.045, squash: (1 - after) * Math.cos(after * Math.PI * 1.5) * 0.08 };
}

/** Rises and returns, once over the span. */
export function bump(share: number): number {
  return Math.sin(clamp(share, 0, 1) * Math.PI);
}
