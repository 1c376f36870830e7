import { BrowserToken, DeviceLink, Seated } from '@nunatak/protocol';
import * as v from 'valibot';
import { hrefOf } from '../app/route.ts';
import { type Answer, ask, askFor } from './api.ts';
import { browserToken, forgetSelf, isLinked, keepBrowser, keepLinked } from './keys.ts';

/** A link that makes another device the same browser as this one, once. */
export async function linkBrowser(): Answer<DeviceLink> {
  const made = await askFor<DeviceLink>(DeviceLink, '/browsers/devices', { method: 'POST', browser: browserToken() });
  if (made.ok) keepLinked();
  return made;
}

/** The link itself; its code belongs behind the `#`, which browsers keep to themselves. */
export function linkOfBrowser(code: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}${hrefOf('online', 'browser')}/${code}`;
}

/** Makes this browser the one that a code stands for. */
export async function claimBrowser(code: string): Answer<BrowserToken> {
  const claimed = await askFor<BrowserToken>(BrowserToken, '/browsers/devices/claim', {
    method: 'POST',
    body: { code },
  });
  if (claimed.ok) {
    keepBrowser(claimed.value.token);
    keepLinked();
  }
  return claimed;
}

/** The token of a seat that was taken at another device as the same person, if there is one. */
export async function seatElsewhere(matchId: string): Promise<string | undefined> {
  if (!isLinked()) return undefined;
  const call = { method: 'POST', browser: browserToken() } as const;
  const seated = await askFor<Seated>(Seated, `/matches/${matchId}/devices/own`, call);
  return seated.ok ? seated.value.token : undefined;
}

/** What is told of all that the server knows of somebody; the file has the rest. */
const Known = v.looseObject({
  matches: v.array(v.looseObject({ name: v.optional(v.string()), chat: v.array(v.unknown()) })),
  daily: v.array(v.unknown()),
  rated: v.optional(v.looseObject({ name: v.string() })),
  tournaments: v.array(v.unknown()),
});
export type Known = v.InferOutput<typeof Known>;

/** All that the server knows of whoever plays here. */
export function knownOfSelf(): Answer<Known> {
  return askFor<Known>(Known, '/browsers/own', { browser: browserToken() });
}

/** Has the server forget whoever plays here, and forgets it here too. */
export async function eraseSelf(): Answer<unknown> {
  const erased = await ask('/browsers/own/erase', { method: 'POST', browser: browserToken() });
  if (erased.ok) forgetSelf();
  return erased;
}
