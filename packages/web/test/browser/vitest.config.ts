import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first: begun last, one of them would keep a single core busy at the end. */
const LONG = [
  'wholeGame',
  'screens',
  'onlineSlow',
  'access',
  'onlineTable',
  'online',
  'scene',
  'keeping',
  'layouts',
  'board',
  'line',
  'blessings',
  'seen',
  'reviewed',
  'review',
];

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.indexOf(basename(moduleId, '.test.ts'));
      return at < 0 ? LONG.length : at;
    };
    return Promise.resolve(files.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId)));
  }
}

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
    sequence: { sequencer: LongestFirst },
    testTimeout: 480_000,
    hookTimeout: 240_000,
    // Shared machines stall: what a test waits for comes, or never does.
    expect: { poll: { timeout: 120_000 } },
    allowOnly: false,
  },
});
