/** A set-up problem the player can solve; its message is shown without a stack. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError';
}

/**
 * Shows on stderr what is going on and for how long while `work` runs.
 *
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(what, work) {
  const began = Date.now();
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(0)} s`;
  const live = process.stderr.isTTY === true;
  process.stderr.write(live ? `${what} ...` : `${what} ...\n`);
  const timer = live
    ? setInterval(() => process.stderr.write(`\r${what} ... ${seconds()}`), 1000)
    : setInterval(() => process.stderr.write(`  still at it after ${seconds()}\n`), 15_000);
  let ending = 'failed after';
  try {
    const result = await work();
    ending = 'done in';
    return result;
  } finally {
    clearInterval(timer);
    process.stderr.write(live ? `\r${what} ... ${ending} ${seconds()}\n` : `  ${ending} ${seconds()}\n`);
  }
}
