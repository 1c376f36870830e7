import { type Action, legalActions, preview, type View } from '@nunatak/engine';
import type { StandingOrder, StandingOrders } from '@nunatak/protocol';

const PASS: Action = { type: 'pass' };

/**
 * What a seat's standing orders answer to the decision that is due; undefined where the person is to be asked.
 *
 * E3: only reactions in somebody else's turn can be answered so, one's own turn never.
 */
export function orderedAnswer(view: View, orders: StandingOrders): Action | undefined {
  if (view.decider === view.active) return undefined;
  switch (view.phase) {
    case 'expansion':
      return paidAnswer(view, orders.expansion);
    case 'providence':
      return paidAnswer(view, orders.providence);
    case 'endOfTurn':
      return orders.foresight === 'never' ? PASS : undefined;
    default:
      return undefined;
  }
}

function paidAnswer(view: View, order: StandingOrder): Action | undefined {
  if (order === 'ask') return undefined;
  if (order === 'never') return PASS;
  const [best] = legalActions(view)
    .filter((action) => action.type === 'useBlessing')
    .map((action) => ({ action, points: gainOf(view, action) }))
    .sort((a, b) => b.points - a.points);
  return best !== undefined && best.points >= order.atLeast ? best.action : PASS;
}

/** The points that a reaction itself brings its user. */
function gainOf(view: View, action: Action): number {
  const source = view.phase === 'expansion' ? 'expansion' : 'providence';
  return preview(view, action)
    .points.filter((entry) => entry.seat === view.decider && entry.source === source)
    .reduce((sum, { points }) => sum + points, 0);
}
