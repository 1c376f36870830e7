import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTool } from '../launch.mjs';
import { root } from '../run.mjs';

/**
 * Runs Vitest and counts.
 *
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<import('../test.mjs').Outcome>}
 */
export async function runTests(node, args) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nunatak-test-'));
  const report = path.join(folder, 'vitest.json');
  try {
    const code = await runTool(node, 'vitest', [
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    if (existsSync(report)) return counts(JSON.parse(readFileSync(report, 'utf8')), code);
    return { passed: 0, failures: [`the test runner ended with code ${code} and left no report`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @typedef {{ status: string, fullName: string }} TestResult
 * @typedef {{ name: string, status: string, assertionResults: TestResult[] }} FileResult
 * @param {{ numPassedTests: number, testResults: FileResult[] }} report
 * @param {number} code
 * @returns {import('../test.mjs').Outcome}
 */
function counts(report, code) {
  const failures = report.testResults.flatMap(failuresOf);
  // No test found, or an error outside every test, shows only in the exit code.
  const isOutside = code !== 0 && failures.length === 0;
  return {
    passed: report.numPassedTests,
    failures: isOutside ? [`the test runner ended with code ${code}, though no test failed`] : failures,
  };
}

/** @param {FileResult} file */
function failuresOf({ name, status, assertionResults }) {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => `${file}: ${test.fullName}`);
  // A file that does not load, or whose hooks fail, fails without a failed test of its own.
  return status === 'failed' && failed.length === 0 ? [`${file} as a whole`] : failed;
}
