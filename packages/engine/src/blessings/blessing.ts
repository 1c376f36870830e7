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
  readonly moments?: readonly Moment[];
  /** Adds every way to use a one-time blessing now; none where it would not pay (E3). */
  options?(view: View, seat: number, moves: MoveList): void;
  /** What using a one-time blessing does. */
  use?(state: State, seat: number, move: Move, emit?: Emit): void;
  /** What using an immediate blessing does. */
  onTake?(view: View, seat: number, emit?: Emit): void;
  /** Adds every way to use it before end scoring, where there are several. */
  endOptions?(view: View, seat: number, moves: MoveList): void;
  /** What the chosen way does. */
  useAtEnd?(view: View, seat: number, move: Move, emit?: Emit): void;
  /** Points of its own line on the score sheet. */
  endPoints?(view: View, seat: number): number;
  /** The figures of end scoring it replaces for its owner. */
  amend?(rules: ScoringRules, facts: Facts): ScoringRules;
}
