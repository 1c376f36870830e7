import type { Action } from '@nunatak/engine';
import type { Snapshot } from '../line/game.ts';

export const PASS: Action = { type: 'pass' };

/** Whether a person is asked something that a tray asks. */
export function isAsked({ state, isAsked: isHere }: Snapshot): boolean {
  const { phase } = state.view;
  return isHere && ['structure', 'providence', 'expansion', 'orderSquare', 'useOrKeep', 'endOfTurn'].includes(phase);
}
