import {
  type Action,
  type CardId,
  END_LINES,
  type EndLine,
  isWindow,
  play,
  type State,
  score,
  type View,
} from '@nunatak/engine';
import type { Snapshot } from '../line/game.ts';
import { peekState } from './model.ts';
import { actionsOf, outcomeOf, pointsFor } from './outcomes.ts';

/** What a card brings on its best tile: at once, and in the end scoring as things stand. */
export interface CardWorth {
  readonly cell: number;
  readonly now: number;
  readonly end: number;
  /** The position in which the card is placed, and how. */
  readonly view: View;
  readonly action: Action;
  /** The lines of the end scoring that change. */
  readonly lines: readonly { readonly line: EndLine; readonly points: number }[];
}

/** The position in which the person whose turn it is here chooses, or has just chosen, a card. */
export function choosingState({ state, entries, isAsked }: Snapshot): State | undefined {
  const { view } = state;
  if (!isAsked || view.decider !== view.active) return undefined;
  if (view.phase === 'takeCard') return state;
  return entries.findLast(({ action, before }) => action.type === 'takeCard' && before.view.turn === view.turn)?.before;
}

const known = new WeakMap<State, Map<CardId, CardWorth | undefined>>();

/** The worth of a card of the display for who is to take one; undefined where it cannot be built. Worked out once. */
export function worthOfCard(state: State, card: CardId): CardWorth | undefined {
  const ofState = known.get(state) ?? new Map<CardId, CardWorth | undefined>();
  known.set(state, ofState);
  if (!ofState.has(card)) ofState.set(card, bestOf(state, card));
  return ofState.get(card);
}

function bestOf(state: State, card: CardId): CardWorth | undefined {
  const taken = peekState(state, card);
  if (taken === undefined) return undefined;
  const seat = state.view.decider;
  const worths = actionsOf(taken.view).flatMap((action): CardWorth[] => {
    if (action.type !== 'placeBlock') return [];
    const lines = endChanges(state.view, settle(play(taken, action).state).view, seat);
    return [
      {
        cell: action.cell,
        now: pointsFor(outcomeOf(taken.view, action), seat),
        end: lines.reduce((sum, { points }) => sum + points, 0),
        view: taken.view,
        action,
        lines,
      },
    ];
  });
  return worths.toSorted((a, b) => b.now + b.end - (a.now + a.end) || b.now - a.now).at(0);
}

/** The position once nobody has answered and the squares were scored as they come. */
function settle(state: State): State {
  const { phase } = state.view;
  if (isWindow(phase)) return settle(play(state, { type: 'pass' }).state);
  const [first] = phase === 'orderSquare' ? actionsOf(state.view) : [];
  return first === undefined ? state : settle(play(state, first).state);
}

/** What changes on a seat's sheet besides what was scored in play. */
function endChanges(before: View, after: View, seat: number): CardWorth['lines'] {
  const [was, is] = [score(before, seat), score(after, seat)];
  return END_LINES.flatMap((line) => (is[line] === was[line] ? [] : [{ line, points: is[line] - was[line] }]));
}
