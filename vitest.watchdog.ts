import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';

/**
 * Ends the process of a test that loops without end, and prints the name of the test. The timeout of a test cannot: its timer
 * never fires while the loop runs. The timer here runs in a thread of its own.
 */

/**
 * A fast test takes less than one second. The limit is in seconds of processor time, which a test that waits for a busy
 * machine does not use.
 */
const LIMIT_S = 20;

const THREAD = `
const { writeSync } = require('node:fs');
const { parentPort } = require('node:worker_threads');
const secondsUsed = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
let test;
let began = 0;
parentPort.on('message', (next) => {
  test = next;
  began = secondsUsed();
});
setInterval(() => {
  if (test === undefined || secondsUsed() - began < ${LIMIT_S}) return;
  writeSync(2, '\\nSTUCK ' + test + ': no end after ${LIMIT_S} s of processor time\\n');
  process.kill(process.pid, 'SIGKILL');
}, 500);
`;

const shared: typeof globalThis & { stuckTimer?: Worker } = globalThis;

function watch(test: string | undefined): void {
  // Files share a process, and each loads this file again.
  shared.stuckTimer ??= new Worker(THREAD, { eval: true });
  shared.stuckTimer.unref();
  shared.stuckTimer.postMessage(test);
}

const file = path.relative(process.cwd(), expect.getState().testPath ?? '');
watch(`${file}, while it loads`);
beforeEach(({ task }) => watch(`${file}: ${task.name}`));
afterEach(() => watch(undefined));
afterAll(() => watch(undefined));
