import * as v from 'valibot';
import { strengthAfter } from './glicko.ts';

const within = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));

/** Glicko-2: how strong, how sure that is, and how much it moves. Figures beyond these bounds come from an edited file. */
export const Rating = v.object({ rating: within(0, 4000), deviation: within(1, 500), volatility: within(0, 1) });
export type Rating = v.InferOutput<typeof Rating>;

/** Glickman's figures for somebody of whom nothing is known. */
export const NEW_PLAYER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
/** A puzzle's first rating is by the bots that miss it: a rough guess, but a better one than none. */
const PUZZLE_DEVIATION = 120;

export function newPuzzle(rating: number): Rating {
  return { rating, deviation: PUZZLE_DEVIATION, volatility: NEW_PLAYER.volatility };
}

/** Both ratings after a puzzle was solved or not: each try is a game between player and puzzle. */
export function afterTry(player: Rating, puzzle: Rating, isSolved: boolean): { player: Rating; puzzle: Rating } {
  const score = isSolved ? 1 : 0;
  return {
    player: strengthAfter(player, [{ against: puzzle, score }]),
    puzzle: strengthAfter(puzzle, [{ against: player, score: 1 - score }]),
  };
}
