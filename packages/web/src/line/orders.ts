import { BLESSING_IDS, type BlessingId } from '@nunatak/engine';
import * as v from 'valibot';

/** Reactions are asked for from so many points on, the end of the turn or not, for the game that is under way. */
export interface StandingOrders {
  readonly least: Readonly<Partial<Record<BlessingId, number>>>;
  readonly isTurnEndSilent: boolean;
}

export const ASK_ALWAYS: StandingOrders = { least: {}, isTurnEndSilent: false };

const Orders = v.object({
  least: v.record(v.picklist(BLESSING_IDS), v.pipe(v.number(), v.minValue(0))),
  isTurnEndSilent: v.boolean(),
});

/** Reads orders that were kept; whoever left none that make sense is asked always. */
export function readOrders(document: unknown): StandingOrders {
  const read = v.safeParse(Orders, document);
  return read.success ? read.output : ASK_ALWAYS;
}

/** Whether nothing was ordered. */
export function asksAlways({ least, isTurnEndSilent }: StandingOrders): boolean {
  return !isTurnEndSilent && Object.values(least).every((points) => points === 0);
}
