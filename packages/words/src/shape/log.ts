import type { BlessingId, CardType, Rating, SourceId, Tool } from '../ids.ts';
import type { NoParameters } from './refusals.ts';

/** Who acts in a sentence: a display name, or the reader. */
export interface Actor {
  readonly seat: string;
  /** True if the reader is this seat; the sentence then uses the second person. */
  readonly you: boolean;
}

interface OfCard {
  /** What a card shows, such as `sculptor` or `beast-elder`, or the id of a blessing that counts as a card (E37). */
  readonly card: string;
}

interface OfBlessing {
  readonly blessing: BlessingId;
}

/** The events of the log with the parameters of each line. Cells are in notation, such as `2B3`. */
export interface LogParameters {
  readonly turnStarted: Actor;
  readonly cardTaken: Actor & OfCard;
  readonly usedFor: Actor & { readonly for: 'self' | 'siku' };
  readonly tilesSwapped: Actor & { readonly a: string; readonly b: string };
  readonly blocksSwapped: Actor & { readonly own: string; readonly other: string };
  /** The actor is the owner of the block. */
  readonly blockPlaced: Actor & { readonly cell: string };
  readonly cardJoined: Actor & OfCard & { readonly as: CardType };
  readonly cardDiscarded: OfCard;
  readonly points: Actor & { readonly points: number; readonly source: SourceId };
  readonly track: Actor & { readonly steps: number };
  /** A line id such as `L1r0` or `L2c3`. */
  readonly lineCompleted: Actor & { readonly line: string };
  /** The cell that the square carries, in notation, or `top`. */
  readonly squareCompleted: Actor & { readonly square: string };
  readonly tileRevealed: { readonly tile: string; readonly cell: string };
  readonly cardRevealed: OfCard;
  readonly blessingRevealed: OfBlessing;
  readonly blessingTaken: Actor & OfBlessing;
  readonly blessingUsed: Actor & OfBlessing;
  readonly blessingKept: Actor & OfBlessing;
  readonly blessingRemoved: OfBlessing;
  readonly cardReserved: Actor & OfCard;
  readonly reservationLapsed: Actor & OfCard;
  readonly turnMissed: Actor;
  readonly extraTurns: { readonly order: readonly Actor[] };
  readonly reshuffled: NoParameters;
  readonly roundEnded: { readonly round: number };
  readonly endBlessingDecided: Actor & OfBlessing & { readonly use: boolean };
  /** Transference (E24); `tool` is set if the card becomes an artisan. */
  readonly cardMoved: Actor & OfCard & { readonly to: CardType; readonly tool?: Tool | undefined };
  /** The tool chosen for Change (E25). */
  readonly toolChosen: Actor & { readonly tool: Tool };
  /** `scored` is false if the cap is placed without points (F2). */
  readonly capPlaced: Actor & { readonly scored?: boolean | undefined };
  /** `rating` is set in the solo game only (Z9). */
  readonly gameOver: { readonly winners: readonly Actor[]; readonly rating?: Rating | undefined };
}

export type LogEvent = keyof LogParameters;
export type LogTexts = { readonly [E in LogEvent]: (parameters: LogParameters[E]) => string };
