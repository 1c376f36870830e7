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

const started = Date.now();
const node = await prepare();
const setUp = secondsSince(started);
/** @type {{ name: string, seconds: number, outcome: Outcome }[]} */
const done = [];
for (const [name, step] of Object.entries(STEPS)) {
  if (names.length === 0 || names.includes(name)) {
    process.stdout.write(`\n== ${name}\n`);
    const began = Date.now();
    const outcome = await step(node).catch(asFailure);
    done.push({ name, seconds: secondsSince(began), outcome });
  }
}

function figures(/** @type {string} */ name, /** @type {number} */ seconds) {
  return `${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s`;
}

function secondsSince(/** @type {number} */ began) {
  return (Date.now() - began) / 1000;
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

// Of a long run people see the end: how long each step took, and once more what failed.
process.stdout.write(`\n${figures('set-up', setUp)}\n`);
for (const { name, seconds, outcome } of done) {
  process.stdout.write(`${figures(name, seconds)}   ${outcome.passed} passed, ${outcome.failures.length} failed\n`);
}
const failures = done.flatMap(({ name, outcome }) => outcome.failures.map((failure) => `${name}: ${failure}`));
for (const failure of failures) process.stdout.write(`FAILED ${failure}\n`);
const passed = done.reduce((sum, { outcome }) => sum + outcome.passed, 0);
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
