import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';

/**
 * Ends the process of a test that loops without end, and prints the name of the test. The timeout of a test cannot: its timer
 * never fires while the loop runs. The timer here runs in a thread of its own.
 */

/** A fast test takes less than one second; on a busy machine it waits for its turn. */
const LIMIT_MS = 20_000;

const THREAD = `
const { writeSync } = require('node:fs');
const { parentPort } = require('node:worker_threads');
let timer;
parentPort.on('message', (test) => {
  clearTimeout(timer);
  if (test === undefined) return;
  timer = setTimeout(() => {
    writeSync(2, '\\nSTUCK ' + test + ': no end after ${LIMIT_MS / 1000} s\\n');
    process.kill(process.pid, 'SIGKILL');
  }, ${LIMIT_MS});
});
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
