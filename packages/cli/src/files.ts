import { readFileSync, writeFileSync } from 'node:fs';
import { type FileFault, type TerminalTexts, words } from '@nunatak/words';
import { CliError, EXIT, usageError } from './errors.ts';

/** A file that cannot be read or written, and why. */
export class FileError extends CliError {
  override name = 'FileError';
  readonly file: string;
  readonly #fault: FileFault | undefined;

  constructor(file: string, what: string, cause: unknown) {
    const fault = faultOf(cause);
    super(`${file} ${what}: ${reasonOf(fault, cause, words('en').terminal)}`, EXIT.usage, { cause });
    this.file = file;
    this.#fault = fault;
  }

  /** The reason in the words of the reader; in the system's own where it is a rare one. */
  reason(texts: TerminalTexts): string {
    return reasonOf(this.#fault, this.cause, texts);
  }
}

function fileError(file: string, what: string, cause: unknown): FileError {
  return new FileError(file, what, cause);
}

function reasonOf(fault: FileFault | undefined, cause: unknown, { faults }: TerminalTexts): string {
  if (fault !== undefined) return faults[fault];
  return cause instanceof Error ? cause.message : String(cause);
}

function faultOf(error: unknown): FileFault | undefined {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'ENOENT':
      return 'missing';
    case 'EACCES':
    case 'EPERM':
      return 'denied';
    case 'EISDIR':
      return 'isFolder';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'noFolder';
    case 'ENOSPC':
      return 'full';
    case 'EROFS':
      return 'readOnly';
    default:
      return undefined;
  }
}

/** A JSON document from a file; an error says whether it could not be read or is not JSON. */
export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw fileError(file, 'cannot be read', error);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw fileError(file, 'is not JSON', error);
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw fileError(file, 'cannot be written', error);
  }
}

/** Writes a file that must not be there yet: nobody's work is overwritten. */
export function writeNewText(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw isThere
      ? usageError(`${file} cannot be written: it is there already`, error)
      : fileError(file, 'cannot be written', error);
  }
}

/** Runs what makes or opens a folder; an error names it. */
export function withFolder(folder: string, make: () => void): void {
  try {
    make();
  } catch (error) {
    throw fileError(`the folder ${folder}`, 'cannot be made', error);
  }
}
