import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmInstall } from './npm.mjs';
import { SetupError, withProgress } from './progress.mjs';
import { root } from './run.mjs';

const platform = `${process.platform}-${process.arch}`;
const lockFile = path.join(root, 'package-lock.json');
const installedFile = path.join(root, 'node_modules', '.package-lock.json');
const stampFile = path.join(root, 'node_modules', '.nunatak-stamp');

/**
 * Installs what package-lock.json names, unless it lies there already.
 *
 * Install scripts stay off: every native package in use comes as a ready binary in an optional package of its own.
 * `npm ci` would refuse the whole lock file when it lacks the binary of some other platform, which happens when a
 * registry did not have that one yet; `npm install` takes the locked versions and fetches the binary by its exact version.
 *
 * @param {string} node
 */
export async function ensureDependencies(node) {
  const stamp = wantedStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) {
    return;
  }
  if (!isInstalled()) {
    refuseStaleLock();
    await withProgress('Installing dependencies', () => npmInstall(node, []));
  }
  writeFileSync(stampFile, stamp);
}

/** Refuses a lock file that does not know what a package.json asks for: the versions installed would be anyone's guess. */
function refuseStaleLock() {
  for (const [folder, locked] of Object.entries(packagesIn(lockFile))) {
    const file = path.join(root, folder, 'package.json');
    if (!folder.includes('node_modules/') && existsSync(file)) {
      const asked = JSON.parse(readFileSync(file, 'utf8'));
      if (dependenciesOf(asked) !== dependenciesOf(locked)) {
        throw new SetupError(
          `package-lock.json is older than ${path.posix.join(folder, 'package.json')}: ` +
            'run npm install --ignore-scripts and commit the lock file.',
        );
      }
    }
  }
}

/** @param {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} manifest */
function dependenciesOf({ dependencies = {}, devDependencies = {} }) {
  return [...Object.entries(dependencies), ...Object.entries(devDependencies)]
    .map(([name, version]) => `${name}@${version}`)
    .sort()
    .join(' ');
}

function wantedStamp() {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${platform} ${lock}\n`;
}

/** Whether `npm install` by hand already brought in every version the lock file names. */
function isInstalled() {
  return existsSync(installedFile) && !isFromAnotherPlatform() && sameVersions();
}

/** Optional packages differ by platform, and the comparison of versions leaves them out. */
function isFromAnotherPlatform() {
  return existsSync(stampFile) && !readFileSync(stampFile, 'utf8').startsWith(`${platform} `);
}

function sameVersions() {
  const installed = packagesIn(installedFile);
  return Object.entries(packagesIn(lockFile))
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.optional)
    .every(([place, entry]) => Object.hasOwn(installed, place) && installed[place]?.version === entry.version);
}

/**
 * @param {string} file
 * @returns {Record<string, {
 *   version?: string,
 *   optional?: boolean,
 *   dependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string>,
 * }>}
 */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
