/**
 * The engine's entry point for bots and benchmarks, which evaluate millions of positions. Exports moves (actions packed
 * into integers), the cell masks and numbers behind a View, and the scoring of hypothetical blocks. Everything else is
 * in `game.ts`.
 */

export { toAction, toMove } from './actions/action.ts';
export {
  blessingField,
  END_BLESSING,
  fieldA,
  fieldB,
  type Move,
  MoveList,
  makeMove,
  moveType,
  PASS_MOVE,
  PLACE_BLOCK,
  SWAP_TILES,
  TAKE_CARD,
  USE_BLESSING,
  USE_FOR,
} from './actions/moves.ts';
export { countBits, lowestBit } from './bits.ts';
export { BLESSINGS } from './blessings/index.ts';
export { decideEndBlessing, takeBackEndBlessing } from './decisions/endBlessing.ts';
export {
  BASE,
  BIT_OF,
  CELLS_OF_SQUARE,
  COLUMN_LINE_OF,
  FIRST_SQUARE,
  HALF_OF,
  HALF_START,
  HALVES,
  LINE_HALF,
  LINE_MASK,
  LINES,
  ROW_LINE_OF,
  SQUARE_HALF,
  SQUARE_MASK,
  SQUARES,
  SQUARES_OF,
  SUPPORT_HALF,
  SUPPORT_MASK,
  TOP_SQUARE,
  UPPER,
} from './geometry.ts';
export { SIKU } from './modes/siku.ts';
export { dummyCard } from './modes/solo.ts';
export { tablePoints, totalOf } from './scoring/end.ts';
export { blocksWithin } from './scoring/outer.ts';
export { awardsFor, awardTo, completedSquares, squareAwards, trackSteps } from './scoring/placement.ts';
export { cloneView, DISPLAY_PLACES, mayUse, ownedAs, seatOfCard } from './state.ts';
export { legalMoves, makeLegalMove } from './step.ts';
export { ARTISAN, BLESSING_COUNT, TYPE_COUNT } from './words.ts';
