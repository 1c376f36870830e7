import { cell } from '../actions/fields.ts';
import { fieldA, fieldB, USE_BLESSING } from '../actions/moves.ts';
import { refusal, refuseClosed } from '../actions/refusal.ts';
import { BASE, UPPER } from '../geometry.ts';
import { swapTilesAt } from '../mutators.ts';
import { addTilePairs } from '../temple.ts';
import { freeUse } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const MOVEMENT = blessingNumber('movement');

export const movement = freeUse({
  id: 'movement',
  rule: 'E11',
  kind: 'oneTime',
  figures: {},
  moments: ['beforePlace'],
  fields: [cell('a'), cell('b')],
  isPair: true,
  options(view, _seat, moves) {
    addTilePairs(view, view.open[BASE], view.open[UPPER], USE_BLESSING, MOVEMENT, moves);
  },
  use: ({ view }, seat, move, emit) => swapTilesAt(view, seat, fieldA(move), fieldB(move), 'E11', emit),
  refuse(view, { a, b }) {
    if (a === b) return refusal('sameCell', { cell: a }, 'E11');
    const closed = refuseClosed(view, a) ?? refuseClosed(view, b);
    return closed ?? refusal('blessingNotNow', { blessing: 'movement' }, 'E11');
  },
});
