import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureProgram } from '../../../../../scripts/programs.ts';

const FILES = ['nunatak.sqlite', 'nunatak.sqlite-wal', 'nunatak.sqlite-journal'];
const CALLS = 'pwrite64,fsync,fdatasync,ftruncate,unlink';
/** Longer than any write of SQLite. */
const LONGEST = 1_048_576;

/** Runs a server so that everything it writes and syncs is on record. */
export function recorded(trace: string): readonly string[] {
  ensureProgram('strace');
  return ['strace', '-f', '-y', '-xx', '-s', String(LONGEST), '-e', `trace=${CALLS}`, '-o', trace];
}

type Write = (bytes: Buffer) => Buffer;

/** A file as the disk has it, and what has yet to reach it. */
interface DiskFile {
  synced: Buffer | undefined;
  pending: Write[];
}

/**
 * Makes a folder as a power cut would leave it: with what a recorded server has synced, and nothing else that it wrote.
 *
 * Every write and every sync is taken from the record in its order, so nothing depends on luck. It shows what a server
 * loses that trusts unsynced writes; it does not show disks that lie about syncs, or that keep half of a write.
 */
export function afterPowerCut(folder: string, before: string, trace: string, target: string): void {
  const files = new Map<string, DiskFile>(
    FILES.map((name) => [path.join(folder, name), { synced: contentOf(path.join(before, name)), pending: [] }]),
  );
  const unfinished = new Map<string, string>();
  for (const line of readFileSync(trace, 'latin1').split('\n')) {
    const [pid = ''] = line.split(' ', 1);
    const begun = /^\d+ +(\w+\(.*) <unfinished \.\.\.>$/.exec(line)?.[1];
    if (begun !== undefined) {
      unfinished.set(pid, begun);
      continue;
    }
    const resumed = /^\d+ +<\.\.\. \w+ resumed>(.*)$/.exec(line)?.[1];
    const call = resumed === undefined ? line.replace(/^\d+ +/, '') : `${unfinished.get(pid) ?? ''}${resumed}`;
    unfinished.delete(pid);
    apply(files, call);
  }
  mkdirSync(target, { recursive: true });
  for (const [file, { synced }] of files) {
    if (synced !== undefined) writeFileSync(path.join(target, path.basename(file)), synced);
  }
}

function apply(files: ReadonlyMap<string, DiskFile>, call: string): void {
  const [, name, where = ''] = /^(\w+)\((?:\d+<|")([^>"]*)/.exec(call) ?? [];
  // Names too are told in hexadecimal digits.
  const file = files.get(fromHex(where).toString());
  if (file === undefined) return;
  if (name === 'pwrite64') {
    const [, data = '', offset = '0'] = /, "([^"]*)", \d+, (\d+)\)? +=/.exec(call) ?? [];
    const bytes = fromHex(data);
    file.pending.push((known) => written(known, bytes, Number(offset)));
  } else if (name === 'ftruncate') {
    const [, size = '0'] = /, (\d+)\)? +=/.exec(call) ?? [];
    file.pending.push((known) => Buffer.concat([known.subarray(0, Number(size))], Number(size)));
  } else if (name === 'unlink') {
    file.synced = undefined;
    file.pending = [];
  } else {
    file.synced = file.pending.reduce<Buffer>((known, write) => write(known), file.synced ?? Buffer.alloc(0));
    file.pending = [];
  }
}

function written(known: Buffer, bytes: Buffer, offset: number): Buffer {
  const grown = Buffer.alloc(Math.max(known.length, offset + bytes.length));
  known.copy(grown);
  bytes.copy(grown, offset);
  return grown;
}

function fromHex(text: string): Buffer {
  return text.startsWith('\\x') ? Buffer.from(text.replaceAll('\\x', ''), 'hex') : Buffer.from(text, 'latin1');
}

function contentOf(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Keeps the files of a database as they are now. */
export function copyOf(folder: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const name of FILES) {
    if (existsSync(path.join(folder, name))) copyFileSync(path.join(folder, name), path.join(target, name));
  }
}
