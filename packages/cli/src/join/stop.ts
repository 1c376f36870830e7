import process from 'node:process';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Runs work that Ctrl-C or the system can ask to stop; a second request ends the process at once. */
export async function untilStopped<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const controller = new AbortController();
  const stop = () => {
    for (const name of SIGNALS) process.off(name, stop);
    controller.abort();
  };
  for (const name of SIGNALS) process.on(name, stop);
  try {
    return await work(controller.signal);
  } finally {
    for (const name of SIGNALS) process.off(name, stop);
  }
}
