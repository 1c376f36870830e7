import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'packages/*/test/**/*.test.tsx'],
    // Browser tests need a built site and a real browser: they are a step of their own in scripts/test.mjs.
    exclude: ['**/node_modules/**', '**/dist/**', 'packages/*/test/browser/**'],
    // Processes, not threads: one that crashes fails its own file and leaves the others' results.
    pool: 'forks',
    // What the collector has not looked at yet is no growth of memory: tests of that call it first.
    execArgv: ['--expose-gc'],
    maxWorkers: 2,
    // Shared machines stall; how fast things are is for the benchmarks to say.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    allowOnly: false,
  },
});
