import { prepare } from './launch.mjs';
import { SetupError } from './progress.mjs';
import { browser } from './steps/browser.mjs';
import { lint } from './steps/lint.mjs';
import { typecheck } from './steps/typecheck.mjs';
import { unit } from './steps/unit.mjs';

/**
 * How many checks of a step passed, and which failed.
 *
 * @typedef {{ passed: number, failures: string[] }} Outcome
 */

/**
 * What `npm test` does, in order, each with the Node binary to use.
 *
 * @type {Record<string, (node: string) => Promise<Outcome>>}
 */
const STEPS = { lint, typecheck, unit, browser };

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(STEPS, name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown step ${unknown.join(', ')}: expected one of ${Object.keys(STEPS).join(', ')}.\n`);
  process.exit(1);
}

const node = await prepare();
let passed = 0;
/** @type {string[]} */
const failures = [];
for (const [name, step] of Object.entries(STEPS)) {
  if (names.length === 0 || names.includes(name)) {
    process.stdout.write(`\n== ${name}\n`);
    const outcome = await step(node).catch(asFailure);
    passed += outcome.passed;
    failures.push(...outcome.failures.map((failure) => `${name}: ${failure}`));
  }
}

/**
 * A step that cannot be set up has failed; the others still run.
 *
 * @param {unknown} error
 * @returns {Outcome}
 */
function asFailure(error) {
  if (!(error instanceof SetupError)) throw error;
  return { passed: 0, failures: [error.message] };
}

// Of a long run people see the end: what failed is named there once more.
for (const failure of failures) process.stdout.write(`FAILED ${failure}\n`);
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
