import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Ended } from './nunatak.ts';

export const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
export const BIN = fileURLToPath(new URL('../../../scripts/nunatak.mjs', import.meta.url));

type Env = Readonly<Record<string, string>>;

/** Starts the CLI as its own process, to test exit codes, pipes and signals. */
export function startNode(args: readonly string[], cwd = tmpdir(), env: Env = {}): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, args, { cwd, env: { ...process.env, ...env } });
}

/** Runs the CLI as a process with this input on stdin, to its end. */
export function runNode(args: readonly string[], input = '', cwd = tmpdir(), env: Env = {}): Promise<Ended> {
  return endOf(startNode(args, cwd, env), input);
}

/** Runs the CLI as a process, and sends it a signal when a promise resolves. */
export function nodeUntil(args: readonly string[], signal: NodeJS.Signals, time: Promise<unknown>): Promise<Ended> {
  const child = startNode(args);
  const ended = endOf(child, '');
  time.then(
    () => child.kill(signal),
    () => child.kill('SIGKILL'),
  );
  return ended;
}

function endOf(child: ChildProcessWithoutNullStreams, input: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
