import { isWindow } from '@nunatak/engine';
import { useEffect } from 'react';
import type { Game, Snapshot } from '../line/game.ts';
import type { StandingOrders } from '../line/orders.ts';
import { actionsOf, outcomeOf, pointsFor } from '../position/outcomes.ts';
import { useStore } from '../session/store.ts';
import { PASS } from './trayPhases.ts';

/** The points from which on one may want to be asked. */
export const LEAST = [0, 1, 2, 4, 6, 8, 12] as const;

/** E3: the most that answering now adds to passing. */
function mostGain({ state: { view } }: Snapshot): number {
  const passing = pointsFor(outcomeOf(view, PASS), view.decider);
  const gains = actionsOf(view)
    .filter(({ type }) => type === 'useBlessing')
    .map((action) => pointsFor(outcomeOf(view, action), view.decider) - passing);
  return Math.max(0, ...gains);
}

/** Whether the person asked now has said beforehand that this is not worth a question. */
export function isOrdered(snapshot: Snapshot, orders: StandingOrders): boolean {
  const { phase } = snapshot.state.view;
  if (!snapshot.isAsked || snapshot.busy) return false;
  if (phase === 'endOfTurn')
    return orders.isTurnEndSilent && snapshot.draft === undefined && snapshot.gesture === undefined;
  return isWindow(phase) && mostGain(snapshot) < (orders.least[phase] ?? 0);
}

/** Passes for a person where a standing order says so; true while it is about to. */
export function useStandingOrders(game: Game, snapshot: Snapshot): boolean {
  const orders = useStore(game.orders);
  const passes = isOrdered(snapshot, orders);
  useEffect(() => {
    if (passes) game.act(PASS);
  }, [passes, game]);
  return passes;
}
