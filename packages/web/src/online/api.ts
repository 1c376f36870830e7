import { fail, ok, type Result } from '@nunatak/engine';
import {
  type CreateMatch,
  DeviceLink,
  ErrorBody,
  type HistoryQuery,
  MatchList,
  type PushSubscription,
  RoomView as RoomSchema,
  type RoomView,
  readDocument,
  readJson,
  Seated,
  type TakeSeat,
} from '@nunatak/protocol';
import { besideTokens, browserToken, keepBeside, keepBrowser, keepName, keepSeat } from './keys.ts';

/** What is asked of the server over HTTP. Every answer is checked; a failure is an error of the protocol. */

export type Answer<T> = Promise<Result<T, ErrorBody>>;
type Schema<T> = Parameters<typeof readDocument>[0] & { readonly '~types'?: { readonly output: T } | undefined };

const OFFLINE: ErrorBody = { code: 'unavailable', message: 'The server does not answer' };
const STRANGE: ErrorBody = { code: 'internal', message: 'The server answered with something else than the protocol' };

interface Call {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly browser?: string | undefined;
}

export async function ask(path: string, { method = 'GET', body, token, browser }: Call = {}): Answer<unknown> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(browser === undefined ? {} : { 'X-Nunatak-Browser': browser }),
      },
    });
    const document = readJson(await response.text());
    if (!document.ok) return fail(response.status >= 500 || response.status === 404 ? OFFLINE : STRANGE);
    if (response.ok) return ok(document.value);
    return fail(errorOf(document.value));
  } catch {
    return fail(OFFLINE);
  }
}

function errorOf(document: unknown): ErrorBody {
  const error = typeof document === 'object' && document !== null && 'error' in document ? document.error : undefined;
  const read = readDocument(ErrorBody, error);
  return read.ok ? read.value : STRANGE;
}

export async function askFor<T>(schema: Schema<T>, path: string, call?: Call): Answer<T> {
  const answer = await ask(path, call);
  if (!answer.ok) return answer;
  const read = readDocument(schema, answer.value);
  return read.ok ? ok(read.value as T) : fail(STRANGE);
}

/** The question for a token, while it is under way: two who need one at once must not become two browsers. */
let asking: Answer<string> | undefined;

/** This browser's own token, asked for once. */
function ownBrowser(): Answer<string> {
  const known = browserToken();
  if (known !== undefined) return Promise.resolve(ok(known));
  asking ??= newBrowser().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function newBrowser(): Answer<string> {
  const answer = await ask('/browsers', { method: 'POST' });
  if (!answer.ok) return answer;
  const token =
    typeof answer.value === 'object' && answer.value !== null && 'token' in answer.value
      ? answer.value.token
      : undefined;
  if (typeof token !== 'string') return fail(STRANGE);
  keepBrowser(token);
  return ok(token);
}

/**
 * Asks for what only a browser that the server can tell apart may ask for. One that has got no token does not ask: the server
 * would refuse for good what it takes later.
 */
export async function asBrowser<T>(asking: (browser: string) => Answer<T>): Answer<T> {
  const browser = await ownBrowser();
  return browser.ok ? await asking(browser.value) : browser;
}

/** Takes a seat by some call, and keeps what proves it. Without a token matches are played all the same and only not listed. */
async function sit(path: string, body: TakeSeat | CreateMatch | { readonly code: string }): Answer<Seated> {
  const own = await ownBrowser();
  const browser = own.ok ? own.value : undefined;
  const seated = await askFor<Seated>(Seated, path, { method: 'POST', body, browser });
  if (!seated.ok) return seated;
  keepSeat(seated.value.matchId, seated.value.token);
  // A name that the server refused would be refused everywhere else too.
  if ('name' in body) keepName(body.name);
  return seated;
}

export function createMatch(match: CreateMatch): Answer<Seated> {
  return sit('/matches', match);
}

export function takeSeat(matchId: string, seat: TakeSeat): Answer<Seated> {
  return sit(`/matches/${matchId}/seats`, seat);
}

/**
 * Takes a seat for one more person at this device, and keeps what proves it. The match is listed for the browser once, with
 * the seat that it had first.
 */
export async function takeSeatBeside(matchId: string, seat: TakeSeat): Answer<Seated> {
  const seated = await askFor<Seated>(Seated, `/matches/${matchId}/seats`, { method: 'POST', body: seat });
  if (seated.ok) keepBeside(matchId, [...besideTokens(matchId), seated.value.token]);
  return seated;
}

export function claimDevice(matchId: string, code: string): Answer<Seated> {
  return sit(`/matches/${matchId}/devices/claim`, { code });
}

export function linkDevice(matchId: string, token: string): Answer<DeviceLink> {
  return askFor<DeviceLink>(DeviceLink, `/matches/${matchId}/devices`, { method: 'POST', token });
}

export function lobby(): Answer<MatchList> {
  return askFor<MatchList>(MatchList, '/matches');
}

/** One's own matches. A browser that never played has none, and need not ask. */
export function history(query: Partial<Record<keyof HistoryQuery, string>>): Answer<MatchList> {
  const browser = browserToken();
  if (browser === undefined) return Promise.resolve(ok({ matches: [], more: false }));
  return askFor<MatchList>(MatchList, `/history?${new URLSearchParams(query)}`, { browser });
}

/** A room before one joins it. */
export async function roomOf(matchId: string): Answer<RoomView> {
  const answer = await ask(`/matches/${matchId}`);
  if (!answer.ok) return answer;
  const room =
    typeof answer.value === 'object' && answer.value !== null && 'room' in answer.value ? answer.value.room : undefined;
  const read = readDocument(RoomSchema, room);
  return read.ok ? ok(read.value) : fail(STRANGE);
}

/** The record of a finished match: seed, salt and all. */
export function recordOf(matchId: string): Answer<unknown> {
  return ask(`/matches/${matchId}/record`);
}

export async function subscribePush(matchId: string, token: string, subscription: PushSubscription): Answer<unknown> {
  return await ask(`/matches/${matchId}/push`, { method: 'POST', token, body: subscription });
}
