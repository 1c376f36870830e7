import { type Action, cardIdOf, formatAction, hashState, legalActions, preview, type View } from '@nunatak/engine';
import type { Snapshot } from '../../../src/line/game.ts';
import { commonLength, isSameAction, type Line } from '../../../src/line/line.ts';
import type { StandingOrders } from '../../../src/line/orders.ts';
import { saveOf } from '../../../src/session/games.ts';
import { fromSave } from '../../../src/session/savedGame.ts';
import type { Due } from './perform.ts';
import type { Window } from './window.ts';

/** A rule of the table that does not hold ends the case. */
export function mustHold(holds: boolean, rule: string): asserts holds {
  if (!holds) throw new Error(`does not hold: ${rule}`);
}

/** A game at one moment. */
export interface Moment {
  readonly line: Line;
  readonly snapshot: Snapshot;
  readonly isQuestionOpen: boolean;
  isHere(seat: number): boolean;
}

export function momentOf({ game, teacher }: Window): Moment {
  return {
    line: game.referee.line,
    snapshot: game.get(),
    isQuestionOpen: teacher?.question.get() !== undefined,
    isHere: (seat) => game.isPersonAt(seat),
  };
}

const PASS: Action = { type: 'pass' };
const TAKING: readonly string[] = ['takeCard', 'useFor', 'placeBlock'];

function gainOf(view: View, action: Action): number {
  return preview(view, action).points.reduce((sum, { seat, points }) => sum + (seat === view.decider ? points : 0), 0);
}

/** E3: true if the orders of the person who decides say that the decision need not be asked. */
export function needNotBeAsked(view: View, orders: StandingOrders | undefined): boolean {
  if (orders === undefined) return false;
  const { phase } = view;
  if (phase === 'endOfTurn') return orders.isTurnEndSilent;
  if (phase !== 'structure' && phase !== 'expansion' && phase !== 'providence') return false;
  const passing = gainOf(view, PASS);
  const gains = usesOf(view).map((action) => gainOf(view, action) - passing);
  return Math.max(0, ...gains) < (orders.least[phase] ?? 0);
}

function usesOf(view: View): readonly Action[] {
  return legalActions(view).filter(({ type }) => type === 'useBlessing');
}

/**
 * What was decided meanwhile: what a person wanted, then what bots and standing orders answered. Returns true if everything
 * wanted was decided.
 */
export function checkLine(before: Moment, after: Moment, due: Due, told: ReadonlyMap<number, StandingOrders>): boolean {
  const known = before.line.entries;
  const { entries } = after.line;
  const common = commonLength(known, entries);
  const added = entries.slice(common);
  if (before.isQuestionOpen && after.isQuestionOpen) {
    mustHold(common === known.length && added.length === 0, 'nothing is decided or undone while the teacher asks');
  }
  checkCut(before, common, due);
  added.forEach((entry, i) => {
    const last = entries[common + i - 1]?.after ?? after.line.first;
    mustHold(hashState(entry.before) === hashState(last), 'every decision begins where the one before it ends');
  });
  const { decides = [] } = due;
  const differs = decides.findIndex((action, i) => added[i] === undefined || !isSameAction(action, added[i].action));
  const done = differs === -1 ? decides.length : differs;
  mustHold(done === 0 || done === decides.length, 'what one press decides is decided together');
  for (const { seat, action, before: state } of added.slice(done)) {
    if (!after.isHere(seat)) continue;
    mustHold(
      action.type === 'pass' && needNotBeAsked(state.view, told.get(seat)),
      `nobody decides for a person who was not asked (${formatAction(action)} for seat ${seat})`,
    );
  }
  return done === decides.length;
}

/** The decided line only grows, except by an undo, or by another choice within the current turn. */
function checkCut({ line, snapshot }: Moment, common: number, { cuts }: Due): void {
  const gone = line.entries.slice(common);
  if (gone.length === 0 || cuts === 'undo') return;
  const { turn, phase } = snapshot.state.view;
  mustHold(
    cuts === 'choice' && TAKING.includes(phase) && gone.every((entry) => entry.before.view.turn === turn),
    `a choice takes back nothing of an earlier turn (${gone.map(({ action }) => formatAction(action)).join(', ')})`,
  );
}

function sizeOf({ line, snapshot }: Moment): number {
  return line.entries.length + snapshot.staged.length;
}

/** What can be undone or taken back is undone, and stays so. */
export function checkGoingBack(before: Moment, after: Moment, due: Due): void {
  if (due.goesBack !== true) return;
  const { draft, gesture } = before.snapshot;
  const isStopped = gesture !== undefined && after.snapshot.gesture === undefined;
  const isCleared = draft !== undefined && after.snapshot.draft === undefined;
  mustHold(sizeOf(after) < sizeOf(before) || isStopped || isCleared, 'what can be undone is undone');
}

/** A card that may be taken lies taken. */
export function checkTaken({ snapshot }: Moment, { card }: Due): void {
  if (card === undefined) return;
  const { refused, state } = snapshot;
  mustHold(refused === undefined, `a card that may be taken is not refused (${refused?.refusal.code})`);
  mustHold(cardIdOf(state.view.facts, state.view.card) === card, 'a card that may be taken lies taken');
}

/** A reload, and one more, give everything that was decided and staged. */
export function checkReload(window: Window): void {
  const { save, game } = window;
  const read = fromSave(JSON.parse(save));
  mustHold(read.ok, 'the save can be read');
  const again = read.value;
  const second = JSON.stringify(saveOf(again.referee));
  mustHold(
    second === save,
    `a game that was reloaded is saved as it was (${save.slice(-200)} became ${second.slice(-200)})`,
  );
  const now = game.get();
  if (now.busy || !now.isAsked || now.isLookingBack) return;
  const then = again.get();
  const texts = ({ staged, draft }: Snapshot) => [
    staged.map(({ action }) => formatAction(action)).join(),
    draft === undefined ? '' : formatAction(draft),
  ];
  mustHold(texts(now).join(' | ') === texts(then).join(' | '), `a reload gives what was staged: ${texts(now)}`);
  mustHold(hashState(now.state) === hashState(then.state), 'a reload gives the position that was shown');
  if (now.gesture === undefined) mustHold(again.canUndo === game.canUndo, 'a reload gives the same way back');
}
