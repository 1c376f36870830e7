import type { Call } from '../http/calls.ts';
import type { Matches } from '../match/matches.ts';
import { Elsewhere } from '../owners/elsewhere.ts';
import { Refused } from '../refused.ts';
import type { Peer } from '../store/store.ts';
import { pause } from '../world.ts';
import { KEY_HEADER } from './peers.ts';

/** These are between two machines, or were judged where the request came in. */
const LEFT_OUT = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'expect', 'host', 'origin'] as const;
/** What the answer is wrapped in is made anew. */
const UNWRAPPED = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'] as const;
/** Nobody was there, so nothing was done. */
const UNREACHED: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Owners are looked for so often, and for so long: longer than a dead one is believed in. */
const AGAIN_MS = 250;
const LONGEST_MS = 10_000;

/** Has a request of somebody at an address answered by the owner of its match; undefined if that is this process by now. */
export async function forward(
  call: Call,
  matches: Matches,
  { matchId, owner }: Elsewhere,
  address: string,
): Promise<Response | undefined> {
  const { world } = matches;
  const giveUpAt = world.uptime() + LONGEST_MS;
  for (let there = owner; world.uptime() < giveUpAt; ) {
    const answer = await ask(call, there, address);
    if (answer !== undefined) return answer;
    await pause(world, AGAIN_MS);
    try {
      await matches.load(matchId);
      return undefined;
    } catch (error) {
      if (!(error instanceof Elsewhere)) throw error;
      there = error.owner;
    }
  }
  throw unreachable(undefined);
}

/** The answer of a process; undefined where nobody is there. */
async function ask(call: Call, owner: Peer, address: string): Promise<Response | undefined> {
  const { raw, method } = call.req;
  const { pathname, search } = new URL(call.req.url);
  const headers = new Headers(raw.headers);
  for (const name of LEFT_OUT) headers.delete(name);
  headers.set(KEY_HEADER, owner.key);
  headers.set('X-Forwarded-For', address);
  const body = await bodyOf(call);
  try {
    const answer = await fetch(`${owner.address}${pathname}${search}`, { method, headers, body, signal: raw.signal });
    const told = new Headers(answer.headers);
    for (const name of UNWRAPPED) told.delete(name);
    return new Response(answer.body, { status: answer.status, headers: told });
  } catch (error) {
    if (error instanceof Error && UNREACHED.has((error.cause as { code?: unknown } | undefined)?.code))
      return undefined;
    throw unreachable(error);
  }
}

/** What came with a request; null where nothing can. */
export async function bodyOf({ req }: Call): Promise<string | null> {
  return req.method === 'GET' || req.method === 'HEAD' ? null : await req.text();
}

function unreachable(cause: unknown): Refused {
  return new Refused('unavailable', 'The match cannot be reached; try again', { retryAfter: 1 }, cause);
}
