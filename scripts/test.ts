import { existsSync } from 'node:fs';
import path from 'node:path';
import { ProgramMissing } from './programs.ts';
import { root } from './run.mjs';
import { browser } from './steps/browser.ts';
import { lint } from './steps/lint.ts';
import type { Outcome, Step } from './steps/step.ts';
import { typecheck } from './steps/typecheck.ts';
import { fast, unit } from './steps/unit.ts';

/**
 * Steps of `npm test`, run in this order, except `fast`, which `unit` includes. `npm test -- unit server/match` runs
 * one step, and only its tests whose path contains packages/server/test/match.
 */
const STEPS: Readonly<Record<string, Step>> = { lint, typecheck, fast, unit, browser };
const USUAL = ['lint', 'typecheck', 'unit', 'browser'];
/** Steps with tests that a filter can select. A filter without a step means those of `unit`. */
const TESTS = ['fast', 'unit', 'browser'];
/** Steps that run at the same time, because each uses one core for most of its time. */
const TOGETHER = ['lint', 'typecheck'];
const SLOWEST = 10;

interface Done {
  readonly name: string;
  readonly seconds: number;
  readonly outcome: Outcome;
}

const { names, filters } = partsOf(process.argv.slice(2));
const started = Date.now();
const first = await Promise.all(names.filter((name) => TOGETHER.includes(name)).map((name) => runStep(name)));
const done = [...first];
for (const name of names) if (!TOGETHER.includes(name)) done.push(await runStep(name));
report(done);

/** Separates step names from test filters. */
function partsOf(args: readonly string[]): { names: readonly string[]; filters: readonly string[] } {
  const named = Object.keys(STEPS).filter((name) => args.includes(name));
  const filters = args.filter((arg) => !named.includes(arg)).map(filterOf);
  const usual = filters.length === 0 ? USUAL : ['unit'];
  const names = named.length === 0 ? usual : named;
  if (filters.length > 0 && !names.some((name) => TESTS.includes(name))) {
    process.stderr.write(`Only ${TESTS.join(', ')} have tests to choose from: found ${args.join(' ')}.\n`);
    process.exit(1);
  }
  return { names, filters };
}

/** Expands `server/match` to the path of those tests; matches any other text against paths unchanged. */
function filterOf(text: string): string {
  const [name = '', ...rest] = text.split('/');
  return existsSync(path.join(root, 'packages', name, 'test')) ? ['packages', name, 'test', ...rest].join('/') : text;
}

async function runStep(name: string): Promise<Done> {
  const step = STEPS[name];
  if (step === undefined) throw new Error(`Unknown step ${name}: expected one of ${Object.keys(STEPS).join(', ')}.`);
  process.stdout.write(`\n== ${name}\n`);
  const began = Date.now();
  const outcome = await attempt(() => step(filters));
  return { name, seconds: (Date.now() - began) / 1000, outcome };
}

/** Runs a step; if a program is missing, that step fails and the others still run. */
async function attempt(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProgramMissing)) throw error;
    return { passed: 0, failures: [error.message] };
  }
}

function timeOf(seconds: number): string {
  return `${seconds.toFixed(1).padStart(6)} s`;
}

/** Prints a summary at the end: the slowest files, the time of each step, the failures, and the totals. */
function report(steps: readonly Done[]): void {
  const slowest = steps
    .flatMap(({ outcome }) => outcome.files ?? [])
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  const failures = steps.flatMap(({ name, outcome }) => outcome.failures.map((failure) => `${name}: ${failure}`));
  const passed = steps.reduce((sum, { outcome }) => sum + outcome.passed, 0);
  process.stdout.write(
    [
      ...(slowest.length === 0 ? [] : ['', 'Slowest test files']),
      ...slowest.map(({ file, seconds }) => `${timeOf(seconds)}  ${file}`),
      '',
      ...steps.map(
        ({ name, seconds, outcome }) =>
          `${name.padEnd(10)} ${timeOf(seconds)}   ${outcome.passed} passed, ${outcome.failures.length} failed`,
      ),
      `${'together'.padEnd(10)} ${timeOf((Date.now() - started) / 1000)}`,
      ...failures.map((failure) => `FAILED ${failure}`),
      '',
      `${passed} passed, ${failures.length} failed\n`,
    ].join('\n'),
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
}
