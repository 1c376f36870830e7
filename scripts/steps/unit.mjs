import { ensureProgram } from '../system.mjs';
import { runTests } from './vitest.mjs';

/** Every test of every package that needs no browser. */
export async function unit(/** @type {string} */ node) {
  await ensureProgram('postgresql');
  await ensureProgram('python3');
  return runTests(node, []);
}
