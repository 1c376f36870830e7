import { blessingField, type Move } from '../actions/moves.ts';
import { makeUse } from '../blessings/index.ts';
import type { Emit } from '../events.ts';
import { useUpBlessing } from '../mutators.ts';
import type { State } from '../state.ts';
import type { Seat } from '../words.ts';

/** E2: marks a blessing as used, so that it leaves the game, and applies its effect. */
export function useBlessing(state: State, seat: Seat, move: Move, emit?: Emit): void {
  useUpBlessing(state.view, seat, blessingField(move), emit);
  makeUse(state, seat, move, emit);
}
