export type { Account, Passage, SeatAccount, Worth } from './account.ts';
export { classOf, DECISION_CLASSES, type DecisionClass, isWrong, type Loss } from './classes.ts';
export { type Decision, decisionsOf, isPlanOpen } from './decisions.ts';
export type { Estimate } from './estimate.ts';
export type { Gain } from './gains.ts';
export {
  type Expectation,
  type Judged,
  type JudgeTask,
  judgeDecision,
  type Pass,
  type PlanJudged,
} from './judgeDecision.ts';
export { ReviewFailed, type ReviewOptions, ReviewPool, type ReviewProgress } from './pool.ts';
export { PLAY_RANKS, type PlayRank } from './ranks.ts';
export { readReviewedGame } from './readReviewedGame.ts';
export {
  type DecisionReview,
  type Review,
  ReviewIncomplete,
  reviewedSoFar,
  reviewOf,
  type SeatReview,
} from './review.ts';
export {
  type ReviewedGame,
  type ReviewRefusal,
  reviewedGame,
  reviewRefusalText,
} from './reviewedGame.ts';
export { reviewGame } from './reviewGame.ts';
export { newSheet, type ReviewSettings, type ReviewSheet, tasksOf, withJudged } from './sheet.ts';
export { type Spread, spreadAt } from './spread.ts';
export type { Why } from './why.ts';
export { type YieldReason, yieldsOf } from './yields.ts';
