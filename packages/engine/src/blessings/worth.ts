import { MoveList } from '../actions/moves.ts';
import { score } from '../scoring/end.ts';
import { cloneView, OUT, USED, type View } from '../state.ts';
import { BLESSING_IDS, type BlessingId, type Seat } from '../words.ts';
import { BLESSINGS, choiceOf } from './index.ts';

/** What using a blessing would bring a seat as things stand: points and steps, or no points where time must tell. */
export interface Worth {
  readonly points: number | undefined;
  readonly steps: number;
}

/** E2: the worth of a blessing to a seat, whether it lies face up or is held; what it would be worth unused is left out. */
export function worthOf(view: View, seat: Seat, id: BlessingId): Worth {
  const number = BLESSING_IDS.indexOf(id);
  const blessing = BLESSINGS[number];
  if (blessing.kind === 'oneTime' || blessing.kind === 'reaction') return { points: undefined, steps: 0 };
  const before = cloneView(view);
  before.blessingSeat[number] = seat;
  before.blessingState[number] = OUT;
  const outcomes = waysToUse(before, seat, number).map((use): Worth => {
    const after = cloneView(before);
    after.blessingState[number] = USED;
    use(after);
    return {
      points: score(after, seat).total - score(before, seat).total,
      steps: after.track[seat] - before.track[seat],
    };
  });
  return outcomes.reduce((best, worth) => (Number(worth.points) > Number(best.points) ? worth : best));
}

/** Everything that using an immediate or an end blessing can do; keeping a choice open does nothing. */
function waysToUse(view: View, seat: Seat, number: number): ((view: View) => void)[] {
  const blessing = BLESSINGS[number];
  if (blessing.kind === 'immediate') return [(after) => blessing.onTake(after, seat)];
  if ('points' in blessing) {
    return [
      (after) => {
        after.points[seat] += blessing.points(after, seat);
      },
    ];
  }
  const nothing = (): undefined => undefined;
  const choice = choiceOf(number);
  if (choice === undefined) return [nothing];
  const ways = new MoveList();
  choice.options(view, seat, ways);
  return [nothing, ...ways.toArray().map((way) => (after: View) => choice.use(after, seat, way))];
}
