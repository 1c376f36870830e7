import { type CardId, cardNumber, fits, NONE } from '@nunatak/engine';
import type { Snapshot } from '../line/game.ts';
import { actionsOf } from './outcomes.ts';

/** The cards that may be taken for the tile chosen first; undefined while none is chosen. */
export function fittingCards({ state, gesture, isAsked }: Snapshot): ReadonlySet<CardId> | undefined {
  const { view } = state;
  if (gesture?.kind !== 'tile' || view.phase !== 'takeCard' || !isAsked) return undefined;
  const cards = actionsOf(view).flatMap((action) => (action.type === 'takeCard' ? [action.card] : []));
  return new Set(cards.filter((id) => fits(view, cardNumber(view.facts, id) ?? NONE, gesture.cell)));
}
