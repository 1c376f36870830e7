import { describe, expect, it } from 'vitest';
import { typed } from './typed.ts';

const runPart = (...parts: readonly string[]) => typed(process.execPath, ['scripts/test.ts', ...parts]);

describe('npm test', () => {
  it('runs the part that is named, and ends with the slowest files, the time of the step and the sum', () => {
    const { status, stdout } = runPart('fast', 'engine/path');
    const end = stdout.slice(stdout.indexOf('Slowest test files'));
    expect(end).toMatch(
      /^Slowest test files\n +[\d.]+ s {2}packages\/engine\/test\/path\.test\.ts\n\nfast +[\d.]+ s +6 passed, 0 failed\n/,
    );
    expect(end).toMatch(/\n6 passed, 0 failed\n$/);
    expect(status).toBe(0);
  });

  it('fails if no test file has the name', () => {
    const { status, stdout } = runPart('fast', 'nothingHasThisName');
    expect(stdout).toMatch(/\n0 passed, 1 failed\n$/);
    expect(status).toBe(1);
  });

  it('refuses a filter for a step without tests', () => {
    const { status, output } = runPart('lint', 'engine/path');
    expect(output).toContain('Only fast, unit, browser have tests to choose from');
    expect(status).toBe(1);
  });
});
