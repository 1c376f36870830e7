import { NONE } from '../facts.ts';
import { fieldA, makeMove, USE_BLESSING } from '../moves.ts';
import { reserveCard } from '../verbs.ts';
import type { Blessing } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const FORESIGHT = blessingNumber('foresight');

/** E28, E36: reserving takes a block of the owner's supply to mark the card with. */
export const foresight: Blessing = {
  id: 'foresight',
  rule: 'E28',
  kind: 'oneTime',
  moments: ['endOfTurn'],
  options(view, seat, moves) {
    if (view.supply[seat] === 0) return;
    for (const card of view.display) {
      if (card !== NONE) moves.add(makeMove(USE_BLESSING, card, 0, FORESIGHT));
    }
  },
  use: ({ view }, seat, move, emit) => reserveCard(view, seat, fieldA(move), emit),
};
