import type { ColourId } from '../art/tokens.ts';

/** Who a column of the ledger belongs to; Siku and the dummies follow the people. */
export interface Seat {
  readonly name: string;
  readonly colour: ColourId;
  /** The reader is this seat: the texts speak in the second person. */
  readonly you: boolean;
}
