import { line } from '../actions/fields.ts';
import { fieldA, makeMove, USE_BLESSING } from '../actions/moves.ts';
import { refusal } from '../actions/refusal.ts';
import { LINES } from '../geometry.ts';
import { gainPoints } from '../mutators.ts';
import { blocksInLine, completedLines } from '../scoring/placement.ts';
import type { View } from '../state.ts';
import type { Seat } from '../words.ts';
import { windowUse } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const PROVIDENCE = blessingNumber('providence');

const figures = { most: 7, tied: 4 };

/** E29: returns a seat's points for a completed line. Blocks of Siku and the dummies compete like those of players. */
function providencePoints(view: View, seat: Seat, line: number): number {
  const own = blocksInLine(view, seat, line);
  let points = figures.most;
  for (let other = 0; other < view.facts.seats; other++) {
    if (other === seat) continue;
    const blocks = blocksInLine(view, other, line);
    if (blocks > own) return 0;
    if (blocks === own) points = figures.tied;
  }
  return points;
}

export const providence = windowUse({
  id: 'providence',
  rule: 'E29',
  kind: 'reaction',
  figures,
  window: 'lineCompleted',
  fields: [line('line')],
  options(view, seat, moves) {
    for (const completed of completedLines(view, view.placed)) {
      if (providencePoints(view, seat, completed) > 0) {
        moves.add(makeMove(USE_BLESSING, completed, 0, PROVIDENCE));
      }
    }
  },
  use({ view }, seat, move, emit) {
    const chosen = fieldA(move);
    gainPoints(view, seat, providencePoints(view, seat, chosen), 'providence', 'E29', emit, { line: LINES[chosen].id });
  },
  refuse: (view, use) =>
    completedLines(view, view.placed).some((completed) => LINES[completed].id === use.line)
      ? refusal('noGain', { blessing: 'providence' }, 'E3')
      : refusal('lineNotCompleted', { line: use.line }, 'E29'),
});
