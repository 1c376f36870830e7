import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';

const WORKER = 'sw.js';
/** The page goes by the address of its folder, which is the empty text. */
const PAGE = 'index.html';

/** Every file below a folder, by its address. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => name !== WORKER && !name.endsWith('.map'))
    .sort();
}

async function fingerprint(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(path.join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

async function buildWorker(entry: string, files: readonly string[], id: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { BUILD_FILES: JSON.stringify(files), BUILD_ID: JSON.stringify(id) },
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
        const id = await fingerprint(dir, files);
        const addresses = files.map((file) => (file === PAGE ? '' : file));
        await writeFile(path.join(dir, WORKER), await buildWorker(entry, addresses, id));
      },
    },
  };
}
