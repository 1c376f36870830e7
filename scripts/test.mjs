import { prepare } from './launch.mjs';
import { SetupError } from './progress.mjs';
import { browser } from './steps/browser.mjs';
import { lint } from './steps/lint.mjs';
import { typecheck } from './steps/typecheck.mjs';
import { unit } from './steps/unit.mjs';

/**
 * What `npm test` does, in order. A step takes the Node binary to use and says how many checks passed and failed.
 *
 * @type {Record<string, (node: string) => Promise<{ passed: number, failed: number }>>}
 */
const STEPS = { lint, typecheck, unit, browser };

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(STEPS, name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown step ${unknown.join(', ')}: expected one of ${Object.keys(STEPS).join(', ')}.\n`);
  process.exit(1);
}

const node = await prepare();
const total = { passed: 0, failed: 0 };
for (const [name, step] of Object.entries(STEPS)) {
  if (names.length === 0 || names.includes(name)) {
    process.stdout.write(`\n== ${name}\n`);
    const { passed, failed } = await step(node).catch(asFailure);
    total.passed += passed;
    total.failed += failed;
  }
}
/** A step that cannot be set up has failed; the others still run. */
function asFailure(/** @type {unknown} */ error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  return { passed: 0, failed: 1 };
}

process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
