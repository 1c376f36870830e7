import { type Action, isWindow, legalActions, preview, type View } from '@nunatak/engine';
import type { StandingOrders } from './orders.ts';

const PASS: Action = { type: 'pass' };

/** E3: what the standing orders of the person who decides answer; undefined if the person is to be asked. */
export function standingAnswer(view: View, { least, isTurnEndSilent }: StandingOrders): Action | undefined {
  const { phase } = view;
  if (phase === 'endOfTurn') return isTurnEndSilent ? PASS : undefined;
  const wanted = isWindow(phase) ? (least[phase] ?? 0) : 0;
  return wanted > 0 && mostGain(view) < wanted ? PASS : undefined;
}

/** The most points that an answer adds to passing. */
function mostGain(view: View): number {
  const passing = pointsOf(view, PASS);
  const uses = legalActions(view).filter(({ type }) => type === 'useBlessing');
  return Math.max(0, ...uses.map((action) => pointsOf(view, action) - passing));
}

function pointsOf(view: View, action: Action): number {
  return preview(view, action).points.reduce(
    (sum, { seat, points }) => (seat === view.decider ? sum + points : sum),
    0,
  );
}
