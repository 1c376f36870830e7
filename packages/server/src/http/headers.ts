import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/**
 * Nothing but our own files, no frames, no plug-ins; WebAssembly is what the bots' nets count with. Pictures may be painted
 * by code; styles set from code need no exception. A style within a page is allowed by its hash.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

const INLINE_STYLE = /<style>(.*?)<\/style>/gs;

/** The policy for a site whose page is given: it allows the styles within that page and no others. */
export function contentSecurityPolicy(page: string): string {
  const hashes = [...page.matchAll(INLINE_STYLE)].map(([, style = '']) => ` 'sha256-${sha256(style)}'`);
  return POLICY.map((rule) => (rule.startsWith('style-src ') ? rule + hashes.join('') : rule)).join('; ');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

const HEADERS = Object.entries({
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // The link of a room is all one needs to come in: no other site shall see it.
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** The same headers on every answer, with the policy for the site; the browser keeps to https where it came by https. */
export function securityHeaders(
  policy: string,
  isSecure: (forwardedProto: string | undefined) => boolean,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async ({ env: { outgoing }, req }, next) => {
    // As Node's own, which any answer may still set otherwise: those of a Response would be copied into them anyway.
    for (const [name, value] of HEADERS) outgoing.setHeader(name, value);
    outgoing.setHeader('Content-Security-Policy', policy);
    if (isSecure(req.header('x-forwarded-proto'))) {
      outgoing.setHeader('Strict-Transport-Security', 'max-age=31536000');
    }
    await next();
  };
}
