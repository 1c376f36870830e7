import { loadNet } from '@nunatak/bots/node';
import type { Puzzle, PuzzlePack } from '@nunatak/bots/puzzles';
import document from '@nunatak/bots/puzzles/pack' with { type: 'json' };
import { judgeDecision } from '@nunatak/bots/review';
import type { Exercise } from '../../src/practice/exercise.ts';
import type { Judge } from '../../src/practice/judgeTry.ts';
import { exerciseOf } from '../../src/puzzles/pack.ts';

export const PACK = document as PuzzlePack;

/** The first puzzle whose solution is a card and a block, for three players. */
export function puzzleExercise(isWanted: (puzzle: Puzzle) => boolean = () => true): Exercise {
  const puzzle = PACK.puzzles.find(
    (one) => one.players === 3 && one.solution.length === 2 && one.solution[0]?.startsWith('take') && isWanted(one),
  );
  if (puzzle === undefined) throw new Error('the pack has no such puzzle');
  return exerciseOf(puzzle, PACK);
}

loadNet(3);

/** The judge of the reviews, in this process. */
export const HERE: Judge = { judge: (task) => Promise.resolve(judgeDecision(task)) };
