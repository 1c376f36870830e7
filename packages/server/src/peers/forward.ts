import type { Call } from '../http/calls.ts';
import type { Matches } from '../match/matches.ts';
import type { Elsewhere } from '../owners/elsewhere.ts';
import type { Peer } from '../store/store.ts';
import type { World } from '../world.ts';
import { KEY_HEADER } from './peers.ts';
import { codeOf, reach, Unreached, unreachable } from './reach.ts';

/** These are between two machines, or were judged where the request came in. */
const LEFT_OUT = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'expect', 'host', 'origin'] as const;
/** What the answer is wrapped in is made anew. */
const UNWRAPPED = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'] as const;
/** Nobody was there, so nothing was done. */
const UNREACHED: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']);
/** A process that lives has begun to answer by then, if only that its database does not. */
const LONGEST_MS = 4000;

/** Has a request of somebody at an address answered by the owner of its match; undefined if that is this process by now. */
export function forward(
  call: Call,
  matches: Matches,
  elsewhere: Elsewhere,
  address: string,
): Promise<Response | undefined> {
  return reach(matches, elsewhere, (owner) => ask(call, matches.world, owner, address));
}

async function ask(call: Call, world: World, owner: Peer, address: string): Promise<Response> {
  const { raw, method } = call.req;
  const { pathname, search } = new URL(call.req.url);
  const headers = new Headers(raw.headers);
  for (const name of LEFT_OUT) headers.delete(name);
  headers.set(KEY_HEADER, owner.key);
  headers.set('X-Forwarded-For', address);
  const body = await bodyOf(call);
  // One that was stopped takes what it is sent and says nothing; what was begun may take its time, as a stream does.
  const silence = new AbortController();
  const stopTimer = world.after(LONGEST_MS, () => silence.abort());
  const signal = AbortSignal.any([raw.signal, silence.signal]);
  try {
    const answer = await fetch(`${owner.address}${pathname}${search}`, { method, headers, body, signal });
    const told = new Headers(answer.headers);
    for (const name of UNWRAPPED) told.delete(name);
    return new Response(answer.body, { status: answer.status, headers: told });
  } catch (error) {
    throw UNREACHED.has(codeOf(error)) ? new Unreached(error) : unreachable(error);
  } finally {
    stopTimer();
  }
}

/** What came with a request; null where nothing can. */
export async function bodyOf({ req }: Call): Promise<string | null> {
  return req.method === 'GET' || req.method === 'HEAD' ? null : await req.text();
}
