import { card } from '../actions/fields.ts';
import { fieldA, makeMove, USE_BLESSING } from '../actions/moves.ts';
import { refusal } from '../actions/refusal.ts';
import { reserveCard } from '../mutators.ts';
import { NONE } from '../words.ts';
import { freeUse } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const FORESIGHT = blessingNumber('foresight');

/** E28, E36: reserves a card. The owner needs a block in the supply to mark the card. */
export const foresight = freeUse({
  id: 'foresight',
  rule: 'E28',
  kind: 'reaction',
  figures: {},
  moments: ['endOfTurn'],
  fields: [card('card')],
  options(view, seat, moves) {
    if (view.supply[seat] === 0) return;
    for (const shown of view.display) {
      if (shown !== NONE) moves.add(makeMove(USE_BLESSING, shown, 0, FORESIGHT));
    }
  },
  use: ({ view }, seat, move, emit) => reserveCard(view, seat, fieldA(move), emit),
  refuse: (view, use) =>
    view.supply[view.decider] === 0
      ? refusal('noBlockLeft', {}, 'E36')
      : refusal('cardNotInDisplay', { card: use.card }, 'E28'),
});
