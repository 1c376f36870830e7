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
    /** Where the browser of all tests is joined. */
    browser: string;
    /** The folder of the built site. */
    site: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the site into a folder of its own, serves it and keeps a browser ready while the tests run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Vitest says `test`, which would build React for development.
  process.env.NODE_ENV = 'production';
  const outDir = await mkdtemp(join(tmpdir(), 'nunatak-site-'));
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  const server = await preview({ root, logLevel: 'warn', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('the preview server has no address');
  project.provide('address', address);
  project.provide('site', outDir);
  const browser = await launchServer();
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  };
}
