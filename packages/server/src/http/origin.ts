import type { IncomingMessage } from 'node:http';

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

/** The address that rate limits count by. The last entry is the one that our own proxy has written. */
export function addressOf(request: IncomingMessage, { trustProxy }: TrustOptions): string {
  const forwarded = request.headers['x-forwarded-for'];
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim();
  return (trustProxy ? last : undefined) ?? request.socket.remoteAddress ?? 'unknown';
}
