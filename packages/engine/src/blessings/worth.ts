import { MoveList } from '../actions/moves.ts';
import { score } from '../scoring/end.ts';
import { cloneView, OUT, USED, type View } from '../state.ts';
import { BLESSING_IDS, type BlessingId, type Seat } from '../words.ts';
import { BLESSINGS, choiceOf } from './index.ts';

/** What a seat gains by using a blessing now. `points` is undefined if it depends on how the game goes on. */
export interface Worth {
  readonly points: number | undefined;
  readonly steps: number;
}

/**
 * E2: estimates what a blessing is worth to a seat, whether it is face up or held. Ignores the points for keeping it
 * unused.
 */
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

/**
 * Lists the effects that using an immediate or end blessing can have. Includes no effect, because a choice can be left
 * open.
 */
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
