import { LINES } from '../geometry.ts';
import { fieldA, makeMove, USE_BLESSING } from '../moves.ts';
import { blocksInLine, completedLines } from '../scoring/placement.ts';
import type { View } from '../state.ts';
import { gainPoints } from '../verbs.ts';
import type { Blessing } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const PROVIDENCE = blessingNumber('providence');

const MOST = 7;
const TIED = 4;

/** E29: points of a completed line for a seat; Siku's and the dummies' blocks count against it. */
export function providencePoints(view: View, seat: number, line: number): number {
  const own = blocksInLine(view, seat, line);
  let points = MOST;
  for (let other = 0; other < view.facts.seats; other++) {
    if (other === seat) continue;
    const blocks = blocksInLine(view, other, line);
    if (blocks > own) return 0;
    if (blocks === own) points = TIED;
  }
  return points;
}

export const providence: Blessing = {
  id: 'providence',
  rule: 'E29',
  kind: 'oneTime',
  moments: ['lineCompleted'],
  options(view, seat, moves) {
    for (const line of completedLines(view, view.placed)) {
      if (providencePoints(view, seat, line) > 0) {
        moves.add(makeMove(USE_BLESSING, line, 0, PROVIDENCE));
      }
    }
  },
  use({ view }, seat, move, emit) {
    const line = fieldA(move);
    gainPoints(view, seat, providencePoints(view, seat, line), 'providence', 'E29', emit, { line: LINES[line].id });
  },
};
