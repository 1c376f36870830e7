import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from '../run.mjs';
import type { Outcome } from './step.ts';

const VITEST = path.join(root, 'node_modules/vitest/vitest.mjs');

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly FileResult[];
}

interface FileResult {
  readonly name: string;
  readonly status: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

/** Runs Vitest and counts the results. */
export async function runTests(args: readonly string[]): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nunatak-test-'));
  const report = path.join(folder, 'vitest.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await run(process.execPath, [VITEST, 'run', ...args, ...reporters]);
    if (existsSync(report)) return outcomeOf(JSON.parse(readFileSync(report, 'utf8')), code);
    return { passed: 0, failures: [`the test runner ended with code ${code} and left no report`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function outcomeOf({ numPassedTests, testResults }: Report, code: number): Outcome {
  const failures = testResults.flatMap(failuresOf);
  // If no test was found, or an error occurred outside every test, only the exit code shows it.
  const isOutside = code !== 0 && failures.length === 0;
  return {
    passed: numPassedTests,
    failures: isOutside
      ? [`the test runner ended with code ${code}; the error, outside of any test, is printed above`]
      : failures,
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

function failuresOf({ name, status, assertionResults }: FileResult): readonly string[] {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => `${file}: ${test.fullName}`);
  // A file that fails to load, or whose hooks fail, has no failed test of its own.
  return status === 'failed' && failed.length === 0 ? [`${file} as a whole`] : failed;
}
