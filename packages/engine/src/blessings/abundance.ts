import { makeMove, USE_BLESSING } from '../actions/moves.ts';
import { refusal } from '../actions/refusal.ts';
import { freeUse } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const ABUNDANCE = blessingNumber('abundance');

/** E16, E33: the player takes a second turn at once, if a block is left for it. */
export const abundance = freeUse({
  id: 'abundance',
  rule: 'E16',
  kind: 'oneTime',
  figures: {},
  moments: ['endOfTurn'],
  fields: [],
  options(view, seat, moves) {
    if (seat !== view.active || view.supply[seat] === 0) return;
    moves.add(makeMove(USE_BLESSING, 0, 0, ABUNDANCE));
  },
  use({ view }) {
    view.again = true;
  },
  refuse: (view) =>
    view.decider === view.active
      ? refusal('noBlockLeft', {}, 'E33')
      : refusal('blessingNotNow', { blessing: 'abundance' }, 'E16'),
});
