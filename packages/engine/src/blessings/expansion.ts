import { square } from '../actions/fields.ts';
import { fieldA, makeMove, USE_BLESSING } from '../actions/moves.ts';
import { refusal } from '../actions/refusal.ts';
import { gainPoints } from '../mutators.ts';
import { blocksInSquare } from '../scoring/placement.ts';
import type { View } from '../state.ts';
import type { Seat } from '../words.ts';
import { windowUse } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const EXPANSION = blessingNumber('expansion');

const figures = { three: 9, four: 12 };

/** E10: returns the points for a seat with three or four blocks in a completed square. */
function expansionPoints(view: View, seat: Seat, square: number): number {
  const own = blocksInSquare(view, seat, square);
  if (own === 4) return figures.four;
  return own === 3 ? figures.three : 0;
}

export const expansion = windowUse({
  id: 'expansion',
  rule: 'E10',
  kind: 'reaction',
  figures,
  window: 'squareCompleted',
  fields: [square('square')],
  replacesAward: (facts) => facts.config.options.expansion === 'replaces',
  options(view, seat, moves) {
    if (expansionPoints(view, seat, view.square) === 0) return;
    moves.add(makeMove(USE_BLESSING, view.square, 0, EXPANSION));
  },
  use({ view }, seat, move, emit) {
    const square = fieldA(move);
    gainPoints(view, seat, expansionPoints(view, seat, square), 'expansion', 'E10', emit, { square });
  },
  refuse: (_view, use) => refusal('squareNotCompleted', { square: use.square }, 'E10'),
});
