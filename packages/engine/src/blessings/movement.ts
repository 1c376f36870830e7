import { addTilePairs } from '../cells.ts';
import { BASE, UPPER } from '../geometry.ts';
import { fieldA, fieldB, USE_BLESSING } from '../moves.ts';
import { swapTilesAt } from '../verbs.ts';
import type { Blessing } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const MOVEMENT = blessingNumber('movement');

export const movement: Blessing = {
  id: 'movement',
  rule: 'E11',
  kind: 'oneTime',
  moments: ['beforePlace'],
  options(view, _seat, moves) {
    addTilePairs(view, view.open[BASE], view.open[UPPER], USE_BLESSING, MOVEMENT, moves);
  },
  use: ({ view }, seat, move, emit) => swapTilesAt(view, seat, fieldA(move), fieldB(move), 'E11', emit),
};
