import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Context, Handler } from 'hono';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.glb': 'model/gltf-binary',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.net': 'application/octet-stream',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.map', '.svg', '.txt', '.wasm', '.webmanifest', '.net']);
const LEAST_COMPRESSED = 1024;
const PAGE = 'index.html';
/** Vite puts a hash into the names of what it writes here: such a file never changes. */
const IMMUTABLE = /^\/assets\//;

interface SiteFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer> | undefined;
  readonly type: string;
  readonly tag: string;
  readonly cache: string;
}

/**
 * The built site, read once: only what lies in the folder at the start can ever be asked for.
 * A path without a file, such as the link of a room, gets the page itself.
 */
export function siteFiles(folder: string): Handler {
  const files = new Map(filesIn(folder).map((file) => [urlOf(file), readSiteFile(folder, file)]));
  return (context) => {
    const file = files.get(context.req.path);
    if (file !== undefined) return answer(context, file);
    const page = path.posix.extname(context.req.path) === '' ? files.get(`/${PAGE}`) : undefined;
    return page === undefined ? context.notFound() : answer(context, page);
  };
}

export function hasSite(folder: string): boolean {
  return existsSync(path.join(folder, PAGE));
}

/** The page of a built site; the empty text if there is none. */
export function pageOf(folder: string): string {
  return hasSite(folder) ? readFileSync(path.join(folder, PAGE), 'utf8') : '';
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
}

function urlOf(name: string): string {
  return `/${name.split(path.sep).join('/')}`;
}

function readSiteFile(folder: string, name: string): SiteFile {
  const body = new Uint8Array(readFileSync(path.join(folder, name)));
  const extension = path.extname(name).toLowerCase();
  const isCompressed = COMPRESSED.has(extension) && body.length >= LEAST_COMPRESSED;
  return {
    body,
    gzip: isCompressed ? new Uint8Array(gzipSync(body, { level: 9 })) : undefined,
    type: TYPES[extension] ?? 'application/octet-stream',
    tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    cache: IMMUTABLE.test(urlOf(name)) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

function answer(context: Context, file: SiteFile): Response {
  const headers = { 'Cache-Control': file.cache, 'Content-Type': file.type, ETag: file.tag, Vary: 'Accept-Encoding' };
  if (context.req.header('if-none-match') === file.tag) return context.body(null, 304, headers);
  if (file.gzip !== undefined && (context.req.header('accept-encoding') ?? '').includes('gzip')) {
    return context.body(file.gzip, 200, { ...headers, 'Content-Encoding': 'gzip' });
  }
  return context.body(file.body, 200, headers);
}
