import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

export interface TrustOptions {
  /** Origins of other sites whose pages may use this server; one's own always may. */
  readonly origins: readonly string[];
  /** Whether a proxy in front of this process tells the client's address in X-Forwarded-For. */
  readonly trustProxy: boolean;
}

/**
 * Whether a page of an origin may talk to this server. Programs send no origin and prove themselves by token only;
 * a browser always sends one, so a foreign page cannot use what a visitor's browser would let it use.
 */
export function isOriginAllowed(
  origin: string | undefined,
  host: string | undefined,
  { origins }: TrustOptions,
): boolean {
  if (origin === undefined || origins.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Whose request it is, for rate limits. The last entry is the one that our own proxy has written. */
export function addressOf(request: IncomingMessage, { trustProxy }: TrustOptions): string {
  const forwarded = request.headers['x-forwarded-for'];
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim();
  return householdOf((trustProxy ? last : undefined) ?? request.socket.remoteAddress ?? 'unknown');
}

/** What one customer of a provider is given: an IPv4 address, but 2^64 addresses of IPv6, all with the same first half. */
export function householdOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head, tail = ''] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const words = address.includes('::')
    ? [...front, ...Array(8 - front.length - back.length).fill('0'), ...back]
    : front;
  return `${words
    .slice(0, 4)
    .map((word) => Number.parseInt(word, 16).toString(16))
    .join(':')}::/64`;
}
