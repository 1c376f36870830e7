/**
 * The engine's entry point for tools that verify or describe games: full checks of records, invariants of a state, move
 * counts (perft), the table of all action shapes, and tools for correcting an edition. A page that only plays does not
 * need this code.
 */
export { ACTION_SHAPES, type ActionShape } from './actions/shapes.ts';
export { diffEditions, type EditionChange, type EditionFigure } from './edition/diff.ts';
export { formatEdition } from './edition/format.ts';
export { parseDraft, problemOfDraft } from './edition/parse.ts';
export { checkInvariants } from './invariants.ts';
export { perft } from './perft.ts';
export { fromRecord, type RecordedGame } from './recordCheck.ts';
