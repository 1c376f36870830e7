import type { BrowserToken, DeviceLink } from '@nunatak/protocol';
import { Refused } from '../refused.ts';
import { hashToken, newToken, seal, unseal } from '../secrets.ts';
import { LINK_LIFETIME_MS } from './devices.ts';
import type { Matches } from './matches.ts';

/** A code with which another device becomes the same browser: once, and soon. */
export async function linkBrowser({ store, now, world }: Matches, token: string): Promise<DeviceLink> {
  const code = newToken(world);
  const expiresAt = now() + LINK_LIFETIME_MS;
  await store.addBrowserLink({ hash: hashToken(code), sealed: seal(token, code, world), expiresAt });
  return { code, expiresAt };
}

/** Uses a code up for the token that it stands for. */
export async function claimBrowser({ store, now }: Matches, code: string): Promise<BrowserToken> {
  const sealed = await store.takeBrowserLink(hashToken(code), now());
  if (sealed === undefined) throw new Refused('linkExpired', 'This link was used already, or is too old');
  return { token: unseal(sealed, code) };
}
