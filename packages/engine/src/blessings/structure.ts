import { makeMove, USE_BLESSING } from '../moves.ts';
import { supportOf } from '../scoring/placement.ts';
import type { Blessing } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const STRUCTURE = blessingNumber('structure');

export const SUPPORT_WITH_STRUCTURE = 3;

/** E23, E31, Y4: offered to the placer for an own block that is supported; `turn.ts` scores the support. */
export const structure: Blessing = {
  id: 'structure',
  rule: 'E23',
  kind: 'oneTime',
  moments: ['onPlace'],
  options(view, seat, moves) {
    if (seat !== view.active || view.forSiku || supportOf(view, seat, view.placed) === 0) return;
    moves.add(makeMove(USE_BLESSING, 0, 0, STRUCTURE));
  },
};
