import { isIP } from 'node:net';
import { describe, fail, ok, type Problem, type Result } from '@nunatak/engine';
import { isPublicAddress } from '../access/publicAddress.ts';

/** The push services of the browsers that have one; a star stands for any names before the rest. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

const PLAIN_NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/**
 * An address of the web that a stranger may make this server call, read once: the same object is called later. Names
 * are looked up, and their addresses checked, when the connection is made.
 */
export function readTarget(text: string, field: string): Result<URL, Problem> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.protocol !== 'https:') {
    return fail({ field, found: describe(text), expected: 'an address that begins with https://' });
  }
  if (url.port !== '' || url.username !== '' || url.password !== '') {
    return fail({ field, found: describe(text), expected: 'an address without a port, a user or a password' });
  }
  const literal = literalOf(url);
  const isFine = literal === undefined ? PLAIN_NAME.test(url.hostname) : isPublicAddress(literal);
  if (!isFine) return fail({ field, found: describe(url.hostname), expected: 'a public host' });
  return ok(url);
}

/** The address of a push service: one of the browsers', or one that the host of this server has named. */
export function readPushTarget(text: string, field: string, others: readonly string[]): Result<URL, Problem> {
  const url = readTarget(text, field);
  if (!url.ok) return url;
  const services = [...PUSH_SERVICES, ...others];
  if (services.some((service) => isNamedBy(service, url.value.hostname))) return url;
  return fail({ field, found: describe(url.value.hostname), expected: `one of ${services.join(', ')}` });
}

/** The address in digits that a URL names its host by, if it does. */
export function literalOf({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? undefined : bare;
}

function isNamedBy(service: string, hostname: string): boolean {
  return service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service;
}
