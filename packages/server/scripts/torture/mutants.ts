import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { PromiseId } from '../../test/support/siege/broken.ts';

interface Patch {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const LATE = 'setTimeout(resolve, 40)';

/** Servers that lie. Each is a copy of ours with a few words changed, and torture has to find out which promise it breaks. */
export const MUTANTS = {
  /** Says that a move is on the disk while it is on its way there. */
  acknowledgeBeforeCommit: {
    breaks: 'kept',
    patches: [
      {
        file: 'store/sqliteStore.ts',
        from: "return move === undefined ? this.#writer.call('commit', change) : this.#writer.call('move', move);",
        to: `void new Promise((resolve) => ${LATE}).then(() => this.#writer.call('commit', change)); return Promise.resolve(true);`,
      },
      {
        file: 'store/postgresStore.ts',
        from: 'return change.freedSeats === undefined ? this.#batches.commit(change) : super.commit(change);',
        to: `if (change.freedSeats !== undefined) return super.commit(change); void new Promise((resolve) => ${LATE}).then(() => this.#batches.commit(change)); return Promise.resolve(true);`,
      },
    ],
  },
  /** Does not wait for the disk. */
  syncOff: {
    breaks: 'kept',
    patches: [
      { file: 'store/sqliteFile.ts', from: 'pragma synchronous = full', to: 'pragma synchronous = off' },
      {
        file: 'store/postgresStore.ts',
        from: 'connectionString: url,',
        to: "connectionString: url, options: '-c synchronous_commit=off',",
      },
    ],
  },
  /** Writes to a match that another process owns by now, if nothing else has changed. */
  commitWithoutFence: {
    breaks: 'fence',
    patches: [{ file: 'store/postgresStore.ts', from: ' and matches.epoch = change.epoch', to: '' }],
  },
  /** Lets one match that cannot be read stop the work for all. */
  sweepWithoutTry: {
    breaks: 'clock',
    patches: [
      {
        file: 'deferred/timer.ts',
        from: "this.#log.error('deferred work failed', { match: id, error });",
        to: 'throw error;',
      },
    ],
  },
} as const satisfies Readonly<Record<string, { readonly breaks: PromiseId; readonly patches: readonly Patch[] }>>;

export type Mutant = keyof typeof MUTANTS;

export interface MutantServer {
  /** The program to run. */
  readonly main: string;
  remove(): void;
}

/** Writes a copy of the server with a mutation. */
export function makeMutant(name: Mutant): MutantServer {
  const folder = mkdtempSync(path.join(tmpdir(), 'nunatak-mutant-'));
  const source = fileURLToPath(new URL('../../src', import.meta.url));
  cpSync(source, path.join(folder, 'src'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  symlinkSync(fileURLToPath(new URL('../../../../node_modules', import.meta.url)), path.join(folder, 'node_modules'));
  for (const { file, from, to } of MUTANTS[name].patches) {
    const target = path.join(folder, 'src', file);
    const text = readFileSync(target, 'utf8');
    if (!text.includes(from)) throw new Error(`${name}: ${file} does not say any more: ${from}`);
    writeFileSync(target, text.replace(from, to));
  }
  return {
    main: path.join(folder, 'src/main.ts'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
