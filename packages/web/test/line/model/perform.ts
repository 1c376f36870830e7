import { type Action, type CardId, cardIdOf, legalActions, NONE, type State } from '@nunatak/engine';
import { bestPlan, ordered } from '../../../src/ledger/endBlessings.ts';
import type { Snapshot } from '../../../src/line/game.ts';
import { isSameAction } from '../../../src/line/line.ts';
import { layOut } from '../../../src/line/staging.ts';
import { applyBlessing } from '../../../src/table/applyBlessing.ts';
import type { Intent } from './intents.ts';
import type { Window } from './window.ts';

/** What an intent of a person must do, and what it may do. */
export interface Due {
  /** Actions that must be decided now, in this order, unless the teacher holds them back. */
  readonly decides?: readonly Action[];
  /** The decided line may be cut: by an undo, or by another choice within the current turn. */
  readonly cuts?: 'undo' | 'choice';
  /** The card that must lie taken afterwards. */
  readonly card?: CardId;
  /** Something must be gone afterwards that was staged, begun or decided. */
  readonly goesBack?: boolean;
}

const NOTHING_DUE: Due = {};
const DRAFTED: readonly string[] = ['placeBlock', 'dummyTie', 'orderSquare', 'takeBlessing'];
const TAKING: readonly string[] = ['takeCard', 'useFor', 'placeBlock'];

export function pickFrom<T>(list: readonly T[], nth: number): T | undefined {
  return list[nth % Math.max(1, list.length)];
}

/** True if the person in front of a window may decide now. */
export function mayDecide({ game }: Window): boolean {
  const { busy, isAsked, state } = game.get();
  return !busy && isAsked && state.view.phase !== 'over';
}

/** Performs an intent of a person on a game; the answer says what follows from it by the rules of the table. */
export function perform(window: Window, intent: Intent): Due {
  const { game } = window;
  switch (intent.do) {
    case 'take':
      return take(window, intent.nth);
    case 'pickLegal': {
      const cells = cellsOf(game.get().state);
      game.pick(pickFrom(cells, intent.nth) ?? 0);
      return NOTHING_DUE;
    }
    case 'pickAny':
      game.pick((intent.nth * 5) % 54);
      return NOTHING_DUE;
    case 'draft': {
      const { state } = game.get();
      const drafts = legalActions(state.view).filter(isDrafted(state));
      const action = pickFrom(drafts, intent.nth);
      if (action !== undefined && mayDecide(window)) game.draft(action);
      return NOTHING_DUE;
    }
    case 'act':
      return act(window, intent.nth);
    case 'useBlessing': {
      const uses = legalActions(game.get().state.view).flatMap((action) =>
        action.type === 'useBlessing' ? [action.blessing] : [],
      );
      const id = pickFrom(uses, intent.nth);
      if (id !== undefined && mayDecide(window)) applyBlessing(game, id);
      return NOTHING_DUE;
    }
    case 'giveTo':
      game.giveTo(intent.user);
      return { cuts: 'choice' };
    case 'begin':
      game.begin(intent.kind);
      return NOTHING_DUE;
    case 'build':
      return build(window);
    case 'undo': {
      const { canUndo } = game;
      const isDone = game.undo();
      return { cuts: 'undo', goesBack: canUndo || isDone };
    }
    case 'undoAll':
      game.undoAll();
      return { cuts: 'undo' };
    case 'takeBack': {
      const { canTakeBack } = game;
      game.takeBack();
      return { cuts: 'undo', goesBack: canTakeBack };
    }
    case 'confirmEnd':
      return confirmEnd(window);
    default:
      return NOTHING_DUE;
  }
}

/** Builds what is staged and drafted. */
export function build(window: Window): Due {
  const { game } = window;
  const before = game.get();
  const isOffered = mayDecide(window) && before.draft !== undefined && isLegal(before, before.draft);
  const decides = layOut(before);
  game.build();
  return isOffered ? { decides } : NOTHING_DUE;
}

function act(window: Window, nth: number): Due {
  const { game } = window;
  const before = game.get();
  const action = pickFrom(legalActions(before.state.view), nth);
  if (action === undefined) return NOTHING_DUE;
  const isOffered = mayDecide(window);
  game.act(action);
  return isOffered ? { decides: [...before.staged.map((entry) => entry.action), action] } : NOTHING_DUE;
}

function confirmEnd(window: Window): Due {
  const { game } = window;
  const { state, staged } = game.get();
  if (state.view.phase !== 'endBlessing' || !mayDecide(window)) return NOTHING_DUE;
  const plan = ordered([...bestPlan(state.view, state.view.decider).values()]);
  window.decideEnd(plan);
  return { decides: [...staged.map(({ action }) => action), ...plan] };
}

function take(window: Window, nth: number): Due {
  const { game } = window;
  const before = game.get();
  const cards = before.state.view.display.filter((card) => card !== NONE);
  const number = pickFrom(cards, nth);
  if (number === undefined) return NOTHING_DUE;
  const card = cardIdOf(before.state.view.facts, number);
  const isOffered = mayDecide(window) && TAKING.includes(before.state.view.phase) && isTakeable(before, card);
  game.take(card);
  return isOffered ? { cuts: 'choice', card } : { cuts: 'choice' };
}

/** True if a card may be taken in the current turn, perhaps instead of another one. */
function isTakeable({ state, entries, floor }: Snapshot, card: CardId): boolean {
  if (state.view.phase === 'takeCard') return isLegalIn(state, { type: 'takeCard', card });
  const at = entries.findLastIndex(({ action }) => action.type === 'takeCard');
  const taken = entries[at];
  if (taken === undefined || at < floor || taken.before.view.turn !== state.view.turn) return false;
  return isLegalIn(taken.before, { type: 'takeCard', card });
}

function isLegal({ state }: Snapshot, action: Action): boolean {
  return isLegalIn(state, action);
}

function isLegalIn({ view }: State, action: Action): boolean {
  return legalActions(view).some((one) => isSameAction(one, action));
}

/** True if the table lays an action out for Build instead of deciding it at once. */
function isDrafted({ view }: State): (action: Action) => boolean {
  const isTurnEnd = view.phase === 'endOfTurn';
  return ({ type }) => (isTurnEnd ? type === 'useBlessing' : DRAFTED.includes(type));
}

function cellsOf({ view }: State): readonly number[] {
  return legalActions(view).flatMap((action) => {
    if (action.type === 'placeBlock' || action.type === 'dummyTie') return [action.cell];
    return action.type === 'swapTiles' ? [action.a, action.b] : [];
  });
}
