import type { AnyField, ValuesOf } from '../actions/fields.ts';
import type { Move, MoveList } from '../actions/moves.ts';
import type { Refusal } from '../actions/refusal.ts';
import type { Emit } from '../events.ts';
import type { Facts } from '../facts.ts';
import type { ScoringRules } from '../scoring/rules.ts';
import type { State, View } from '../state.ts';
import type { BlessingId, Phase, RuleId, Seat } from '../words.ts';

/** When the holder may use a blessing beside what else it decides: before its card, before its block, after its turn. */
export type FreeMoment = 'beforeTake' | 'beforePlace' | 'endOfTurn';
/** When the turn halts and asks the holder, in a phase with the name of the blessing. */
export type WindowMoment = 'onPlace' | 'lineCompleted' | 'squareCompleted';
export type Moment = FreeMoment | WindowMoment;

/** The blessings that have a phase of their own. */
export type WindowId = Extract<BlessingId, Phase>;

/** E2, E3: used when taken or kept; once in a turn of one's own; once in anybody's turn; before end scoring. */
export const BLESSING_KINDS = ['immediate', 'oneTime', 'reaction', 'end'] as const;
export type BlessingKind = (typeof BLESSING_KINDS)[number];

/** The points, steps and cards that a blessing's text names. */
export type Figures = Readonly<Record<string, number>>;

interface Named<Id extends BlessingId, Told extends Figures> {
  readonly id: Id;
  readonly rule: RuleId;
  readonly figures: Told;
}

/**
 * What is used at a moment of a turn and then leaves the game. `turn.ts` opens the moments and alone enforces single
 * use and "not in the turn it was taken" (E2).
 */
interface Using<Fields extends readonly AnyField[]> {
  /** What its action names: `use moon CELL CELL`. */
  readonly fields: Fields;
  /** Whether the two fields are a pair without an order. */
  readonly isPair?: true;
  /** Adds every way to use it now; none where it would not pay (E3). */
  options(view: View, seat: Seat, moves: MoveList): void;
  use(state: State, seat: Seat, move: Move, emit?: Emit): void;
  /** Why a use that is not among the options is refused, at a moment of the blessing. */
  refuse(view: View, use: ValuesOf<Fields>): Refusal;
}

export type FreeUse<Id extends BlessingId, Fields extends readonly AnyField[], Told extends Figures> = Named<Id, Told> &
  Using<Fields> & { readonly kind: 'oneTime' | 'reaction'; readonly moments: readonly FreeMoment[] };

export type WindowUse<Id extends WindowId, Fields extends readonly AnyField[], Told extends Figures> = Named<Id, Told> &
  Using<Fields> & {
    readonly kind: 'oneTime' | 'reaction';
    readonly window: WindowMoment;
    /** At `squareCompleted`: whether its use takes the place of what the square awards its user (E30). */
    replacesAward?(facts: Facts): boolean;
  };

/** F1: a choice that a blessing asks for before end scoring. */
export interface EndChoice<Fields extends readonly AnyField[]> {
  /** What its action names: `end change TOOL`. */
  readonly fields: Fields;
  options(view: View, seat: Seat, moves: MoveList): void;
  use(view: View, seat: Seat, move: Move, emit?: Emit): void;
  refuse(view: View, use: ValuesOf<Fields>): Refusal;
}

export type Immediate<Id extends BlessingId, Fields extends readonly AnyField[], Told extends Figures> = Named<
  Id,
  Told
> & {
  readonly kind: 'immediate';
  onTake(view: View, seat: Seat, emit?: Emit): void;
  amend?(rules: ScoringRules, facts: Facts): ScoringRules;
  readonly atEnd?: EndChoice<Fields>;
};

/** E2: points of a line of its own, other figures of scoring, or a choice. */
export type End<Id extends BlessingId, Fields extends readonly AnyField[], Told extends Figures> = Named<Id, Told> & {
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

/** The four below give a blessing the type of its kind and keep its id, fields and figures in it. */
export function freeUse<const Id extends BlessingId, const F extends Fields, Told extends Figures>(
  blessing: FreeUse<Id, F, Told>,
): FreeUse<Id, F, Told> {
  return blessing;
}

export function windowUse<const Id extends WindowId, const F extends Fields, Told extends Figures>(
  blessing: WindowUse<Id, F, Told>,
): WindowUse<Id, F, Told> {
  return blessing;
}

export function immediate<const Id extends BlessingId, const F extends Fields, Told extends Figures>(
  blessing: Immediate<Id, F, Told>,
): Immediate<Id, F, Told> {
  return blessing;
}

export function end<const Id extends BlessingId, const F extends Fields, Told extends Figures>(
  blessing: End<Id, F, Told>,
): End<Id, F, Told> {
  return blessing;
}
