/* The temple of the first version, taken from the history of this clone: what a picture costs is told as a ratio to it. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The last commit before the scene; what it drew on a machine without a graphics processor it called thrifty. */
export const FIRST = { commit: '70e2afa', query: 'effort=thrifty' };

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Does work with what Vite serves of it; without the history there is nothing to compare with. */
export async function withFirstTemple(work) {
  const folder = await mkdtemp(path.join(tmpdir(), 'nunatak-first-'));
  try {
    const archive = maybeArchive();
    if (archive === undefined) return undefined;
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    await symlink(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
    return await work({
      root: path.join(folder, 'packages/web'),
      cacheDir: path.join(folder, '.vite'),
      resolve: { alias: { '@nunatak/engine': path.join(folder, 'packages/engine/src/game.ts') } },
      server: { fs: { strict: false } },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function maybeArchive() {
  try {
    return execFileSync('git', ['archive', FIRST.commit, 'tsconfig.base.json', 'packages/web', 'packages/engine'], {
      cwd: repository,
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
