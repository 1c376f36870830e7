import type { LineId } from '../geometry.ts';
import { ownerAt, type View } from '../state.ts';
import {
  type BlessingId,
  type CardId,
  type CardType,
  type Cell,
  NONE,
  type Phase,
  type RuleId,
  type Seat,
} from '../words.ts';

/** Parameters of each refusal code. A UI turns the code and its parameters into a sentence. */
export interface RefusalParameters {
  readonly malformed: { readonly field: string; readonly found: string; readonly expected: string };
  readonly gameOver: object;
  readonly notYourDecision: { readonly decider: number };
  readonly wrongDecision: { readonly expected: Phase };
  readonly cardNotInDisplay: { readonly card: CardId };
  readonly cardHasNoCell: { readonly card: CardId };
  readonly cardReserved: { readonly card: CardId; readonly seat: Seat };
  readonly reservedForSelf: { readonly card: CardId };
  readonly mustTakeReserved: { readonly card: CardId };
  readonly noTileThere: { readonly cell: Cell };
  readonly cellOccupied: { readonly cell: Cell };
  readonly symbolMismatch: { readonly cell: Cell; readonly card: CardId };
  readonly mustBuildOnSwapped: { readonly cell: Cell };
  readonly sideNeeded: { readonly cell: Cell; readonly card: CardId };
  readonly sideNotPossible: { readonly side: CardType };
  readonly notABuilder: { readonly card: CardId };
  readonly alreadySwapped: object;
  readonly noBuilderTile: { readonly a: number; readonly b: number };
  readonly sameCell: { readonly cell: Cell };
  readonly setHasNoBlock: { readonly for: 'self' | 'siku' };
  readonly blessingNotHeld: { readonly blessing: BlessingId };
  readonly blessingTakenThisTurn: { readonly blessing: BlessingId };
  readonly blessingNotNow: { readonly blessing: BlessingId };
  readonly blessingUsed: { readonly blessing: BlessingId };
  readonly blessingNotFaceUp: { readonly blessing: BlessingId };
  readonly deckEmpty: object;
  readonly noBlockLeft: object;
  readonly notYourBlock: { readonly cell: Cell };
  readonly blockNotFree: { readonly cell: Cell };
  readonly sameOwner: { readonly a: number; readonly b: number };
  readonly lineNotCompleted: { readonly line: LineId };
  readonly squareNotCompleted: { readonly square: number };
  readonly noGain: { readonly blessing: BlessingId };
  readonly notTied: { readonly cell: Cell };
  readonly notYourCard: { readonly card: CardId | BlessingId };
  readonly sameType: { readonly card: CardId | BlessingId; readonly to: CardType };
  readonly alreadyDecided: { readonly blessing: BlessingId };
  readonly passNotPossible: object;
}

export type RefusalCode = keyof RefusalParameters;

export type Refusal = {
  readonly [Code in RefusalCode]: {
    readonly code: Code;
    readonly rule?: RuleId;
    readonly parameters: RefusalParameters[Code];
  };
}[RefusalCode];

/** Builds a refusal. `rule` is the rule that a player would look up. */
export function refusal<Code extends RefusalCode>(
  code: Code,
  parameters: RefusalParameters[Code],
  rule?: RuleId,
): { readonly code: Code; readonly parameters: RefusalParameters[Code]; readonly rule?: RuleId } {
  return rule === undefined ? { code, parameters } : { code, parameters, rule };
}

/** Explains why a cell is not open; undefined if it is open. */
export function refuseClosed(view: View, cell: Cell): Refusal | undefined {
  if (view.tileAt[cell] === NONE) return refusal('noTileThere', { cell }, 'G3');
  return ownerAt(view, cell) === NONE ? undefined : refusal('cellOccupied', { cell }, 'G3');
}
