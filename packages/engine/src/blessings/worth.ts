import { MoveList } from '../actions/moves.ts';
import { score } from '../scoring/end.ts';
import { cloneView, OUT, USED, type View } from '../state.ts';
import { BLESSING_IDS, type BlessingId } from '../words.ts';
import { BLESSINGS, choiceOf } from './index.ts';

/** What using a blessing would bring a seat as things stand: points and steps, or no points where time must tell. */
export interface Worth {
  readonly points: number | undefined;
  readonly steps: number;
}

const LATER: Worth = { points: undefined, steps: 0 };

/** E2: the worth of a blessing to a seat, whether it lies face up or is held; what it would be worth unused is left out. */
export function worthOf(view: View, seat: number, id: BlessingId): Worth {
  const number = BLESSING_IDS.indexOf(id);
  const blessing = BLESSINGS[number];
  const before = placed(view, seat, number, OUT);
  const was = score(before, seat).total;
  const gain = (after: View): number => score(after, seat).total - was;
  if (blessing.kind === 'immediate') {
    const after = placed(view, seat, number, OUT);
    blessing.onTake(after, seat);
    return { points: gain(after), steps: after.track[seat] - view.track[seat] };
  }
  if (blessing.kind !== 'end') return LATER;
  const choice = choiceOf(blessing);
  if (choice !== undefined) {
    const ways = new MoveList();
    choice.options(before, seat, ways);
    const gains = ways.toArray().map((way) => {
      const after = cloneView(before);
      choice.use(after, seat, way);
      return gain(after);
    });
    return { points: Math.max(0, ...gains), steps: 0 };
  }
  if ('points' in blessing) return { points: blessing.points(view, seat), steps: 0 };
  return { points: gain(placed(view, seat, number, USED)), steps: 0 };
}

/** A copy in which the blessing is the seat's, in a state. */
function placed(view: View, seat: number, blessing: number, state: number): View {
  const copy = cloneView(view);
  copy.blessingSeat[blessing] = seat;
  copy.blessingState[blessing] = state;
  return copy;
}
