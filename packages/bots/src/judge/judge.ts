import { type View, winners } from '@nunatak/engine';
import type { RootInfo } from './rootInfo.ts';

/** The most people at a table. */
export const MOST_PEOPLE = 4;

/** What a judge says of a position, by seat of the people. */
export interface Verdict {
  /** Expected final points. */
  readonly points: Float64Array;
  /** The chance to win, with a shared win in part; they add up to 1. The solo game is judged by its points. */
  readonly chances: Float64Array;
}

/**
 * Says what a position at the start of a turn, or at the end of the game, is worth to everyone. A judge sees what the
 * table sees and remembers nothing that its next answer depends on.
 */
export interface Judge {
  /** How many rounds of the table it is better asked after, played by a guide; none if it does not say. */
  readonly rounds?: number;
  /**
   * Writes the verdict of a view, exact when the game is over. With `root`, what has been revealed since is not news:
   * the judge takes what is usual in its place, so that one look says what to expect over all that may come.
   */
  judge(view: View, into: Verdict, root?: RootInfo): void;
}

export function emptyVerdict(): Verdict {
  return { points: new Float64Array(MOST_PEOPLE), chances: new Float64Array(MOST_PEOPLE) };
}

/** F11: the verdict of a game that is over: its points, and the win or each winner's share of it. */
export function judgeEnd(view: View, { points, chances }: Verdict): void {
  const { players } = view.facts;
  for (let seat = 0; seat < players; seat++) points[seat] = view.points[seat];
  chances.fill(0);
  const won = winners(view);
  for (const seat of won) chances[seat] = 1 / won.length;
}
