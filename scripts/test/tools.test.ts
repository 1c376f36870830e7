import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a program in the root folder as a person would type it, without the settings of the test run around it. */
function type(program: string, args: readonly string[]): { status: number | null; output: string } {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS)/.test(name)));
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env,
    shell: process.platform === 'win32',
  });
  return { status, output: stdout + stderr };
}

describe('after npm ci, tools start as people expect', () => {
  it.each(['vitest', 'tsc', 'biome', 'vite'])('npx %s', (tool) => {
    const { status, output } = type('npx', ['--no', tool, '--version']);
    expect(output).toMatch(/\d+\.\d+\.\d+/);
    expect(status).toBe(0);
  });

  it('npx vitest finds the tests', () => {
    const { status, output } = type('npx', ['--no', 'vitest', 'list', 'packages/engine/test/path.test.ts']);
    expect(output).toContain('packages/engine/test/path.test.ts >');
    expect(status).toBe(0);
  });
});

it('says which Node the tests need if it does not run TypeScript', () => {
  const args = ['--no-strip-types', 'node_modules/vitest/vitest.mjs', 'list', 'packages/engine/test/path.test.ts'];
  const { status, output } = type(process.execPath, args);
  expect(output).toContain('The tests need Node 22.18 or newer');
  expect(output).toContain('npm run vitest');
  expect(status).toBe(1);
});
