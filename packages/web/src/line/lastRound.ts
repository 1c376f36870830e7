import type { View } from '@nunatak/engine';
import type { Entry } from './entry.ts';

/**
 * From where on the last round is: everything since the end of one's own last turn. Where several share a screen, it is the
 * last turn of whoever has the turn now. Undefined where nobody else has played since.
 */
export function lastRoundFrom(
  entries: readonly Entry[],
  now: View,
  isHere: (seat: number) => boolean,
): number | undefined {
  const own = isHere(now.active)
    ? now.active
    : entries.findLast(({ before }) => isHere(before.view.active))?.before.view.active;
  const from = entries.findLastIndex(({ before }) => before.view.active === own && before.view.turn < now.turn) + 1;
  const isNews = entries.slice(from).some(({ before }) => before.view.active !== own);
  return isNews ? from : undefined;
}
