import type { Action } from '@nunatak/engine';
import type { Game } from '../line/game.ts';
import type { PairKind } from '../line/gesture.ts';
import type { StandingOrders } from '../line/orders.ts';

/** What a person does at the table. The parts of it know no game: who decides is the screen's business. */
export interface Hands {
  readonly canUndo: boolean;
  readonly canTakeBack: boolean;
  onBuild(): void;
  onUndo(): void;
  onTakeBack(): void;
  /** Begins to choose two blocks or tiles. */
  onBegin(kind: PairKind): void;
  /** Lays out what Build would have decided. */
  onDraft(action: Action): void;
  /** Decides at once. */
  onAct(action: Action): void;
  onGiveTo(user: 'self' | 'siku'): void;
  /** Changes what the person who decides need not be asked. */
  onOrders(change: Partial<StandingOrders>): void;
  /** Asks a silent bot again. */
  onRetry(): void;
}

export function handsOf(game: Game): Hands {
  return {
    canUndo: game.canUndo,
    canTakeBack: game.canTakeBack,
    onBuild: () => game.build(),
    onUndo: () => game.undo(),
    onTakeBack: () => game.takeBack(),
    onBegin: (kind) => game.begin(kind),
    onDraft: (action) => game.draft(action),
    onAct: (action) => game.act(action),
    onGiveTo: (user) => game.giveTo(user),
    onOrders: (change) => game.order(game.get().state.view.decider, change),
    onRetry: () => game.referee.retry?.(),
  };
}
