import type { Entry } from '../line/entry.ts';

/**
 * A turn in which somebody decided. In the solo game the dummies have turns of their own, so the place of a turn among these
 * is not its number.
 */
export interface PlayedTurn {
  /** The number of the turn, as the game counts them. */
  readonly turn: number;
  /** The entries of the line before it and after it. */
  readonly from: number;
  readonly to: number;
}

/** All turns of a line in which somebody decided. */
export function playedTurns(entries: readonly Entry[]): readonly PlayedTurn[] {
  const turns: PlayedTurn[] = [];
  for (const [i, { before }] of entries.entries()) {
    const { turn } = before.view;
    const last = turns.at(-1);
    if (last?.turn === turn) turns[turns.length - 1] = { ...last, to: i + 1 };
    else turns.push({ turn, from: i, to: i + 1 });
  }
  return turns;
}

/** How many turns are played once the one with a number is, or the next one after that number; 0 is the start. */
export function placeOfTurn(turns: readonly PlayedTurn[], turn: number): number {
  if (turn <= 0) return 0;
  const at = turns.findIndex((one) => one.turn >= turn);
  return at === -1 ? turns.length : at + 1;
}

/** The number of the last turn once so many turns are played; 0 at the start. */
export function numberAt(turns: readonly PlayedTurn[], place: number): number {
  return place === 0 ? 0 : (turns[Math.min(place, turns.length) - 1]?.turn ?? 0);
}

/** How many entries of the line are played after so many turns. */
export function entriesAt(turns: readonly PlayedTurn[], place: number): number {
  return place === 0 ? 0 : (turns[Math.min(place, turns.length) - 1]?.to ?? 0);
}
