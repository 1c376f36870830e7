import { type BlessingId, isWindow } from '@nunatak/engine';
import { useEffect } from 'react';
import type { Game, Snapshot } from '../line/game.ts';
import { actionsOf, outcomeOf, pointsFor } from '../position/outcomes.ts';
import { Store, useStore } from '../session/store.ts';
import { PASS } from './trayPhases.ts';

/** Reactions are asked for from so many points on, the end of the turn or not, for the game that is under way. */
export interface StandingOrders {
  readonly least: Readonly<Partial<Record<BlessingId, number>>>;
  readonly isTurnEndSilent: boolean;
}

export const ASK_ALWAYS: StandingOrders = { least: {}, isTurnEndSilent: false };
export const LEAST = [0, 1, 2, 4, 6, 8, 12] as const;

const given = new WeakMap<Game, Store<StandingOrders>>();

export function ordersOf(game: Game): Store<StandingOrders> {
  const known = given.get(game) ?? new Store(ASK_ALWAYS);
  given.set(game, known);
  return known;
}

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
  const orders = useStore(ordersOf(game));
  const passes = isOrdered(snapshot, orders);
  useEffect(() => {
    if (passes) game.act(PASS);
  }, [passes, game]);
  return passes;
}
