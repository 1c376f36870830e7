import type { Facts, Refusal } from '@nunatak/engine';
import { sayRefusal } from '@nunatak/words';
import type { Seats } from '../show/seats.ts';

/** Describes why an action was refused, with the rule to look up. */
export function refusalLine(refusal: Refusal, facts: Facts, { actor, words }: Seats): string {
  const text = sayRefusal(refusal, facts, actor, words);
  return refusal.rule === undefined ? text : `${text} (rules ${refusal.rule})`;
}
