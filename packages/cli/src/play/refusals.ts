import { cellName, type Refusal, squareName } from '@nunatak/engine';
import { type RefusalParameters, refusalText } from '@nunatak/words';
import type { Seats } from '../show/seats.ts';

/** Why an action was refused, in words, with the rule to look up. */
export function refusalLine(refusal: Refusal, seats: Seats): string {
  const parameters = inWords(refusal.parameters, seats) as RefusalParameters[typeof refusal.code];
  const text = refusalText(seats.words, refusal.code, parameters);
  return refusal.rule === undefined ? text : `${text} (rules ${refusal.rule})`;
}

/** The engine speaks of cells and seats by number, the texts by name. */
function inWords(parameters: object, seats: Seats): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(parameters).map(([key, value]) => {
      if (typeof value !== 'number') return [key, value];
      if (key === 'seat' || key === 'decider') return [key, seats.name(value)];
      return [key, key === 'square' ? squareName(value) : cellName(value)];
    }),
  );
}
