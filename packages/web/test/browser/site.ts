import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    /** The folder of the built site. */
    site: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the site into a folder of its own and serves it while the tests run. */
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
  return async () => {
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  };
}
