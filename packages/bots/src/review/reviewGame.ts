import { decisionsOf } from './decisions.ts';
import { judgeDecision } from './judgeDecision.ts';
import { type Review, reviewOf } from './review.ts';
import type { ReviewedGame } from './reviewedGame.ts';
import { newSheet, type ReviewSettings, tasksOf, withJudged } from './sheet.ts';

/** Reviews a whole game synchronously, without workers. */
export function reviewGame(game: ReviewedGame, settings: ReviewSettings): Review {
  const decisions = decisionsOf(game);
  let sheet = newSheet(decisions, settings);
  for (let tasks = tasksOf(decisions, sheet); tasks.size > 0; tasks = tasksOf(decisions, sheet)) {
    for (const [i, task] of tasks) sheet = withJudged(sheet, i, judgeDecision(task));
  }
  return reviewOf(game, decisions, sheet);
}
