import { ensureProgram } from '../programs.ts';
import type { Outcome } from './step.ts';
import { runTests } from './vitest.ts';

/** Runs the tests in a real Chromium. */
export function browser(filters: readonly string[]): Promise<Outcome> {
  ensureProgram('chromium');
  return runTests(['--config', 'packages/web/test/browser/vitest.config.ts', ...filters]);
}
