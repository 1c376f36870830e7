import { ensureProgram } from '../programs.ts';
import type { Outcome } from './step.ts';
import { runTests } from './vitest.ts';

/** Every test of every package that needs no browser. */
export function unit(filters: readonly string[]): Promise<Outcome> {
  ensureProgram('postgresql');
  ensureProgram('python3');
  return runTests(filters);
}

/** The tests that only compute: no database, no program of the system. */
export function fast(filters: readonly string[]): Promise<Outcome> {
  return runTests(['--project', 'fast', ...filters]);
}
