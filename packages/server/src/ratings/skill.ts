import type { View } from '@nunatak/engine';
import { winners } from '@nunatak/engine';
import { rate, rating } from 'openskill';
import type { Margin, Skill } from '../store/standings.ts';

/** Of whom nothing is known yet. */
export const UNKNOWN: Skill = { ...rating(), games: 0 };

/** Ratings are shown on the scale that people know from chess: 200 points are a class. */
const MIDDLE = 1500;
const SCALE = 200 / (UNKNOWN.sigma / 2);

/** Weng and Lin's update by places; those who share a place are as good as each other. */
export function afterMatch(before: readonly Skill[], places: readonly number[]): readonly Skill[] {
  const after = rate(
    before.map(({ mu, sigma }) => [rating({ mu, sigma })]),
    { rank: [...places] },
  );
  return after.map(([{ mu, sigma }], i) => ({ mu, sigma, games: before[i].games + 1 }));
}

/** F11: the place of each seat when a game is over; points decide, and for the first place what decides a tie. */
export function placesOf(view: View): readonly number[] {
  const first = winners(view);
  const points = view.points.slice(0, view.facts.players);
  const isAhead = (one: number, other: number) =>
    first.includes(one) === first.includes(other) ? points[one] > points[other] : first.includes(one);
  return points.map((_, seat) => 1 + points.filter((__, other) => isAhead(other, seat)).length);
}

/** By how much each is ahead of the mean of the others. */
export function aheadOfOthers(points: readonly number[]): readonly number[] {
  const sum = points.reduce((total, one) => total + one, 0);
  return points.map((own) => own - (sum - own) / (points.length - 1));
}

export function shownRating({ mu }: Pick<Skill, 'mu'>): number {
  return Math.round(MIDDLE + SCALE * (mu - UNKNOWN.mu));
}

export function shownDeviation({ sigma }: Pick<Skill, 'sigma'>): number {
  return Math.round(SCALE * sigma);
}

/** To a tenth of a point: it is known no better. */
export function shownMargin({ points, luck }: Margin): Margin {
  return { points: tenths(points), luck: tenths(luck) };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
