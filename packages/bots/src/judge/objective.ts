import type { Verdict } from './judge.ts';

/**
 * Points that count as one win in the solo game, so that a point weighs about as much as in a game of several players.
 */
export const SOLO_SCALE = 100;
/**
 * Value of each point of lead over the strongest rival, as part of a win: only decides between nearly equal chances.
 */
const MARGIN = 0.0005;

/**
 * Adds each seat's value of a verdict, multiplied by `share`, to `into`: the chance to win plus a little for the lead.
 * In the solo game, the points.
 */
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
