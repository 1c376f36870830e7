import { type Action, formatAction, play, type State, type View } from '@nunatak/engine';
import type { Snapshot } from '../line/game.ts';
import { pairsOf } from '../line/gesture.ts';
import { actionsOf, outcomeOf, pointsFor } from './outcomes.ts';

/** What follows from two tiles or blocks that change places: the best placement after it. */
export interface PairWorth {
  readonly points: number;
  /** The position after the exchange, and the placement. */
  readonly view: View;
  readonly action: Action | undefined;
}

const known = new WeakMap<State, Map<string, PairWorth>>();

function worthOfPair(state: State, action: Action): PairWorth {
  const seat = state.view.decider;
  const { view } = play(state, action).state;
  const direct = pointsFor(outcomeOf(state.view, action), seat);
  const best = actionsOf(view)
    .filter(({ type }) => type === 'placeBlock')
    .map((place) => ({ place, points: pointsFor(outcomeOf(view, place), seat) }))
    .reduce<{ place: Action; points: number } | undefined>(
      (most, one) => (most === undefined || one.points > most.points ? one : most),
      undefined,
    );
  return { points: direct + (best?.points ?? 0), view, action: best?.place };
}

/** What choosing a cell as the second of a pair is worth, for a gesture whose first cell is chosen. */
export function secondWorth({ state, gesture }: Snapshot, cell: number): PairWorth | undefined {
  if (gesture === undefined || gesture.kind === 'tile' || gesture.first === undefined) return undefined;
  const pair = pairsOf(state.view, gesture.kind).find(
    ({ first, second }) => first === gesture.first && second === cell,
  );
  if (pair === undefined) return undefined;
  const ofState = known.get(state) ?? new Map<string, PairWorth>();
  known.set(state, ofState);
  const key = formatAction(pair.action);
  const worth = ofState.get(key) ?? worthOfPair(state, pair.action);
  ofState.set(key, worth);
  return worth;
}
