import { type View, winners } from '@nunatak/engine';
import type { RootInfo } from './rootInfo.ts';

/** Maximum number of players. */
export const MOST_PEOPLE = 4;

/** A judge's evaluation of a position, by seat. */
export interface Verdict {
  /** Expected final points. */
  readonly points: Float64Array;
  /** Chance to win; a shared win counts in part, so that the chances add up to 1. Unused in the solo game. */
  readonly chances: Float64Array;
}

/**
 * Evaluates a position at the start of a turn, or at the end of the game, for every player. A judge sees only the view,
 * and its answer never depends on earlier calls.
 */
export interface Judge {
  /** Number of rounds that a guide should play before the judge is asked; undefined means none. */
  readonly rounds?: number;
  /**
   * Writes the verdict of a view; it is exact if the game is over. With `root`, ignores what was revealed since then:
   * the judge assumes average cards and tiles instead, so one evaluation gives the average over all reveals.
   */
  judge(view: View, into: Verdict, root?: RootInfo): void;
}

export function emptyVerdict(): Verdict {
  return { points: new Float64Array(MOST_PEOPLE), chances: new Float64Array(MOST_PEOPLE) };
}

/** F11: writes the verdict of a finished game: final points, and 1 for the winner, divided among tied winners. */
export function judgeEnd(view: View, { points, chances }: Verdict): void {
  const { players } = view.facts;
  for (let seat = 0; seat < players; seat++) points[seat] = view.points[seat];
  chances.fill(0);
  const won = winners(view);
  for (const seat of won) chances[seat] = 1 / won.length;
}
