import { END_BLESSING, fieldB, makeMove } from '../moves.ts';
import { layBlessing } from '../verbs.ts';
import { ARTISAN, TOOLS } from '../words.ts';
import type { Blessing } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const CHANGE = blessingNumber('change');

export const change: Blessing = {
  id: 'change',
  rule: 'E25',
  kind: 'immediate',
  onTake: (view, seat, emit) => layBlessing(view, seat, CHANGE, ARTISAN, emit),
  endOptions(_view, _seat, moves) {
    for (let tool = 0; tool < TOOLS.length; tool++) {
      moves.add(makeMove(END_BLESSING, 0, tool + 1, CHANGE));
    }
  },
  useAtEnd(view, seat, move, emit) {
    view.changeTool = fieldB(move) - 1;
    emit?.({ type: 'toolChosen', seat, tool: TOOLS[view.changeTool] });
  },
};
