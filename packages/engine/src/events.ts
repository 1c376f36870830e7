import type { LineId } from './geometry.ts';
import type { BlessingId, CardId, CardType, Cell, RuleId, Seat, Source, TileId, Tool } from './words.ts';

/** What happened in the game, with public ids instead of internal numbers. UIs animate events, logs list them. */
export type GameEvent =
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'turnMissed'; readonly seat: Seat }
  | { readonly type: 'extraTurns'; readonly order: readonly number[] }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'reshuffled'; readonly returned: readonly CardId[] }
  | { readonly type: 'cardTaken'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'usedFor'; readonly seat: Seat; readonly for: 'self' | 'siku' }
  | {
      readonly type: 'tilesSwapped';
      readonly seat: Seat;
      readonly a: number;
      readonly b: number;
      readonly rule: RuleId;
    }
  | { readonly type: 'blocksSwapped'; readonly seat: Seat; readonly own: number; readonly other: number }
  | { readonly type: 'blockPlaced'; readonly seat: Seat; readonly cell: Cell; readonly card: CardId }
  | { readonly type: 'cardJoined'; readonly seat: Seat; readonly card: CardId | BlessingId; readonly as: CardType }
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'points';
      readonly seat: Seat;
      readonly points: number;
      readonly source: Source;
      readonly rule: RuleId;
      readonly square?: number;
      readonly line?: LineId;
    }
  | { readonly type: 'lineCompleted'; readonly seat: Seat; readonly line: LineId }
  | {
      readonly type: 'track';
      readonly seat: Seat;
      readonly steps: number;
      readonly position: number;
      readonly rule: RuleId;
    }
  | { readonly type: 'squareCompleted'; readonly seat: Seat; readonly square: number }
  | { readonly type: 'tileRevealed'; readonly tile: TileId; readonly cell: Cell }
  | { readonly type: 'cardRevealed'; readonly card: CardId; readonly place: number }
  | { readonly type: 'blessingRevealed'; readonly blessing: BlessingId }
  | { readonly type: 'blessingTaken'; readonly seat: Seat; readonly blessing: BlessingId }
  | { readonly type: 'blessingUsed'; readonly seat: Seat; readonly blessing: BlessingId }
  | { readonly type: 'blessingKept'; readonly seat: Seat; readonly blessing: BlessingId }
  | { readonly type: 'blessingRemoved'; readonly seat: Seat; readonly blessing: BlessingId }
  | { readonly type: 'cardReserved'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'reservationLapsed'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'cardMoved';
      readonly seat: Seat;
      readonly card: CardId | BlessingId;
      readonly to: CardType;
      readonly tool?: Tool;
    }
  | { readonly type: 'toolChosen'; readonly seat: Seat; readonly tool: Tool }
  | { readonly type: 'capPlaced'; readonly seat: Seat }
  | { readonly type: 'gameOver'; readonly winners: readonly number[] };

export type GameEventType = GameEvent['type'];

/** A listener for events. Search passes none, and then no event objects are built. */
export type Emit = (event: GameEvent) => void;

const TURN_ENDS: ReadonlySet<GameEventType> = new Set([
  'turnStarted',
  'turnMissed',
  'extraTurns',
  'roundEnded',
  'reshuffled',
  'capPlaced',
]);

/** True if an event ends the turn: the events after it belong to another seat's turn or to the end of the game. */
export function endsTurn(event: GameEvent): boolean {
  return TURN_ENDS.has(event.type);
}
