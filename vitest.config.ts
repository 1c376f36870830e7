import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'packages/*/test/**/*.test.tsx'],
    // Browser tests need a built site and a real browser: they are a step of their own in scripts/test.mjs.
    exclude: ['**/node_modules/**', '**/dist/**', 'packages/*/test/browser/**'],
    pool: 'threads',
    maxWorkers: 2,
    // Shared machines stall; how fast things are is for the benchmarks to say.
    testTimeout: 180_000,
    allowOnly: false,
  },
});
