import { BLESSING_IDS, type BlessingId } from '@nunatak/engine';
import * as v from 'valibot';

/** What a person need not be asked for the rest of the game: reactions below some points, or the end of a turn. */
export interface StandingOrders {
  readonly least: Readonly<Partial<Record<BlessingId, number>>>;
  readonly isTurnEndSilent: boolean;
}

/** The standing orders of each seat; a seat that gave none is always asked. */
export type SeatOrders = Readonly<Record<number, StandingOrders>>;

export const ASK_ALWAYS: StandingOrders = { least: {}, isTurnEndSilent: false };

const Orders = v.object({
  least: v.record(v.picklist(BLESSING_IDS), v.pipe(v.number(), v.minValue(0))),
  isTurnEndSilent: v.boolean(),
});
const OrdersBySeat = v.record(v.pipe(v.string(), v.regex(/^[0-3]$/)), Orders);

/**
 * Reads orders that were kept. The first version kept orders for the whole game: they belong to the only person of `here`;
 * among several people it is unknown who gave them, so everyone is asked. Orders that cannot be read are dropped.
 */
export function readOrders(document: unknown, here: readonly number[]): SeatOrders {
  const bySeat = v.safeParse(OrdersBySeat, document);
  if (bySeat.success) return bySeat.output;
  const ofGame = v.safeParse(Orders, document);
  const [only, ...others] = here;
  return ofGame.success && only !== undefined && others.length === 0 ? { [only]: ofGame.output } : {};
}

/** The orders with a change of one seat; `least` is merged, blessing by blessing. */
export function withOrder(orders: SeatOrders, seat: number, change: Partial<StandingOrders>): SeatOrders {
  const now = orders[seat] ?? ASK_ALWAYS;
  return { ...orders, [seat]: { ...now, ...change, least: { ...now.least, ...change.least } } };
}

/** True if every seat is asked everything. */
export function asksAlways(orders: SeatOrders): boolean {
  return Object.values(orders).every(
    ({ least, isTurnEndSilent }) => !isTurnEndSilent && Object.values(least).every((points) => points === 0),
  );
}
