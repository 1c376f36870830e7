import { BLESSINGS } from '../blessings/index.ts';
import type { Emit } from '../events.ts';
import { blessingField, type Move } from '../moves.ts';
import type { State } from '../state.ts';
import { useUpBlessing } from '../verbs.ts';

/** E2: a used one-time blessing leaves the game, and does what it does. */
export function useBlessing(state: State, seat: number, move: Move, emit?: Emit): void {
  const blessing = blessingField(move);
  useUpBlessing(state.view, seat, blessing, emit);
  BLESSINGS[blessing].use?.(state, seat, move, emit);
}
