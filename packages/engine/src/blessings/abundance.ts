import { makeMove, USE_BLESSING } from '../moves.ts';
import type { Blessing } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const ABUNDANCE = blessingNumber('abundance');

/** E16, E33: a second turn at once, if a block is left for it. */
export const abundance: Blessing = {
  id: 'abundance',
  rule: 'E16',
  kind: 'oneTime',
  moments: ['endOfTurn'],
  options(view, seat, moves) {
    if (seat !== view.active || view.supply[seat] === 0) return;
    moves.add(makeMove(USE_BLESSING, 0, 0, ABUNDANCE));
  },
  use({ view }) {
    view.again = true;
  },
};
