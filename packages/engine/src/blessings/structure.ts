import { makeMove, USE_BLESSING } from '../actions/moves.ts';
import { refusal } from '../actions/refusal.ts';
import { gainPoints } from '../mutators.ts';
import { supportOf } from '../scoring/placement.ts';
import { windowUse } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const STRUCTURE = blessingNumber('structure');

const figures = { each: 3 };

/**
 * E23, E31, Y4: offered to the player who just placed a supported block of their own. Its points replace those of P1.
 */
export const structure = windowUse({
  id: 'structure',
  rule: 'E23',
  kind: 'oneTime',
  figures,
  window: 'onPlace',
  fields: [],
  options(view, seat, moves) {
    if (seat !== view.active || view.forSiku || supportOf(view, seat, view.placed) === 0) return;
    moves.add(makeMove(USE_BLESSING, 0, 0, STRUCTURE));
  },
  use: ({ view }, seat, _move, emit) =>
    gainPoints(view, seat, figures.each * supportOf(view, seat, view.placed), 'support', 'E23', emit),
  refuse: () => refusal('noGain', { blessing: 'structure' }, 'E3'),
});
