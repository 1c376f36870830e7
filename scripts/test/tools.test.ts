import { describe, expect, it } from 'vitest';
import { typed } from './typed.ts';

describe('after npm ci, tools start as people expect', () => {
  it.each(['vitest', 'tsc', 'biome', 'vite'])('npx %s', (tool) => {
    const { status, output } = typed('npx', ['--no', tool, '--version']);
    expect(output).toMatch(/\d+\.\d+\.\d+/);
    expect(status).toBe(0);
  });

  it('npx vitest finds the tests', () => {
    const { status, output } = typed('npx', ['--no', 'vitest', 'list', 'packages/engine/test/path.test.ts']);
    expect(output).toContain('packages/engine/test/path.test.ts >');
    expect(status).toBe(0);
  });
});

it('says which Node the tests need if it does not run TypeScript', () => {
  const args = ['--no-strip-types', 'node_modules/vitest/vitest.mjs', 'list', 'packages/engine/test/path.test.ts'];
  const { status, output } = typed(process.execPath, args);
  expect(output).toContain('The tests need Node 22.18 or newer');
  expect(output).toContain('npm run vitest');
  expect(status).toBe(1);
});
