import type { BlessingId, CardType, Rating, SourceId, Tool } from '../ids.ts';
import type { NoParameters } from './refusals.ts';

/** Who did it: a display name, or the reader. */
export interface Actor {
  readonly seat: string;
  /** The reader is this seat: the line speaks in the second person. */
  readonly you: boolean;
}

interface OfCard {
  /** What a card shows, as `sculptor` or `beast-elder`, or the id of a blessing that lies with the cards of a type (E37). */
  readonly card: string;
}

interface OfBlessing {
  readonly blessing: BlessingId;
}

/** What happened, and what its line needs to know. Cells arrive in notation, as `2B3`. */
export interface LogParameters {
  readonly turnStarted: Actor;
  readonly cardTaken: Actor & OfCard;
  readonly usedFor: Actor & { readonly for: 'self' | 'siku' };
  readonly tilesSwapped: Actor & { readonly a: string; readonly b: string };
  readonly blocksSwapped: Actor & { readonly own: string; readonly other: string };
  /** The seat is the one whose block it is. */
  readonly blockPlaced: Actor & { readonly cell: string };
  readonly cardJoined: Actor & OfCard & { readonly as: CardType };
  readonly cardDiscarded: OfCard;
  readonly points: Actor & { readonly points: number; readonly source: SourceId };
  readonly track: Actor & { readonly steps: number };
  /** As `L1r0` or `L2c3`. */
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
  /** Transference (E24); `tool` where the card becomes an artisan. */
  readonly cardMoved: Actor & OfCard & { readonly to: CardType; readonly tool?: Tool | undefined };
  /** Change (E25). */
  readonly toolChosen: Actor & { readonly tool: Tool };
  /** `scored` is false where the cap is set for show only (F2). */
  readonly capPlaced: Actor & { readonly scored?: boolean | undefined };
  /** `rating` in the solo game only (Z9). */
  readonly gameOver: { readonly winners: readonly Actor[]; readonly rating?: Rating | undefined };
}

export type LogEvent = keyof LogParameters;
export type LogTexts = { readonly [E in LogEvent]: (parameters: LogParameters[E]) => string };
