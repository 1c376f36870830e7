import type { AnyField, ValuesOf } from '../actions/fields.ts';
import type { Move, MoveList } from '../actions/moves.ts';
import type { Refusal } from '../actions/refusal.ts';
import type { Emit } from '../events.ts';
import type { Facts } from '../facts.ts';
import type { ScoringRules } from '../scoring/rules.ts';
import type { State, View } from '../state.ts';
import type { BlessingId, Phase, RuleId, Seat } from '../words.ts';

/**
 * When the holder may use a blessing in addition to the pending decision: before the card, before the block, or at the
 * end of the turn.
 */
export type FreeMoment = 'beforeTake' | 'beforePlace' | 'endOfTurn';
/** When the turn pauses to ask the holder, in a phase named after the blessing. */
export type WindowMoment = 'onPlace' | 'lineCompleted' | 'squareCompleted';
export type Moment = FreeMoment | WindowMoment;

/** The blessings that have their own phase, because the game stops to ask their holder. */
export type WindowId = Extract<BlessingId, Phase>;

/**
 * E2, E3: when a blessing is used. `immediate`: when taken, or kept. `oneTime`: once, in a turn of the holder.
 * `reaction`: once, in any player's turn. `end`: before end scoring.
 */
export const BLESSING_KINDS = ['immediate', 'oneTime', 'reaction', 'end'] as const;
export type BlessingKind = (typeof BLESSING_KINDS)[number];

/** The numbers in a blessing's text: points, steps and cards. */
export type Figures = Readonly<Record<string, number>>;

interface Named<Id extends BlessingId, Numbers extends Figures> {
  readonly id: Id;
  readonly rule: RuleId;
  readonly figures: Numbers;
}

/**
 * The part of a blessing that is used during a turn, once, and then leaves the game. `turn.ts` opens the moments;
 * `mayUse` in state.ts enforces single use and "not in the turn it was taken" (E2).
 */
interface Using<Fields extends readonly AnyField[]> {
  /** The fields of its action, such as two cells for `use moon CELL CELL`. */
  readonly fields: Fields;
  /** True if the two fields are an unordered pair. */
  readonly isPair?: true;
  /** Adds a move for every way to use the blessing now; adds none if it would score nothing (E3). */
  options(view: View, seat: Seat, moves: MoveList): void;
  use(state: State, seat: Seat, move: Move, emit?: Emit): void;
  /**
   * Explains why a use that is not among the options is refused. Called only at a moment when the blessing could be
   * used.
   */
  refuse(view: View, use: ValuesOf<Fields>): Refusal;
}

export type FreeUse<Id extends BlessingId, Fields extends readonly AnyField[], Numbers extends Figures> = Named<
  Id,
  Numbers
> &
  Using<Fields> & { readonly kind: 'oneTime' | 'reaction'; readonly moments: readonly FreeMoment[] };

export type WindowUse<Id extends WindowId, Fields extends readonly AnyField[], Numbers extends Figures> = Named<
  Id,
  Numbers
> &
  Using<Fields> & {
    readonly kind: 'oneTime' | 'reaction';
    readonly window: WindowMoment;
    /** At `squareCompleted`: returns true if the use replaces the square's award to the user (E30). */
    replacesAward?(facts: Facts): boolean;
  };

/** F1: a choice that a blessing requires before end scoring. */
export interface EndChoice<Fields extends readonly AnyField[]> {
  /** The fields of its action, such as a tool for `end change TOOL`. */
  readonly fields: Fields;
  options(view: View, seat: Seat, moves: MoveList): void;
  use(view: View, seat: Seat, move: Move, emit?: Emit): void;
  refuse(view: View, use: ValuesOf<Fields>): Refusal;
}

export type Immediate<Id extends BlessingId, Fields extends readonly AnyField[], Numbers extends Figures> = Named<
  Id,
  Numbers
> & {
  readonly kind: 'immediate';
  onTake(view: View, seat: Seat, emit?: Emit): void;
  amend?(rules: ScoringRules, facts: Facts): ScoringRules;
  readonly atEnd?: EndChoice<Fields>;
};

/**
 * E2: an end blessing. It scores points on its own line of the sheet, replaces numbers of the scoring rules, or
 * requires a choice.
 */
export type End<Id extends BlessingId, Fields extends readonly AnyField[], Numbers extends Figures> = Named<
  Id,
  Numbers
> & {
  readonly kind: 'end';
} & (
    | { points(view: View, seat: Seat): number }
    | { amend(rules: ScoringRules, facts: Facts): ScoringRules }
    | { readonly atEnd: EndChoice<Fields> }
  );

type Fields = readonly AnyField[];

export type AnyWindow = WindowUse<WindowId, Fields, Figures>;
export type AnyUse = FreeUse<BlessingId, Fields, Figures> | AnyWindow;
export type Blessing = AnyUse | Immediate<BlessingId, Fields, Figures> | End<BlessingId, Fields, Figures>;

/**
 * The four functions below check a blessing against the type of its kind, but keep the exact types of its id, fields
 * and figures.
 */
export function freeUse<const Id extends BlessingId, const F extends Fields, Numbers extends Figures>(
  blessing: FreeUse<Id, F, Numbers>,
): FreeUse<Id, F, Numbers> {
  return blessing;
}

export function windowUse<const Id extends WindowId, const F extends Fields, Numbers extends Figures>(
  blessing: WindowUse<Id, F, Numbers>,
): WindowUse<Id, F, Numbers> {
  return blessing;
}

export function immediate<const Id extends BlessingId, const F extends Fields, Numbers extends Figures>(
  blessing: Immediate<Id, F, Numbers>,
): Immediate<Id, F, Numbers> {
  return blessing;
}

export function end<const Id extends BlessingId, const F extends Fields, Numbers extends Figures>(
  blessing: End<Id, F, Numbers>,
): End<Id, F, Numbers> {
  return blessing;
}
