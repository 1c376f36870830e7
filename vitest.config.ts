import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { longestFirst } from './vitest.longestFirst.ts';
import { refuseOldNode } from './vitest.node.ts';

refuseOldNode();

// Every process that a test starts, and each that runs tests, would compile the same sources anew: half of its start.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));

/** Packages whose tests only compute: they share a process, and load the code that they test once. */
const TOGETHER = ['engine', 'words', 'protocol', 'web'];
/** Packages whose tests start servers, databases, workers and programs: each file has a process of its own. */
const APART = ['bots', 'cli', 'server'];

/** Tests of the server that start no program of their own and kill no database: they share a process, too. */
const HOUSE = [
  'match/*',
  'golden/*',
  'tournament/*',
  'store/{contract,daily,lists,ratings,sqlite,tidy,tournaments}',
].map((files) => `packages/server/test/${files}.test.ts`);

/** The files that take longest, the longest first. */
const LONG = ['cluster', 'faults', 'abuse', 'bots', 'review', 'arena', 'randomGames', 'fuzz', 'figures'];

const testsOf = (packages: readonly string[]) =>
  packages.flatMap((name) => [`packages/${name}/test/**/*.test.ts`, `packages/${name}/test/**/*.test.tsx`]);

// Browser tests need a built site and a real browser: they are a step of their own in scripts/test.mjs.
const NEVER = ['**/node_modules/**', '**/dist/**', 'packages/*/test/browser/**'];

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'set-up', include: ['scripts/test/*.test.ts'] } },
      { extends: true, test: { name: 'together', include: testsOf(TOGETHER), isolate: false } },
      { extends: true, test: { name: 'house', include: HOUSE, isolate: false } },
      { extends: true, test: { name: 'apart', include: testsOf(APART), exclude: [...NEVER, ...HOUSE] } },
    ],
    exclude: NEVER,
    globalSetup: ['packages/server/test/support/clusters.ts'],
    // Processes, not threads: one that crashes fails its own file and leaves the others' results.
    pool: 'forks',
    // What the collector has not looked at yet is no growth of memory: tests of that call it first.
    execArgv: ['--expose-gc'],
    // One more than a small machine has cores: servers, databases and programs are waited for much of the time.
    maxWorkers: 3,
    sequence: { sequencer: longestFirst(LONG) },
    // Shared machines stall; how fast things are is for the benchmarks to say.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What a test waits for comes, or never does.
    expect: { poll: { timeout: 120_000 } },
    allowOnly: false,
  },
});
