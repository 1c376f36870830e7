import { tool } from '../actions/fields.ts';
import { END_BLESSING, fieldB, makeMove } from '../actions/moves.ts';
import { refusal } from '../actions/refusal.ts';
import { layBlessing } from '../mutators.ts';
import { ARTISAN, TOOLS } from '../words.ts';
import { immediate } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const CHANGE = blessingNumber('change');

export const change = immediate({
  id: 'change',
  rule: 'E25',
  kind: 'immediate',
  figures: {},
  onTake: (view, seat, emit) => layBlessing(view, seat, CHANGE, ARTISAN, emit),
  atEnd: {
    fields: [tool('tool')],
    options(_view, _seat, moves) {
      for (let i = 0; i < TOOLS.length; i++) moves.add(makeMove(END_BLESSING, 0, i + 1, CHANGE));
    },
    use(view, seat, move, emit) {
      view.changeTool = fieldB(move) - 1;
      emit?.({ type: 'toolChosen', seat, tool: TOOLS[view.changeTool] });
    },
    refuse: () => refusal('blessingNotNow', { blessing: 'change' }, 'F1'),
  },
});
