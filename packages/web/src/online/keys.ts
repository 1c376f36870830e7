import { isObject, readJson, type Shelf, shelf } from '../session/storage.ts';

/** What proves one's seats: secret tokens, kept by this browser and sent to the server only. */

const SEATS = 'nunatak/seats';
const BROWSER = 'nunatak/browser';
const NAME = 'nunatak/name';
/** Old seats go first: a browser that plays for years shall not fill its storage. */
const MOST_SEATS = 300;

function seats(from: Shelf): Readonly<Record<string, string>> {
  const document = readJson(from, SEATS);
  if (!isObject(document)) return {};
  return Object.fromEntries(
    Object.entries(document).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The token of one's seat in a match. */
export function seatToken(matchId: string, from: Shelf = shelf): string | undefined {
  return seats(from)[matchId];
}

export function keepSeat(matchId: string, token: string, to: Shelf = shelf): void {
  const { [matchId]: _, ...others } = seats(to);
  const kept = [...Object.entries(others), [matchId, token]].slice(-MOST_SEATS);
  to.setItem(SEATS, JSON.stringify(Object.fromEntries(kept)));
}

export function dropSeat(matchId: string, to: Shelf = shelf): void {
  const { [matchId]: _, ...others } = seats(to);
  to.setItem(SEATS, JSON.stringify(others));
}

/** The token by which this browser finds its own matches again. */
export function browserToken(from: Shelf = shelf): string | undefined {
  return from.getItem(BROWSER) ?? undefined;
}

export function keepBrowser(token: string, to: Shelf = shelf): void {
  to.setItem(BROWSER, token);
}

/** The name used last. */
export function lastName(from: Shelf = shelf): string {
  return from.getItem(NAME) ?? '';
}

export function keepName(name: string, to: Shelf = shelf): void {
  to.setItem(NAME, name);
}
