import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';

export interface TrustOptions {
  /** Origins of other sites whose pages may use this server; one's own always may. */
  readonly origins: readonly string[];
  /** Names of this server; without any, names that lead here from outside are believed behind a proxy only. */
  readonly hosts: readonly string[];
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

/**
 * Whether a name is one of this server's. A page could have its own name lead to an address inside a visitor's network
 * and so be of the same origin as what it finds there; a name that only works inside cannot be had for that.
 */
export function isOwnHost(host: string | undefined, { hosts, trustProxy }: TrustOptions): boolean {
  const name = nameOf(host ?? '');
  if (hosts.length > 0) return hosts.includes(name);
  return trustProxy || isIP(name.replace(/^\[|\]$/g, '')) !== 0 || !name.includes('.') || INSIDE.test(name);
}

/** The name in a Host header, without its port. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}

const INSIDE = /\.(local|localhost|lan|internal|home\.arpa)$/;

/**
 * Whether a request comes from the host's own machine or network and not from a player: figures and health are nobody
 * else's business. A proxy says for whom it asks, so what it passes on is a player's.
 */
export function isHosts({ headers, socket }: IncomingMessage, { trustProxy }: TrustOptions): boolean {
  if (['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined)) return false;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  return LOOPBACK.test(address) || (trustProxy && !isPublicAddress(address));
}

const LOOPBACK = /^(127\.|::1$)/;

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
