import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { launchServer } from '../../scripts/browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    /** Where the pages of the workshop are served: the temple and its sounds alone, without the table round them. */
    workshop: string;
    /** Where the browser of the tests is joined, which paints nothing. */
    browser: string;
    /** Where the browser of those that take pictures is joined. */
    painter: string;
    /** The folder of the built site. */
    site: string;
    /** The folder of a later release of the site: the same sources, and no file under a name of the first release. */
    nextSite: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const SITE = ['index.html'];
const WORKSHOP = ['dev/board.html', 'dev/sound.html'];

interface Served {
  readonly folder: string;
  readonly address: string;
  close(): Promise<void>;
}

/** Builds the next release of the site into a folder of its own. */
async function buildNext(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nunatak-next-'));
  const entryFileNames = 'assets/next-[name]-[hash].js';
  const assetFileNames = 'assets/next-[name]-[hash][extname]';
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames, chunkFileNames: entryFileNames, assetFileNames } },
    },
  });
  return folder;
}

/** Builds pages into a folder of their own, as they ship, and serves them. */
async function serve(pages: readonly string[]): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'nunatak-site-'));
  const input = pages.map((page) => join(root, page));
  await build({
    root,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input } },
  });
  const server = await preview({
    root,
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('the preview server has no address');
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { folder, address, close };
}

/** Builds the site and the workshop once, serves them and keeps two browsers ready while the tests run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Vitest says `test`, which would build React for development.
  process.env.NODE_ENV = 'production';
  const [site, nextSite, workshop, browser, painter] = await Promise.all([
    serve(SITE),
    buildNext(),
    serve(WORKSHOP),
    launchServer({ paints: false }),
    launchServer({ paints: true }),
  ]);
  project.provide('address', site.address);
  project.provide('workshop', workshop.address);
  project.provide('site', site.folder);
  project.provide('nextSite', nextSite);
  project.provide('browser', browser.wsEndpoint());
  project.provide('painter', painter.wsEndpoint());
  return async () => {
    await browser.close();
    await painter.close();
    await site.close();
    await rm(nextSite, { recursive: true, force: true });
    await workshop.close();
  };
}
