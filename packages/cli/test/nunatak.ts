import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
/** The compiled sources, kept from call to call: most of the time of a call is spent there. */
const COMPILED = path.join(tmpdir(), 'nunatak-compiled');
export const BIN = fileURLToPath(new URL('../../../scripts/nunatak.mjs', import.meta.url));

/** How a call ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the CLI as a process of its own, with this input on stdin. */
export function nunatak(args: readonly string[], input = ''): Promise<Ended> {
  return runNode([MAIN, ...args], input);
}

/** The same, asked to end by a signal when something has come true. */
export function nunatakUntil(args: readonly string[], signal: NodeJS.Signals, time: Promise<unknown>): Promise<Ended> {
  const child = spawnNode([MAIN, ...args], tmpdir());
  const ended = endOf(child, '');
  time.then(
    () => child.kill(signal),
    () => child.kill('SIGKILL'),
  );
  return ended;
}

export function runNode(
  args: readonly string[],
  input = '',
  cwd = tmpdir(),
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return endOf(spawnNode(args, cwd, env), input);
}

function spawnNode(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, args, { cwd, env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...env } });
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

/** A folder for the files of a test, gone when its tests are done. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'nunatak-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A record as a test reads and edits it. */
export interface EditableRecord {
  seed?: string;
  setup: { deck: string[]; firstPlayer: number };
  steps: {
    seat: number | null;
    notation: string;
    hash: string;
    legal?: unknown[];
    action: Record<string, unknown>;
    events: Record<string, unknown>[];
    after: { points: number[] };
  }[];
  sheets: Record<string, Record<string, number>>;
  winners: number[];
}

export function readRecord(file: string): EditableRecord {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function writeRecord(file: string, record: EditableRecord): void {
  writeFileSync(file, JSON.stringify(record));
}

/** One line on stderr, and nothing else there. */
export function onlyLine(text: string): string {
  const lines = text.trimEnd().split('\n');
  if (lines.length !== 1) throw new Error(`expected one line, found ${lines.length}:\n${text}`);
  return lines[0];
}
