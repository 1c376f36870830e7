import { ASK_ALWAYS, type Clock, NEVER_WAIT, type StandingOrders } from '@nunatak/protocol';
import { Refused } from '../refused.ts';
import { hashToken, sameHash } from '../secrets.ts';
import type { SeatToken, Store } from '../store/store.ts';
import type { Match, Room, SeatState } from './match.ts';

export const OPEN_SEAT: SeatState = { kind: 'open', botPlays: false, orders: ASK_ALWAYS, muted: [] };

export function aPerson(name: string, orders: StandingOrders): SeatState {
  return { kind: 'person', name, botPlays: false, orders, muted: [] };
}

/** A game of a turn a day does not stop for a reaction unless its owner wants it to. */
export function ordersFor({ kind }: Clock): StandingOrders {
  return kind === 'perTurn' ? NEVER_WAIT : ASK_ALWAYS;
}

/** The seat that a token proves, by those that are known of the match already or by those in the store. */
export async function seatOf(
  store: Store,
  id: string,
  token: string,
  known: readonly SeatToken[] = [],
): Promise<number> {
  const hash = hashToken(token);
  const seat = seatAmong(known, hash) ?? seatAmong(await store.tokens(id), hash);
  if (seat === undefined) throw new Refused('wrongToken', 'This token does not belong to a seat of the match');
  return seat;
}

/** Every token is compared, in constant time, so that timing tells nothing. */
function seatAmong(tokens: readonly SeatToken[], hash: string): number | undefined {
  let found: number | undefined;
  for (const known of tokens) if (sameHash(known.hash, hash)) found = known.seat;
  return found;
}

/** The mark of a seat's present owner: whoever joined it under another one has lost it. */
export function generationOf({ seats }: Pick<Room, 'seats'>, seat: number): number {
  return seats[seat]?.generation ?? 0;
}

export function withSeat(match: Match, seat: number, place: SeatState): Match {
  const seats = match.room.seats.map((known, i) => (i === seat ? place : known));
  return { ...match, room: { ...match.room, seats } };
}

/** The seat with a new owner, or none: what belonged to the last one is over. A revision is a mark that never comes again. */
export function withNewOwner(match: Match, seat: number, place: SeatState): Match {
  return withSeat(match, seat, { ...place, generation: match.revision + 1 });
}

/** The room with a host who is there: if the host has left, somebody who plays, if there is anyone. */
export function withPresentHost(room: Room): Room {
  const isHere = ({ kind, botPlays }: SeatState) => kind === 'person' && !botPlays;
  const heir = room.seats.findIndex(isHere);
  const host = room.seats[room.host];
  return heir === -1 || (host !== undefined && isHere(host)) ? room : { ...room, host: heir };
}

/** A name as it is compared with others: joiners, widths and more blanks than one are not seen, and case is not heard. */
export function foldedName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\u200c|\u200d|\ufe0e|\ufe0f/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
