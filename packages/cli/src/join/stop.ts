import process from 'node:process';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Does work that can be asked to end by Ctrl-C or by the system; asked a second time, the process just ends. */
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
