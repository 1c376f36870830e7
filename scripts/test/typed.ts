import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Typed {
  readonly status: number | null;
  readonly stdout: string;
  /** Text written to stdout, followed by the text written to stderr. */
  readonly output: string;
}

/** Runs a program in the root folder as if typed at a terminal, without the settings of the test run. */
export function typed(program: string, args: readonly string[]): Typed {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS)/.test(name)));
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env,
    // On Windows npm and npx are batch files, which only a shell can start.
    shell: process.platform === 'win32',
  });
  return { status, stdout, output: stdout + stderr };
}
