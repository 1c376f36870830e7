import type { BlessingId, CardType, DecisionKind } from '../ids.ts';
import type { Actor } from './log.ts';

/** Parameters of a refusal that needs none. */
export type NoParameters = Readonly<Record<never, never>>;

interface AtCell {
  /** A cell in notation, such as `2B3`. */
  readonly cell: string;
}

interface OfCard {
  /** What a card shows, such as `sculptor` or `beast-elder`, or the id of a blessing that counts as a card (E37). */
  readonly card: string;
}

interface OfBlessing {
  readonly blessing: BlessingId;
}

interface TwoCells {
  readonly a: string;
  readonly b: string;
}

/** The refusal codes with the parameters of each message. */
export interface RefusalParameters {
  readonly malformed: { readonly expected: string; readonly found: string };
  readonly gameOver: NoParameters;
  /** The actor who must decide now. */
  readonly notYourDecision: Actor;
  readonly wrongDecision: { readonly expected: DecisionKind };
  readonly cardNotInDisplay: OfCard;
  readonly cardHasNoCell: OfCard;
  readonly cardReserved: OfCard & Actor;
  readonly reservedForSelf: OfCard;
  readonly mustTakeReserved: OfCard;
  readonly noTileThere: AtCell;
  readonly cellOccupied: AtCell;
  readonly symbolMismatch: AtCell & OfCard;
  readonly mustBuildOnSwapped: AtCell;
  readonly sideNeeded: AtCell & OfCard;
  readonly sideNotPossible: { readonly side: CardType };
  readonly notABuilder: OfCard;
  readonly alreadySwapped: NoParameters;
  readonly noBuilderTile: TwoCells;
  readonly sameCell: AtCell;
  readonly setHasNoBlock: { readonly for: 'self' | 'siku' };
  readonly blessingNotHeld: OfBlessing;
  readonly blessingTakenThisTurn: OfBlessing;
  readonly blessingNotNow: OfBlessing;
  readonly blessingUsed: OfBlessing;
  readonly blessingNotFaceUp: OfBlessing;
  readonly deckEmpty: NoParameters;
  readonly noBlockLeft: NoParameters;
  readonly notYourBlock: AtCell;
  readonly blockNotFree: AtCell;
  readonly sameOwner: TwoCells;
  /** A line id such as `L1r0` or `L2c3`. */
  readonly lineNotCompleted: { readonly line: string };
  /** The cell that the square carries, in notation, or `top`. */
  readonly squareNotCompleted: { readonly square: string };
  readonly noGain: OfBlessing;
  readonly notTied: AtCell;
  readonly notYourCard: OfCard;
  readonly sameType: OfCard & { readonly to: CardType };
  readonly toolNeeded: NoParameters;
  readonly toolNotPossible: NoParameters;
  readonly alreadyDecided: OfBlessing;
  readonly passNotPossible: NoParameters;
}

export type RefusalCode = keyof RefusalParameters;
export type RefusalTexts = { readonly [C in RefusalCode]: (parameters: RefusalParameters[C]) => string };
