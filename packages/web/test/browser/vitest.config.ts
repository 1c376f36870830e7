import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests with a real browser: they build the site once and play it by clicking. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['*.test.ts'],
    globalSetup: ['./site.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // Shared machines stall: what a test waits for comes, or never does.
    expect: { poll: { timeout: 30_000 } },
    allowOnly: false,
  },
});
