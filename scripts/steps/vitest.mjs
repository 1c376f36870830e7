import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTool } from '../launch.mjs';

/**
 * Runs Vitest and counts.
 *
 * @param {string} node
 * @param {string[]} args
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
    return existsSync(report) ? counts(JSON.parse(readFileSync(report, 'utf8')), code) : { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} FileResult
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: FileResult[] }} report
 * @param {number} code
 */
function counts(report, code) {
  // A file that does not load, or whose hooks fail, fails without a failed test of its own.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  // No test found, or an error outside every test, shows only in the exit code.
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}
