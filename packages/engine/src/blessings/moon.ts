import { freeBlocks } from '../cells.ts';
import { fieldA, fieldB, makeMove, USE_BLESSING } from '../moves.ts';
import { ownerAt } from '../state.ts';
import { swapBlocks } from '../verbs.ts';
import type { Blessing } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const MOON = blessingNumber('moon');

export const moon: Blessing = {
  id: 'moon',
  rule: 'E20',
  kind: 'oneTime',
  moments: ['beforeTake', 'beforePlace', 'endOfTurn'],
  options(view, seat, moves) {
    if (seat !== view.active) return;
    const blocks = freeBlocks(view);
    for (const own of blocks) {
      if (own.seat !== seat) continue;
      for (const other of blocks) {
        if (other.seat !== seat) moves.add(makeMove(USE_BLESSING, own.cell, other.cell, MOON));
      }
    }
  },
  use({ view }, seat, move, emit) {
    const other = fieldB(move);
    swapBlocks(view, seat, fieldA(move), other, ownerAt(view, other), emit);
  },
};
