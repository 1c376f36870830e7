export { type Clause, RULE_ORIGINS, type RuleOrigin } from './clauses.ts';
export { count } from './count.ts';
export { words } from './everyLanguage.ts';
export * from './ids.ts';
export { LANGUAGES, type Language } from './language.ts';
export { faceOf } from './notation.ts';
export * from './rule-ids.ts';
export type { Actor, LogEvent, LogParameters, LogTexts } from './shape/log.ts';
export type { NoParameters, RefusalCode, RefusalParameters, RefusalTexts } from './shape/refusals.ts';
export {
  DECISION_CLASS_IDS,
  type DecisionClassId,
  PLAY_RANK_IDS,
  type PlanSentence,
  type PlanTexts,
  type PlayRankId,
  type ReviewParameters,
  type ReviewSentence,
  type ReviewTexts,
} from './shape/review.ts';
export type { ExplainedSource, ExplainedTexts, SourceParameters, SourceTexts, Standing } from './shape/sources.ts';
export type { FileFault, TerminalTexts } from './shape/terminal.ts';
export type * from './shape/texts.ts';
export { needsSentence, sayEvent, sayRefusal } from './spoken.ts';
export { logLine, plainText, type RuleBook, refusalText, ruleInFull, type Vocabulary, type Words } from './words.ts';
