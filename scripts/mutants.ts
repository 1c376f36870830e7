import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run.mjs';

/**
 * Makes small changes to the rules, one at a time, and lists those that no rule example detects: `npm run mutants`, or
 * `npm run mutants -- modes` for one part, or `npm run mutants -- turn.ts:1-120` for some lines. docs/mutation.md
 * judges the survivors.
 *
 * Installs Stryker on demand instead of through the lock file, because nothing else needs its 160 packages.
 */

const VERSION = '10.1.1';
const PACKAGES = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);
const SRC = 'packages/engine/src';

const PARTS: Readonly<Record<string, readonly string[]>> = {
  scoring: [`${SRC}/scoring/*.ts`],
  turn: [`${SRC}/turn.ts`],
  blessings: [`${SRC}/blessings/*.ts`],
  modes: [`${SRC}/modes/*.ts`],
};

const home = path.join(root, '.tools', 'mutants');

/**
 * The tests with examples of the rules. Tests of formats, of random games, and those that reload the engine are
 * excluded: they are slow and detect little.
 */
const TESTS = `import { defineConfig } from 'vitest/config';
export default defineConfig({
  test: {
    include: ['packages/engine/test/rules/*.test.ts', 'packages/engine/test/blessings/*.test.ts'],
    exclude: ['**/{everyRule,edition,records,notation,figures,preview,replay}.test.ts'],
    pool: 'threads',
    maxWorkers: 1,
    // One process for all files: reloading the engine for each takes longer than the tests.
    isolate: false,
  },
});
`;

/**
 * Excludes code that runs once when a module loads: such a change would need all tests, not only those that cover it.
 * Most of it is ids, rule ids and values, which other tests check (docs/mutation.md).
 */
function configOf(part: string): object {
  return {
    testRunner: 'vitest',
    plugins: [path.join(home, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
    vitest: { configFile: path.join(home, 'vitest.config.ts'), related: false },
    mutate: filesOf(part),
    ignorePatterns: ['packages/{web,server,bots,cli}', 'docs', 'deploy'],
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 6000,
    tsconfigFile: 'none.json',
    tempDirName: path.join(home, 'tmp'),
    reporters: ['clear-text', 'json'],
    clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false, reportMutants: true },
    jsonReporter: { fileName: reportOf(part, 'json') },
  };
}

/** Returns the files of a part, or one named engine file, with or without a range of lines. */
function filesOf(part: string): readonly string[] {
  return PARTS[part] ?? [`${SRC}/${part}`];
}

function reportOf(part: string, ending: string): string {
  return path.join(home, `${part.replaceAll(/[/:]/g, '-')}.${ending}`);
}

const asked = process.argv.slice(2);
const unknown = asked.find(
  (part) => !Object.hasOwn(PARTS, part) && !existsSync(path.join(root, SRC, part.split(':', 1).join())),
);
if (unknown !== undefined) {
  process.stderr.write(
    `Unknown part ${unknown}: expected one of ${Object.keys(PARTS).join(', ')}, or a file of ${SRC} as turn.ts:1-120.\n`,
  );
  process.exit(1);
}

const stryker = path.join(home, 'node_modules/@stryker-mutator/core');
const isInstalled =
  existsSync(stryker) && JSON.parse(readFileSync(path.join(stryker, 'package.json'), 'utf8')).version === VERSION;
if (!isInstalled) {
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'package.json'), '{ "private": true }\n');
  // Stryker finds its peer dependency, Vitest, in the repository's node_modules above.
  process.stderr.write('Installing Stryker into .tools ...\n');
  const install = ['install', '--no-save', '--legacy-peer-deps', '--prefix', home, ...PACKAGES];
  const failed = await run('npm', install, { shell: process.platform === 'win32' });
  if (failed !== 0) process.exit(failed);
}
writeFileSync(path.join(home, 'vitest.config.ts'), TESTS);

for (const part of asked.length === 0 ? Object.keys(PARTS) : asked) {
  const config = reportOf(part, 'config.json');
  writeFileSync(config, JSON.stringify(configOf(part), undefined, 2));
  const code = await run(process.execPath, [path.join(stryker, 'bin/stryker.js'), 'run', config]);
  if (code !== 0) process.exit(code);
}
