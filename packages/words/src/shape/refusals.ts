import type { BlessingId, CardType, DecisionKind } from '../ids.ts';
import type { Actor } from './log.ts';

/** A refusal that needs no figures. */
export type NoParameters = Readonly<Record<never, never>>;

interface AtCell {
  /** In notation, as `2B3`. */
  readonly cell: string;
}

interface OfCard {
  /** What a card shows, as `sculptor` or `beast-elder`, or the id of a blessing that lies with the cards of a type (E37). */
  readonly card: string;
}

interface OfBlessing {
  readonly blessing: BlessingId;
}

interface TwoCells {
  readonly a: string;
  readonly b: string;
}

/** Why an action can be refused, and what the message needs to know. */
export interface RefusalParameters {
  readonly malformed: { readonly expected: string; readonly found: string };
  readonly gameOver: NoParameters;
  /** Who decides. */
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
  /** As `L1r0` or `L2c3`. */
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
