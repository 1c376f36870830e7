import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const MAIN = 'packages/server/src/main.ts';

/** Another release, ready to run. */
export interface Checkout {
  readonly folder: string;
  /** The program of its server. */
  readonly main: string;
  remove(): void;
}

/** The release in a folder, or that of a commit, which is fetched out of the history with the modules that it needs. */
export function checkOut(from: string): Checkout {
  if (existsSync(path.join(from, MAIN))) {
    const folder = path.resolve(from);
    return { folder, main: path.join(folder, MAIN), remove: () => undefined };
  }
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'nunatak-release-')), 'release');
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', ROOT, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  const remove = () => {
    rmSync(path.dirname(folder), { recursive: true, force: true });
    git('worktree', 'prune');
  };
  try {
    git('worktree', 'add', '--detach', folder, from);
  } catch (error) {
    rmSync(path.dirname(folder), { recursive: true, force: true });
    throw new Error(`--from: found ${from}, expected a folder with ${MAIN}, or a commit of this repository's history`, {
      cause: error,
    });
  }
  try {
    // Not `npm ci`: the lock files of earlier releases lack other platforms, which it refuses.
    execFileSync('npm', ['install', '--ignore-scripts', '--no-save'], { cwd: folder, stdio: 'ignore' });
  } catch (error) {
    remove();
    throw new Error(`--from: the modules of ${from} cannot be had`, { cause: error });
  }
  return { folder, main: path.join(folder, MAIN), remove };
}
