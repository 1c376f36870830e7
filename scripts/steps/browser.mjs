import { ensureProgram } from '../system.mjs';
import { runTests } from './vitest.mjs';

/** The tests that play in a real Chromium. */
export async function browser(/** @type {string} */ node) {
  await ensureProgram('chromium');
  return runTests(node, ['--config', 'packages/web/test/browser/vitest.config.ts']);
}
