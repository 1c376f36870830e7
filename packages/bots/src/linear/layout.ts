import { BLESSING_COUNT, TYPE_COUNT } from '@nunatak/engine/fast';

/**
 * Feature layout of the linear model. Each phase of the game has one list of weights, divided into blocks. A block is a
 * table indexed by a count (`SCULPTORS + n`), or a single factor (`ELDER_POINTS`).
 */
let used = 0;
function block(size: number): number {
  const start = used;
  used += size;
  return start;
}

/** Number of places in the order of play; 0 is the seat to move. The temple's features are separate for each place. */
export const PLACES = 4;

export const MOST_BUILDERS = 11;
export const MOST_LEAD = 3;
export const MOST_SCULPTORS = 11;
export const MOST_TOOL = 6;
export const MOST_TOOL_SETS = 4;
export const MOST_BEASTS = 9;
export const MOST_ARCHITECTS = 9;
export const MOST_TRACK = 15;
export const MOST_ELDERS = 7;
export const MOST_SETS = 4;
export const MOST_OUTER_LEAD = 4;

export const PLACE = block(PLACES);
export const BUILDERS = block(MOST_BUILDERS + 1);
export const LEAD = block(2 * MOST_LEAD + 1);
export const SCULPTORS = block(MOST_SCULPTORS + 1);
export const TOOL = block(MOST_TOOL + 1);
export const TOOL_SETS = block(MOST_TOOL_SETS + 1);
export const MIDDLE_TOOL = block(MOST_TOOL + 1);
export const BEASTS = block(MOST_BEASTS + 1);
export const BEAST_SYMBOLS = block(1);
export const BEAST_PRODUCT = block(1);
export const ARCHITECTS = block(MOST_ARCHITECTS + 1);
export const ARCHITECT_NUMBER = block(1);
export const ARCHITECT_SPACE = block(1);
export const TRACK = block(MOST_TRACK + 1);
export const ELDERS = block(MOST_ELDERS + 1);
export const ELDER_POINTS = block(1);
export const SHOWN = block(TYPE_COUNT);
export const SETS = block(MOST_SETS + 1);
export const TYPES_WITH_ONE = block(TYPE_COUNT + 1);
export const TYPES_WITH_TWO = block(TYPE_COUNT + 1);
export const TYPES_WITH_THREE = block(TYPE_COUNT + 1);
export const OUTER_LEAD = block(2 * MOST_OUTER_LEAD + 1);
export const BLESSING = block(BLESSING_COUNT);
export const INSIGHT_NUMBER = block(1);
export const PROGRESS_GAIN = block(1);
export const DECORATION_GAIN = block(1);
export const DIVERSITY_SETS = block(1);
export const EDGE_BLOCKS = block(1);
export const STABILITY_CORNERS = block(1);
export const CONSTRUCTION_LEAD = block(1);
/** Two players: table by own and Siku's blocks left in the active set (Y1), as own * 2 + siku. */
export const ACTIVE_SET = block(6);

/** Number of kinds of unfinished squares, from the point of view of a seat (see square.ts). */
export const SQUARE_KINDS = 14;
export const READY_KINDS = 7;
export const SQUARE = block(PLACES * SQUARE_KINDS);
/** Squares that lack one block, on a cell that a display card fits. */
export const READY = block(PLACES * READY_KINDS);
export const MOST_SUPPORT = 4;
/** Open cells of the upper levels, by the number of own blocks below. */
export const OPEN = block(PLACES * (MOST_SUPPORT + 1));
/** Lines that lack one block, lines that lack two, and lines whose last cell a display card fits. */
export const LINE_ONE = block(PLACES);
export const LINE_TWO = block(PLACES);
export const LINE_READY = block(PLACES);

export const FEATURES = used;

/** Number of placed blocks per phase of the game. */
export const PHASE_LENGTH = 6;
export const PHASE_COUNT = 9;

export function phaseAt(blocksPlaced: number): number {
  return Math.min(PHASE_COUNT - 1, Math.floor(blocksPlaced / PHASE_LENGTH));
}
