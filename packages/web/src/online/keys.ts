import { GivenName, readDocument } from '@nunatak/protocol';
import { readOrders, type SeatOrders } from '../line/orders.ts';
import { isObject, parseJson, readJson, type Shelf, shelf } from '../session/storage.ts';

/** What this browser knows of its matches: secret tokens, sent to the server only, and what one has ordered there. */

const SEATS = 'nunatak/seats';
const BROWSER = 'nunatak/browser';
const NAME = 'nunatak/name';
const SEALS = 'nunatak/seals';
const ORDERS = 'nunatak/orders';
const BESIDE = 'nunatak/beside';
const LINKED = 'nunatak/linked';
/** Old seats go first: a browser that plays for years shall not fill its storage. */
const MOST_SEATS = 300;

/** A list of texts by match. */
function textsIn(key: string, from: Shelf): Readonly<Record<string, string>> {
  const document = readJson(from, key);
  if (!isObject(document)) return {};
  return Object.fromEntries(
    Object.entries(document).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Stands where a token was that is of no use any more. */
const GIVEN_UP = '';

/** The token of one's seat in a match. */
export function seatToken(matchId: string, from: Shelf = shelf): string | undefined {
  const token = textsIn(SEATS, from)[matchId];
  return token === GIVEN_UP ? undefined : token;
}

/** Whether one had a seat in a match and has it no more. */
export function hasGivenUp(matchId: string, from: Shelf = shelf): boolean {
  return textsIn(SEATS, from)[matchId] === GIVEN_UP;
}

export function keepSeat(matchId: string, token: string, to: Shelf = shelf): void {
  keepText(SEATS, matchId, token, to);
}

function keepText(key: string, matchId: string, text: string, to: Shelf): void {
  const { [matchId]: _, ...others } = textsIn(key, to);
  const kept = [...Object.entries(others), [matchId, text]].slice(-MOST_SEATS);
  to.setItem(key, JSON.stringify(Object.fromEntries(kept)));
}

export function dropSeat(matchId: string, to: Shelf = shelf): void {
  keepText(SEATS, matchId, GIVEN_UP, to);
}

/** The tokens of the others who play at this device. */
export function besideTokens(matchId: string, from: Shelf = shelf): readonly string[] {
  return (textsIn(BESIDE, from)[matchId] ?? '').split(' ').filter((token) => token !== '');
}

export function keepBeside(matchId: string, tokens: readonly string[], to: Shelf = shelf): void {
  keepText(BESIDE, matchId, tokens.join(' '), to);
}

/** The token by which this browser finds its own matches again. */
export function browserToken(from: Shelf = shelf): string | undefined {
  return from.getItem(BROWSER) ?? undefined;
}

export function keepBrowser(token: string, to: Shelf = shelf): void {
  to.setItem(BROWSER, token);
}

/** Whether this browser has become the same as one on another device, or the other way round: either may take seats. */
export function isLinked(from: Shelf = shelf): boolean {
  return from.getItem(LINKED) !== null;
}

export function keepLinked(to: Shelf = shelf): void {
  to.setItem(LINKED, '1');
}

/** Forgets who plays here online, and all that proved it. */
export function forgetSelf(on: Shelf = shelf): void {
  for (const key of [SEATS, BROWSER, NAME, SEALS, ORDERS, BESIDE, LINKED]) on.removeItem(key);
}

/** The name used last; none where the one that is kept is not a name for the server, which would let nobody in with it. */
export function lastName(from: Shelf = shelf): string {
  const name = from.getItem(NAME) ?? '';
  return readDocument(GivenName, name).ok ? name : '';
}

export function keepName(name: string, to: Shelf = shelf): void {
  to.setItem(NAME, name);
}

/** What the people at some seats of a match need not be asked. */
export function matchOrders(matchId: string, here: readonly number[], from: Shelf = shelf): SeatOrders {
  return readOrders(parseJson(textsIn(ORDERS, from)[matchId] ?? ''), here);
}

export function keepMatchOrders(matchId: string, orders: SeatOrders, to: Shelf = shelf): void {
  keepText(ORDERS, matchId, JSON.stringify(orders), to);
}

/** The seal of a deal as this browser saw it first: what the server says later is held against it. */
export function firstSeal(matchId: string, seal: string, on: Shelf = shelf): string {
  const known = textsIn(SEALS, on)[matchId];
  if (known === undefined) keepText(SEALS, matchId, seal, on);
  return known ?? seal;
}
