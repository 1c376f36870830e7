import { readFileSync, writeFileSync } from 'node:fs';
import { usageError } from './errors.ts';

/** What the system says about a file, without the stack: `no such file`, `permission denied`. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
      return 'no such file or folder';
    case 'EACCES':
    case 'EPERM':
      return 'permission denied';
    case 'EISDIR':
      return 'it is a folder';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'a part of the path is a file, not a folder';
    case 'ENOSPC':
      return 'the disk is full';
    case 'EROFS':
      return 'the file system is read-only';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}

/** A JSON document from a file; an error says whether it could not be read or is not JSON. */
export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw usageError(`${file} cannot be read: ${reasonOf(error)}`, error);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw usageError(`${file} is not JSON: ${reasonOf(error)}`, error);
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw usageError(`${file} cannot be written: ${reasonOf(error)}`, error);
  }
}

/** Runs what makes or opens a folder; an error names it. */
export function withFolder(folder: string, make: () => void): void {
  try {
    make();
  } catch (error) {
    throw usageError(`the folder ${folder} cannot be made: ${reasonOf(error)}`, error);
  }
}
