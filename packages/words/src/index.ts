export { words } from './everyLanguage.ts';
export * from './ids.ts';
export { LANGUAGES, type Language } from './language.ts';
export * from './rule-ids.ts';
export type { Actor, LogEvent, LogParameters, LogTexts } from './shape/log.ts';
export type { NoParameters, RefusalCode, RefusalParameters, RefusalTexts } from './shape/refusals.ts';
export type { SourceParameters, SourceTexts, Standing } from './shape/sources.ts';
export type * from './shape/texts.ts';
export { logLine, type RuleBook, refusalText, ruleInFull, type Vocabulary, type Words } from './words.ts';
