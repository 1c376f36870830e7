/**
 * The engine's door for whoever does not take its word: every figure of a record, what must hold in any state, how many
 * games can follow; for whoever describes the game to others: every kind of action; and for whoever corrects an edition: a
 * draft and its faults, what differs, the file. A page that only plays does without it.
 */
export { KINDS, type Kind } from './actions/kinds.ts';
export { diffEditions, type EditionChange, type EditionFigure } from './edition/diff.ts';
export { formatEdition } from './edition/format.ts';
export { parseDraft, problemOfDraft } from './edition/parse.ts';
export { checkInvariants } from './invariants.ts';
export { perft } from './perft.ts';
export { fromRecord, type RecordedGame } from './recordCheck.ts';
