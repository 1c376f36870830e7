import type { Emit } from '../events.ts';
import type { Facts } from '../facts.ts';
import type { Move, MoveList } from '../moves.ts';
import type { ScoringRules } from '../scoring/rules.ts';
import type { State, View } from '../state.ts';
import type { BlessingId, RuleId } from '../words.ts';

/** When a one-time blessing may be used. */
export const MOMENTS = [
  'beforeTake',
  'beforePlace',
  'onPlace',
  'lineCompleted',
  'squareCompleted',
  'endOfTurn',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** E2: immediate ones are used when taken or kept, one-time ones at their moments, end ones before end scoring. */
export type BlessingKind = 'immediate' | 'oneTime' | 'end';

/**
 * One blessing. `turn.ts` opens the moments and alone enforces single use and "not in the turn it was taken".
 */
export interface Blessing {
  readonly id: BlessingId;
  readonly rule: RuleId;
  readonly kind: BlessingKind;
  readonly moments?: readonly Moment[] | undefined;
  /** Adds every way to use a one-time blessing now; none where it would not pay (E3). */
  readonly options?: ((view: View, seat: number, moves: MoveList) => void) | undefined;
  /** What using a one-time blessing does. */
  readonly use?: ((state: State, seat: number, move: Move, emit?: Emit) => void) | undefined;
  /** What using an immediate blessing does. */
  readonly onTake?: ((view: View, seat: number, emit?: Emit) => void) | undefined;
  /** Adds every way to use it before end scoring, where there are several. */
  readonly endOptions?: ((view: View, seat: number, moves: MoveList) => void) | undefined;
  /** What the chosen way does. */
  readonly useAtEnd?: ((view: View, seat: number, move: Move, emit?: Emit) => void) | undefined;
  /** Points of its own line on the score sheet. */
  readonly endPoints?: ((view: View, seat: number) => number) | undefined;
  /** The figures of end scoring it replaces for its owner. */
  readonly amend?: ((rules: ScoringRules, facts: Facts) => ScoringRules) | undefined;
}
