import type { Action } from '@nunatak/engine';
import type { LocalRecord } from '../session/origin.ts';
import type { Line } from './line.ts';
import type { SeatOrders } from './orders.ts';
import type { Layout } from './staging.ts';

/**
 * Who decides what happens: the local engine, a server, a lesson's script, a recorded line. A referee owns the line and
 * tells when it has changed; it never waits for what is shown.
 */
export interface Referee {
  readonly line: Line;
  /** Entries before this one cannot be undone. */
  readonly floor: number;
  /** Whether the line reaches back to the first turn. */
  readonly isWhole: boolean;
  /** Whether a person at this screen decides for a seat. */
  isHere(seat: number): boolean;
  /** Whether the last decision can be taken back although something was revealed. */
  readonly canTakeBack: boolean;
  /** The bot that is thinking, and the one that could not be asked. */
  readonly thinking: number | undefined;
  readonly silent: number | undefined;
  /** Tells changes from now on. */
  listen(listener: RefereeListener): void;
  /** Lets the game go on, as somebody looks; without it bots rest. */
  open?(): void;
  close?(): void;
  /** Asks a silent bot again. */
  retry?(): void;
  /**
   * Has actions decided, one after another. They are legal by what is known here; the answer is a change of the line.
   * `isOrdered` is true if a standing order answers and no person has chosen.
   */
  decide(actions: readonly Action[], isOrdered?: boolean): void;
  /** Goes back to so many entries, none of them beyond undoing. */
  undo(to: number): void;
  takeBack(): void;
  /** The game as a record, as far as it was decided; undefined where the secrets of the deal are kept elsewhere. */
  record(): LocalRecord | undefined;
  /** What each person here need not be asked, as it was kept; where nobody keeps it, it lasts as long as the page. */
  readonly orders?: SeatOrders;
  keepOrders?(orders: SeatOrders): void;
  /** What lies staged now, and what Build would have decided, for whoever keeps it. */
  keepStaged(staged: readonly Action[], draft: Action | undefined): void;
  /** What lay staged when the game was kept, where the referee was made from a save. */
  readonly layout?: Layout;
}

export interface RefereeListener {
  /** The line, the floor, or who thinks has changed. */
  onChange(): void;
  /** What was asked for will not happen. */
  onRefused(): void;
  /** What was asked for is held back by a question that was answered with no: everything lies as it did before. */
  onHeldBack(): void;
  /** Steps that were staged elsewhere, or before a reload. */
  onStaged(actions: readonly Action[]): void;
}
