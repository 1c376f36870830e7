import { blessingNumber } from './blessings/ids.ts';
import { BLESSINGS, choiceOf, isOfKind } from './blessings/index.ts';
import type { Emit } from './events.ts';
import { gainPoints } from './mutators.ts';
import { lateLines, standingOf } from './scoring/end.ts';
import { capSetter } from './scoring/outer.ts';
import { CHANGE_CARD } from './scoring/tally.ts';
import { winners } from './scoring/verdict.ts';
import { HELD, LAID, type State, type View } from './state.ts';
import { LATE_LINES, NONE, type RuleId, type Seat } from './words.ts';

/**
 * The blessings decided after the last turn, by number: all end blessings, and Change because its tool must be chosen.
 */
const DECIDED_AT_END: readonly number[] = BLESSINGS.flatMap((blessing, number) =>
  blessing.kind === 'end' || choiceOf(number) !== undefined ? [number] : [],
);

/**
 * Ends the game after the last turn: end blessings are decided in turn order, then every line of the sheet is scored
 * (F1 to F12).
 */
export function endGame(state: State, emit?: Emit): void {
  askEndBlessings(state, emit);
}

/**
 * F1: asks the first seat in turn order that still has an end blessing to decide. Scores the sheets once no seat has
 * one.
 */
export function askEndBlessings({ view }: State, emit?: Emit): void {
  const { players } = view.facts;
  for (let i = 0; i < players; i++) {
    const seat = (view.firstPlayer + i) % players;
    if (DECIDED_AT_END.some((blessing) => isUndecided(view, seat, blessing))) {
      view.phase = 'endBlessing';
      view.decider = seat;
      return;
    }
  }
  countUp(view, emit);
}

/**
 * F1: lists the end blessings (by number) that a seat must still decide, including Change if its tool must be chosen.
 */
export function undecided(view: View, seat: Seat): number[] {
  return DECIDED_AT_END.filter((blessing) => isUndecided(view, seat, blessing));
}

function isUndecided(view: View, seat: Seat, blessing: number): boolean {
  if (view.blessingSeat[blessing] !== seat || (view.decided & (1 << blessing)) !== 0) return false;
  return isOfKind(blessing, 'end') ? view.blessingState[blessing] === HELD : asksForTool(view, blessing);
}

const CHANGE = blessingNumber('change');

/** E25, E39: true if Change's tool must still be chosen. Transference may have turned the card into something else. */
function asksForTool(view: View, blessing: number): boolean {
  return blessing === CHANGE && view.blessingState[blessing] === LAID && view.movedCard !== CHANGE_CARD;
}

/** The rules of the lines, in the order of LATE_LINES. */
const LINE_RULES: readonly RuleId[] = ['F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10'];

function countUp(view: View, emit?: Emit): void {
  const standing = standingOf(view);
  const sheets: number[][] = [];
  for (let seat = 0; seat < view.facts.players; seat++) sheets.push(lateLines(view, seat, standing));
  emit?.({ type: 'capPlaced', seat: capSetter(view.facts, standing.cap, view.points) });
  for (let line = 0; line < LATE_LINES.length; line++) {
    for (let seat = 0; seat < sheets.length; seat++) {
      gainPoints(view, seat, sheets[seat][line], LATE_LINES[line], LINE_RULES[line], emit);
    }
  }
  view.phase = 'over';
  view.decider = NONE;
  emit?.({ type: 'gameOver', winners: winners(view) });
}
