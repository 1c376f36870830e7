import { isPerson, seatsTo } from '../facts.ts';
import type { View } from '../state.ts';
import { EARLY_LINES, NONE } from '../words.ts';
import { score } from './end.ts';
import { capHolders, capLeader, capSetter, outerBlocks } from './outer.ts';

/** How a game was decided: by points, by outer blocks, or shared (F11). */
export type Verdict =
  | { readonly kind: 'points'; readonly winner: number; readonly ahead: number }
  | { readonly kind: 'outer'; readonly winner: number; readonly tied: readonly number[]; readonly blocks: number }
  | { readonly kind: 'shared'; readonly winners: readonly number[]; readonly blocks: number };

/** F11: determines the result as if the game ended now. */
export function verdictOf(view: View): Verdict {
  const totals = totalsOf(view);
  const most = Math.max(...totals);
  const tied = seatsTo(view.facts.players).filter((seat) => totals[seat] === most);
  const [first] = tied;
  if (tied.length === 1) {
    const next = Math.max(0, ...totals.filter((total) => total < most));
    return { kind: 'points', winner: first, ahead: most - next };
  }
  const blocks = Math.max(...tied.map((seat) => outerBlocks(view, seat)));
  const outermost = tied.filter((seat) => outerBlocks(view, seat) === blocks);
  if (outermost.length === 1) return { kind: 'outer', winner: outermost[0], tied, blocks };
  return { kind: 'shared', winners: outermost, blocks };
}

/** Returns each player's total. Once the game is over, `view.points` already includes everything. */
function totalsOf(view: View): readonly number[] {
  const people = seatsTo(view.facts.players);
  return people.map((seat) => (view.phase === 'over' ? view.points[seat] : score(view, seat).total));
}

/** F11: returns the winning seats. */
export function winners(view: View): number[] {
  const verdict = verdictOf(view);
  return verdict.kind === 'shared' ? [...verdict.winners] : [verdict.winner];
}

/**
 * F2: who sets the cap, whether it scores, and the seats with the most outer blocks (several if the tie-break leaves
 * them tied).
 */
export interface Cap {
  readonly setter: number;
  readonly scored: boolean;
  readonly holders: readonly number[];
}

export function capOf(view: View): Cap {
  const { facts } = view;
  const leader = capLeader(view);
  const holders = capHolders(view);
  const before = seatsTo(facts.players).map((seat) => {
    const sheet = score(view, seat);
    return EARLY_LINES.reduce((sum, line) => sum + sheet[line], sheet.temple);
  });
  return {
    setter: capSetter(facts, leader, before),
    scored: leader !== NONE && isPerson(facts, leader),
    holders: seatsTo(facts.seats).filter((seat) => (holders & (1 << seat)) !== 0),
  };
}
