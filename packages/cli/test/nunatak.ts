import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll } from 'vitest';
import { run } from '../src/cli.ts';
import type { Io } from '../src/io.ts';
import { PLAIN } from '../src/show/style.ts';

/** Width of a pipe's lines. */
const COLUMNS = 110;

/** Result of a call. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A running call: its output so far, and its result. */
export interface Call {
  readonly written: { stdout: string; stderr: string };
  readonly ended: Promise<Ended>;
}

/** Starts a call of the CLI in this process, with the input as if from a pipe. */
export function call(args: readonly string[], input = ''): Call {
  const written = { stdout: '', stderr: '' };
  const write = (text: string) => {
    written.stdout += text;
  };
  const io: Io = {
    print: (text = '') => write(`${text}\n`),
    complain: (text) => {
      written.stderr += `${text}\n`;
    },
    write,
    input: Readable.from(input === '' ? [] : [input]),
    columns: COLUMNS,
    style: PLAIN,
    wait: (_, work) => work(),
    isInteractive: false,
  };
  return { written, ended: run(args, io).then((code) => ({ code, ...written })) };
}

/** Runs the CLI in this process to its end. */
export function nunatak(args: readonly string[], input = ''): Promise<Ended> {
  return call(args, input).ended;
}

/** Creates a folder for a test's files; removed after its tests. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'nunatak-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A record that a test can read and edit. */
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

/** Returns the only line of a text; fails if there are more or none. */
export function onlyLine(text: string): string {
  const lines = text.trimEnd().split('\n');
  if (lines.length !== 1) throw new Error(`expected one line, found ${lines.length}:\n${text}`);
  return lines[0];
}
