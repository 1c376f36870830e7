import type { Weights } from '../eval/weights.ts';

/** How far apart final scores are felt to be when the game is over: a narrow win is nearly as good as a wide one. */
const FINAL_SPREAD = 4;
/** The scale of a logistic curve for differences of two figures that each miss by a standard deviation of 1. */
const LOGISTIC_PER_DEVIATION = 0.75;
/** A solo score as a share of this many points, so that it reads like a chance. */
export const SOLO_SCALE = 400;

/** What a seat makes of expected final points: its chance to win, which leaves a small gain for a wider margin. */
export function chanceOf(points: Float64Array, players: number, seat: number, spread: number): number {
  if (players === 1) return points[0] / SOLO_SCALE;
  let most = points[0];
  for (let i = 1; i < players; i++) if (points[i] > most) most = points[i];
  let sum = 0;
  for (let i = 0; i < players; i++) sum += Math.exp((points[i] - most) / spread);
  return Math.exp((points[seat] - most) / spread) / sum;
}

/** How uncertain expected points are in a phase, as the scale of `chanceOf`. */
export function spreadOf(weights: Weights, phase: number, isOver: boolean): number {
  return isOver ? FINAL_SPREAD : Math.max(FINAL_SPREAD, weights.deviation[phase] * LOGISTIC_PER_DEVIATION);
}
