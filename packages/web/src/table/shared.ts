import type { BlessingId, CardId, State } from '@nunatak/engine';
import type { RuleId } from '@nunatak/words';
import type { ReactNode, RefObject } from 'react';
import type { BoardHandle } from '../board/board.ts';
import type { Room } from '../board/Hole.tsx';
import type { Game, Snapshot } from '../line/game.ts';
import type { StandingOrders } from '../line/orders.ts';
import type { TabId } from '../parts/LogPanel.tsx';
import type { Seat } from '../people/seat.ts';
import type { LogTurn } from '../position/log.ts';
import type { HeldBlessing } from '../position/seats.ts';
import type { Given } from './given.ts';
import type { Hands } from './hands.ts';

/** What both layouts of the table are given. */
export interface TableParts {
  readonly game: Game;
  readonly hands: Hands;
  readonly orders: StandingOrders;
  readonly seats: readonly Seat[];
  readonly snapshot: Snapshot;
  readonly temple: ReactNode;
  /** What is offered beside the game, such as the coach. */
  readonly offer: ReactNode;
  readonly turns: readonly LogTurn[];
  readonly fitting: ReadonlySet<CardId> | undefined;
  readonly tab: TabId;
  readonly rule: RuleId | undefined;
  readonly xray: boolean;
  /** The tray asks something. */
  readonly asked: boolean;
  /** The cell whose split is shown: pointed at, focused or staged. */
  readonly noteCell: number | undefined;
  /** The cell is pointed at, so that the note may stand beside it. */
  readonly noteNear: boolean;
  /** The card that is looked at, and the state after it. */
  readonly peek: CardId | undefined;
  readonly peeked: State | undefined;
  readonly board: RefObject<BoardHandle | null>;
  /** The part of the screen that the temple has. */
  readonly room: Room;
  onRoom(room: Room): void;
  /** Opens the end scoring again, when it was closed to look at the temple. */
  readonly onScoring: (() => void) | undefined;
  onXray(on: boolean): void;
  onTab(tab: TabId): void;
  onRule(rule: RuleId): void;
  onLight(cells: readonly number[]): void;
  onCard(card: CardId): void;
  onPeek(card: CardId | undefined): void;
  /** What was advised last. */
  readonly given: Given | undefined;
  onGiven(given: Given): void;
  /** A hint names a card. */
  onHint(card: CardId): void;
  /** The card that a hint has named in this position. */
  readonly hinted: CardId | undefined;
  onUse(blessing: BlessingId): void;
  onBlessing(seat: number, blessing: HeldBlessing): void;
  onAid(): void;
  /** Shows the last round again, or goes back to now while it is shown; undefined where there was none. */
  readonly onWatch: (() => void) | undefined;
}

/** The person whose cards the dock shows: who decides, else the first person of the table. */
export function ownSeat(seats: readonly Seat[], { state, entries, isAsked }: Snapshot): number {
  const { decider } = state.view;
  if (isAsked) return decider;
  const last = entries.findLast(({ seat }) => seats[seat]?.kind === 'here');
  return (
    last?.seat ??
    Math.max(
      0,
      seats.findIndex(({ kind }) => kind === 'here'),
    )
  );
}
