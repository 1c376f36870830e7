import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { longestFirst } from '../../../../vitest.longestFirst.ts';
import { refuseOldNode } from '../../../../vitest.node.ts';

refuseOldNode();

// The servers of online tests would compile the same sources anew: half of their start.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url));

/** The files that take longest, the longest first. */
const LONG = [
  'wholeGame',
  'screens',
  'onlineSlow',
  'scene',
  'access',
  'onlineTable',
  'layouts',
  'board',
  'line',
  'keeping',
  'online',
  'blessings',
  'seen',
  'learn',
  'review',
  'nets',
  'reviewed',
  'deals',
];

/** Tests with a real browser: they build the site once and play it by clicking. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['*.test.ts'],
    globalSetup: ['./site.ts'],
    pool: 'threads',
    // One more than a small machine has cores: pages, servers and clocks are waited for much of the time.
    maxWorkers: 3,
    // What the files share is read once in each worker; what a test changes lies in its page.
    isolate: false,
    sequence: { sequencer: longestFirst(LONG) },
    testTimeout: 480_000,
    hookTimeout: 240_000,
    // Shared machines stall: what a test waits for comes, or never does.
    expect: { poll: { timeout: 120_000 } },
    allowOnly: false,
  },
});
