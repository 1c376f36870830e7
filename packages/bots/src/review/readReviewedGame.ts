import { fail, type Problem, type Result, RULES } from '@nunatak/engine';
import { fromRecord } from '@nunatak/engine/checks';
import { type ReviewedGame, type ReviewRefusal, reviewedGame } from './reviewedGame.ts';

/** Reads a record from outside. A game by earlier rules is reviewed by those rules. */
export function readReviewedGame(document: unknown): Result<ReviewedGame, ReviewRefusal> {
  const game = fromRecord(document);
  if (!game.ok) return fail(refusalOf(game.reason));
  return reviewedGame(game.value.initial, game.value.steps);
}

function refusalOf(problem: Problem): ReviewRefusal {
  if (problem.field === 'format' || problem.field === 'record') return { kind: 'foreign', problem };
  if (problem.field === 'rules') return { kind: 'rules', found: problem.found, known: RULES };
  return { kind: 'broken', problem };
}
