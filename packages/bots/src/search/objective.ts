import type { Weights } from '../eval/weights.ts';

/** How far apart final scores are felt to be when the game is over: a narrow win is nearly as good as a wide one. */
const FINAL_SPREAD = 4;
/** The scale of a logistic curve for differences of two figures that each miss by a standard deviation of 1. */
const LOGISTIC_PER_DEVIATION = 0.75;
/** A solo score counts as a share of this many points, so that a point weighs about as much as it does in a race. */
export const SOLO_SCALE = 100;

/** What seats make of expected final points: their chances to win, which leave a small gain for a wider margin. */
export function addChances(
  points: Float64Array,
  players: number,
  spread: number,
  share: number,
  into: Float64Array,
): void {
  if (players === 1) {
    into[0] += (share * points[0]) / SOLO_SCALE;
    return;
  }
  let most = points[0];
  for (let i = 1; i < players; i++) if (points[i] > most) most = points[i];
  let sum = 0;
  for (let i = 0; i < players; i++) sum += Math.exp((points[i] - most) / spread);
  for (let i = 0; i < players; i++) into[i] += (share * Math.exp((points[i] - most) / spread)) / sum;
}

/** The chance of one seat. */
export function chanceOf(points: Float64Array, players: number, seat: number, spread: number): number {
  const chances = new Float64Array(points.length);
  addChances(points, players, spread, 1, chances);
  return chances[seat];
}

/** How uncertain expected points are in a phase, as the scale of `chanceOf`. */
export function spreadOf(weights: Weights, phase: number, isOver: boolean): number {
  return isOver ? FINAL_SPREAD : Math.max(FINAL_SPREAD, weights.deviation[phase] * LOGISTIC_PER_DEVIATION);
}
