import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'packages/*/test/**/*.test.tsx'],
    // Browser tests need a built site and a real browser: they are a step of their own in scripts/test.mjs.
    exclude: ['**/node_modules/**', '**/dist/**', 'packages/*/test/browser/**'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 20_000,
    allowOnly: false,
  },
});
