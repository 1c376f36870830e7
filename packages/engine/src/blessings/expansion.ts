import { makeMove, USE_BLESSING } from '../moves.ts';
import { blocksInSquare } from '../scoring/placement.ts';
import type { View } from '../state.ts';
import type { Blessing } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const EXPANSION = blessingNumber('expansion');

const FOR_THREE = 9;
const FOR_FOUR = 12;

/** E10: points of a completed square for a seat with three or four of its blocks. */
export function expansionPoints(view: View, seat: number, square: number): number {
  const own = blocksInSquare(view, seat, square);
  if (own === 4) return FOR_FOUR;
  return own === 3 ? FOR_THREE : 0;
}

/** E30: `turn.ts` scores the square, because the award replaces its user's or adds to it. */
export const expansion: Blessing = {
  id: 'expansion',
  rule: 'E10',
  kind: 'oneTime',
  moments: ['squareCompleted'],
  options(view, seat, moves) {
    if (expansionPoints(view, seat, view.square) === 0) return;
    moves.add(makeMove(USE_BLESSING, view.square, 0, EXPANSION));
  },
};
