import { setImmediate } from 'node:timers/promises';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { QUIET_MS, TIDY_EVERY } from './sqliteFile.ts';
import { SqliteWriter } from './sqliteWriter.ts';
import type { Answer, Call } from './writerThread.ts';

/**
 * The thread that writes: it waits for the disk, so that no socket has to. Between calls it sleeps until its bell rings,
 * which takes less than to be woken by an event loop.
 */
const port = portOfThread();
const { file, bell }: { readonly file: string; readonly bell: Int32Array } = workerData;
const writer = new SqliteWriter(file);
let isOpen = true;
let untidied = 0;

maybe(() => writer.makeRoom());
while (isOpen) {
  const rung = Atomics.load(bell, 0);
  const calls = callsAtHand();
  if (calls.length > 0) {
    port.postMessage(await Promise.all(calls.map(answerTo)));
    untidied += calls.length;
    // What V8 has put off comes with a turn of the event loop, of which there is none else.
    if (untidied >= TIDY_EVERY) await setImmediate();
  } else if (isOpen && sleepAfter(rung) === 'timed-out') {
    untidied = 0;
    maybe(() => writer.tidy());
  }
}
await writer.close();
port.close();

function portOfThread(): MessagePort {
  if (parentPort === null) throw new Error('This file runs as a worker thread');
  return parentPort;
}

/** All that was asked for by now, for one commit. */
function callsAtHand(): Call[] {
  const calls: Call[] = [];
  for (;;) {
    const received: { readonly message: readonly Call[] | 'close' } | undefined = receiveMessageOnPort(port);
    if (received === undefined) return calls;
    if (received.message === 'close') isOpen = false;
    else calls.push(...received.message);
  }
}

async function answerTo([n, method, ...args]: Call): Promise<Answer> {
  // The other side of the thread has the types: what it calls by name it calls with that method's arguments.
  const work = writer[method] as (...given: readonly unknown[]) => Promise<unknown>;
  try {
    return [n, await work.apply(writer, args)];
  } catch (error) {
    return [n, undefined, error];
  }
}

/** Until the bell rings again; a log that should be tidied up lets it sleep for a moment only. */
function sleepAfter(rung: number): 'ok' | 'not-equal' | 'timed-out' {
  return Atomics.wait(bell, 0, rung, untidied >= TIDY_EVERY ? QUIET_MS : undefined);
}

function maybe(chore: () => void): void {
  try {
    chore();
  } catch {
    // Nobody waits for it: whoever writes next hears what is wrong with the file.
  }
}
