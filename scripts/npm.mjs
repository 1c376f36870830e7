import { spawn } from 'node:child_process';
import path from 'node:path';
import { SetupError } from './progress.mjs';
import { root } from './run.mjs';

const QUIET = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];

/**
 * Runs `npm install` without install scripts and without changing package.json or the lock file.
 *
 * npm's own output stays out of sight, unless it fails: then it is part of the error.
 *
 * @param {string} node the Node that runs npm
 * @param {string[]} args
 * @returns {Promise<void>}
 */
export function npmInstall(node, args) {
  return new Promise((resolve, reject) => {
    const child = spawnNpm(node, ['install', ...QUIET, ...args]);
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => reject(new SetupError(`npm could not be run: ${error.message}`, { cause: error })));
    child.on('close', (code) => {
      if (code === 0) {
        resolve();
      } else {
        reject(new SetupError(`npm install ${args.join(' ')} failed:\n${output.trim()}`));
      }
    });
  });
}

/**
 * @param {string} node
 * @param {string[]} args
 */
function spawnNpm(node, args) {
  const cli = process.env.npm_execpath;
  if (cli !== undefined && path.basename(cli) === 'npm-cli.js') {
    return spawn(node, [cli, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  }
  // On Windows npm is a batch file, which only a shell can start.
  return spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
}
