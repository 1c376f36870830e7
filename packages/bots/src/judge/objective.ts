import type { Verdict } from './judge.ts';

/** A solo score counts as a share of this many points, so that a point weighs about as much as it does in a race. */
export const SOLO_SCALE = 100;
/** What a point ahead of the strongest rival is worth beside the chance to win: it only decides between equal chances. */
const MARGIN = 0.0005;

/** What a verdict is worth to each seat: the chance to win, then the margin; in the solo game the points. */
export function addValues({ points, chances }: Verdict, players: number, share: number, into: Float64Array): void {
  if (players === 1) {
    into[0] += (share * points[0]) / SOLO_SCALE;
    return;
  }
  for (let seat = 0; seat < players; seat++) {
    into[seat] += share * (chances[seat] + MARGIN * (points[seat] - bestBeside(points, players, seat)));
  }
}

function bestBeside(points: Float64Array, players: number, seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < players; other++) if (other !== seat && points[other] > best) best = points[other];
  return best;
}
