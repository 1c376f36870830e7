import { cloneState, type State } from '@nunatak/engine';
import type { Entry } from './entry.ts';

/**
 * The state while an entry is being shown: as it was before, with the points and steps that were told so far. Everything else
 * changes when the entry was seen.
 */
export function toldState({ before, events }: Entry, told: number): State {
  if (told === 0) return before;
  const { view, secret } = cloneState(before);
  for (const event of events.slice(0, told)) {
    if (event.type === 'points') view.points[event.seat] += event.points;
    if (event.type === 'track') view.track[event.seat] = event.position;
  }
  return { view, secret };
}
