import { parentPort, workerData } from 'node:worker_threads';
import { SqliteWriter } from './sqliteWriter.ts';
import type { Answer, Call } from './writerThread.ts';

/** The thread that writes: it waits for the disk, so that no socket has to. */
const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread');
const writer = new SqliteWriter(workerData.file);
let answers: Answer[] = [];

port.on('message', (calls: readonly Call[] | 'close') => {
  if (calls === 'close') {
    void writer.close().finally(() => port.close());
    return;
  }
  for (const { n, method, args } of calls) {
    // The other side of the thread has the types: what it calls by name it calls with that method's arguments.
    const work = writer[method] as (...given: readonly unknown[]) => Promise<unknown>;
    work.apply(writer, [...args]).then(
      (value) => answer({ n, value }),
      (error: unknown) => answer({ n, error }),
    );
  }
});

/** Whatever one commit has settled goes back together. */
function answer(one: Answer): void {
  if (answers.length === 0) {
    setImmediate(() => {
      port?.postMessage(answers);
      answers = [];
    });
  }
  answers.push(one);
}
