import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The exit code of a child; one ended by a signal gets the code that shells give it, 128 and the number of the signal.
 *
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCodeOf(code, signal) {
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
}

/**
 * Runs a program in the repository's root and resolves to its exit code.
 *
 * The terminal sends Ctrl+C to the whole group, so the child decides how to end; other signals are passed on.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {{ stdio?: import('node:child_process').StdioOptions, shell?: boolean, cwd?: string }} [options]
 * @returns {Promise<number>}
 */
export function run(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', ...options });
    const leaveToChild = () => undefined;
    const terminate = () => child.kill('SIGTERM');
    process.on('SIGINT', leaveToChild);
    process.on('SIGTERM', terminate);
    process.on('SIGHUP', terminate);
    const release = () => {
      process.off('SIGINT', leaveToChild);
      process.off('SIGTERM', terminate);
      process.off('SIGHUP', terminate);
    };
    child.on('error', (error) => {
      release();
      reject(error);
    });
    child.on('close', (code, signal) => {
      release();
      resolve(exitCodeOf(code, signal));
    });
  });
}
