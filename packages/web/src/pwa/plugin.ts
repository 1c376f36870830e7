import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import type { PrecacheEntry } from 'workbox-precaching';

const WORKER = 'sw.js';
/** Vite puts a hash of the content into the names of these files. */
const NAMED_BY_CONTENT = /^assets\//;

/** Every file below a folder, by its address. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => name !== WORKER && !name.endsWith('.map'))
    .sort();
}

/**
 * How the worker asks for a file and tells it from the same file of another build. It stores no file that does not match
 * its `integrity`: a page of another release or the login page of a network never gets in.
 */
async function entryOf(folder: string, file: string): Promise<PrecacheEntry> {
  const hash = createHash('sha256').update(await readFile(path.join(folder, file)));
  const integrity = `sha256-${hash.digest('base64')}`;
  return { url: `/${file}`, revision: NAMED_BY_CONTENT.test(file) ? null : integrity, integrity };
}

async function buildWorker(entry: string, files: readonly PrecacheEntry[]): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // Workbox brings its messages for developers unless it is built for production.
    define: { BUILD_FILES: JSON.stringify(files), 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { write: false, target: 'es2022', lib: { entry, formats: ['es'], fileName: 'sw' } },
  });
  const [first] = Array.isArray(made) ? made : [made];
  const chunk =
    first !== undefined && 'output' in first ? first.output.find(({ type }) => type === 'chunk') : undefined;
  if (chunk === undefined || !('code' in chunk)) throw new Error('the service worker was not built');
  return chunk.code;
}

/** Adds `sw.js` to the build: a service worker that knows every file that was written. */
export function serviceWorker(entry: string): Plugin {
  return {
    name: 'nunatak-service-worker',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) throw new Error('the build has no folder to put the service worker in');
        const files = await filesIn(dir);
        const entries = await Promise.all(files.map((file) => entryOf(dir, file)));
        await writeFile(path.join(dir, WORKER), await buildWorker(entry, entries));
      },
    },
  };
}
