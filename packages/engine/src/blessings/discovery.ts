import { makeMove, USE_BLESSING } from '../actions/moves.ts';
import { refusal } from '../actions/refusal.ts';
import { FIGURES } from '../figures.ts';
import { revealCard } from '../mutators.ts';
import { DISPLAY_PLACES, DISPLAY_SIZE } from '../state.ts';
import { freeUse } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const DISCOVERY = blessingNumber('discovery');

/** E14, E32: reveals cards in places of their own next to the four, so that the gaps of the solo diamond stay. */
export const discovery = freeUse({
  id: 'discovery',
  rule: 'E14',
  kind: 'oneTime',
  figures: { cards: FIGURES.display.discovered },
  moments: ['beforeTake'],
  fields: [],
  options(view, _seat, moves) {
    if (view.deckCount > 0) moves.add(makeMove(USE_BLESSING, 0, 0, DISCOVERY));
  },
  use(state, _seat, _move, emit) {
    for (let place = DISPLAY_SIZE; place < DISPLAY_PLACES && state.view.deckCount > 0; place++) {
      revealCard(state, place, emit);
    }
  },
  refuse: () => refusal('deckEmpty', {}, 'E14'),
});
