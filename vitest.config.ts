import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { longestFirst } from './vitest.longestFirst.ts';
import { refuseOldNode } from './vitest.node.ts';

refuseOldNode();

// Every process that a test starts, and each that runs tests, would compile the same sources anew: half of its start.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));

/** Packages whose tests only compute, and those whose tests start servers, databases and programs. */
const PURE = 'packages/{engine,words,protocol,bots,web}/test';
const IMPURE = 'packages/{server,cli}/test';

/**
 * What `npm run check` runs before each commit: tests that only compute, in a process that they share with the code they test.
 * The name of a file says otherwise: `X.slow.test.ts` takes more than two seconds or starts a server, and `X.fast.test.ts` of
 * the server package needs no server.
 */
const FAST = [`${PURE}/**/*.test.{ts,tsx}`, `${IMPURE}/**/*.fast.test.ts`];
const SLOW = [`${PURE}/**/*.slow.test.ts`];

/** Tests of the server that start no program of their own and kill no database: they share a process, too. */
const HOUSE = [
  'match/*',
  'golden/*',
  'tournament/*',
  'store/{contract,daily,lists,ratings,sqlite,tidy,tournaments}',
].map((files) => `packages/server/test/${files}.test.ts`);

/** Each file has a process of its own. */
const APART = ['scripts/test/*.test.ts', `${IMPURE}/**/*.test.ts`];

/** The files that take longest, the longest first. */
const LONG = [
  'cluster',
  'faults',
  'abuse',
  'bots',
  'review.slow',
  'arena.slow',
  'randomGames.slow',
  'fuzz.slow',
  'figures.slow',
];

// Browser tests need a built site and a real browser: they are a step of their own in scripts/test.ts.
const NEVER = ['**/node_modules/**', '**/dist/**', 'packages/*/test/browser/**'];

/** Shared machines stall; how fast things are is for the benchmarks to say. */
const PATIENT = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 120_000 } } };

/** What only computes has an answer at once: a test that waits longer waits for something that never comes. */
const IMPATIENT = { testTimeout: 10_000, hookTimeout: 10_000, expect: { poll: { timeout: 5_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: FAST,
          exclude: [...NEVER, ...SLOW],
          isolate: false,
          setupFiles: ['vitest.watchdog.ts'],
          ...IMPATIENT,
        },
      },
      { extends: true, test: { name: 'slow', include: SLOW, ...PATIENT } },
      {
        extends: true,
        test: { name: 'house', include: HOUSE, exclude: [...NEVER, ...FAST], isolate: false, ...PATIENT },
      },
      { extends: true, test: { name: 'apart', include: APART, exclude: [...NEVER, ...FAST, ...HOUSE], ...PATIENT } },
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
    allowOnly: false,
  },
});
