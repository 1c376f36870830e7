import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Locked {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'),
);

it('the lock file has the binaries of every platform: without them npm ci refuses it', () => {
  const missing = Object.values(lock.packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !Object.keys(lock.packages).some((place) => place.endsWith(`node_modules/${name}`)));
  expect(missing).toEqual([]);
});

it('the lock file names no download address', () => {
  const addresses = Object.values(lock.packages).flatMap(({ link, resolved }) => (link ? [] : (resolved ?? [])));
  expect(addresses).toEqual([]);
});

it('npm ci does not install boardgame.io, which only the server benchmark needs', () => {
  const peers = Object.keys(lock.packages).filter((place) =>
    /node_modules\/(boardgame\.io|koa|svelte|socket\.io)/.test(place),
  );
  expect(peers).toEqual([]);
});

it('npm ci accepts the lock file without asking the registry', () => {
  const cache = mkdtempSync(path.join(tmpdir(), 'nunatak-npm-'));
  try {
    // On Windows npm is a batch file, which only a shell can start.
    const { status, stderr } = spawnSync('npm', ['ci', '--dry-run', '--offline', '--cache', cache], {
      cwd: ROOT,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
});
