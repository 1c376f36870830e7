import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll } from 'vitest';
import { run } from '../src/cli.ts';
import type { Io } from '../src/io.ts';
import { PLAIN } from '../src/show/style.ts';

/** As wide as what a pipe gets. */
const COLUMNS = 110;

/** How a call ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A call under way: what it has written so far, and how it ends. */
export interface Call {
  readonly written: { stdout: string; stderr: string };
  readonly ended: Promise<Ended>;
}

/** Begins a call of the CLI in this process, with this input as if from a pipe. */
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
