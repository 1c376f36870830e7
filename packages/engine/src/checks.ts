/**
 * The engine's door for whoever does not take its word: every figure of a record, what must hold in any state, how many
 * games can follow. A page that only plays does without it.
 */
export { checkInvariants } from './invariants.ts';
export { perft } from './perft.ts';
export { fromRecord, type RecordedGame } from './recordCheck.ts';
