import { cell } from '../actions/fields.ts';
import { fieldA, fieldB, makeMove, USE_BLESSING } from '../actions/moves.ts';
import { refusal } from '../actions/refusal.ts';
import { has } from '../cells.ts';
import { swapBlocks } from '../mutators.ts';
import { ownerAt } from '../state.ts';
import { freeBlocks } from '../temple.ts';
import { freeUse } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const MOON = blessingNumber('moon');

export const moon = freeUse({
  id: 'moon',
  rule: 'E20',
  kind: 'oneTime',
  figures: {},
  moments: ['beforeTake', 'beforePlace', 'endOfTurn'],
  fields: [cell('own'), cell('other')],
  options(view, seat, moves) {
    if (seat !== view.active) return;
    const free = freeBlocks(view);
    for (const own of free) {
      if (!has(view.blocks, own, seat)) continue;
      for (const other of free) {
        if (!has(view.blocks, other, seat)) moves.add(makeMove(USE_BLESSING, own, other, MOON));
      }
    }
  },
  use({ view }, seat, move, emit) {
    const other = fieldB(move);
    swapBlocks(view, seat, fieldA(move), other, ownerAt(view, other), emit);
  },
  refuse(view, { own, other }) {
    if (view.decider !== view.active) return refusal('blessingNotNow', { blessing: 'moon' }, 'E34');
    if (ownerAt(view, own) !== view.decider) return refusal('notYourBlock', { cell: own }, 'E20');
    if (!freeBlocks(view).includes(own)) return refusal('blockNotFree', { cell: own }, 'G3');
    if (ownerAt(view, other) === view.decider) return refusal('sameOwner', { a: own, b: other }, 'E20');
    return refusal('blockNotFree', { cell: other }, 'G3');
  },
});
