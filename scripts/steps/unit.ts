import { ensureProgram } from '../programs.ts';
import type { Outcome } from './step.ts';
import { runTests } from './vitest.ts';

/** Runs every test of every package that needs no browser. */
export function unit(filters: readonly string[]): Promise<Outcome> {
  ensureProgram('postgresql');
  ensureProgram('python3');
  return runTests(filters);
}

/** Runs the tests that only compute, without databases and other programs. */
export function fast(filters: readonly string[]): Promise<Outcome> {
  return runTests(['--project', 'fast', ...filters]);
}
